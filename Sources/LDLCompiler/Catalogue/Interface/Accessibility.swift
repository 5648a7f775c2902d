extension CatalogueInterface {
    /// Modifiers for those who cannot see the screen or touch it; layout does not see them.
    static let accessibility: StaticString = #"""
        struct AccessibilityAttachmentModifier: ViewModifier {}
        extension View {
            /// Describes the view.
            @inert @unchecked func accessibility() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Sets the words for the view.
            @inert @unchecked func accessibilityLabel() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Sets the words for the view's value.
            @inert @unchecked func accessibilityValue() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Sets the words for what the view does.
            @inert @unchecked func accessibilityHint() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Names the view for tests.
            @inert @unchecked func accessibilityIdentifier() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Hides the view from those who cannot see it.
            @inert @unchecked func accessibilityHidden() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Makes an element of the views inside.
            @inert @unchecked func accessibilityElement() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Sets the elements inside.
            @inert @unchecked func accessibilityChildren() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Describes the view by another.
            @inert @unchecked func accessibilityRepresentation() -> ModifiedContent<Self,
                AccessibilityAttachmentModifier>
            /// Says what the view is.
            @inert @unchecked func accessibilityAddTraits() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Says what the view is not.
            @inert @unchecked func accessibilityRemoveTraits() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Says which heading the view is.
            @inert @unchecked func accessibilityHeading() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Sets words that the view is called by.
            @inert @unchecked func accessibilityInputLabels() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Does something.
            @inert @unchecked func accessibilityAction() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Does one of several things.
            @inert @unchecked func accessibilityActions() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Changes a value.
            @inert @unchecked func accessibilityAdjustableAction() -> ModifiedContent<Self,
                AccessibilityAttachmentModifier>
            /// Scrolls.
            @inert @unchecked func accessibilityScrollAction() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Sets where the view is touched.
            @inert @unchecked func accessibilityActivationPoint() -> ModifiedContent<Self,
                AccessibilityAttachmentModifier>
            /// Sets the order of the views.
            @inert @unchecked func accessibilitySortPriority() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Ties the focus to a value.
            @inert @unchecked func accessibilityFocused() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Ties words to what they describe.
            @inert @unchecked func accessibilityLabeledPair() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Ties views to one another.
            @inert @unchecked func accessibilityLinkedGroup() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Sets a way through the views.
            @inert @unchecked func accessibilityRotor() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Sets a place on a way through the views.
            @inert @unchecked func accessibilityRotorEntry() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Adds to the description.
            @inert @unchecked func accessibilityCustomContent() -> ModifiedContent<Self,
                AccessibilityAttachmentModifier>
            /// Describes a chart.
            @inert @unchecked func accessibilityChartDescriptor() -> ModifiedContent<Self,
                AccessibilityAttachmentModifier>
            /// Lets touches through.
            @inert @unchecked func accessibilityDirectTouch() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Sets where the view is dragged from.
            @inert @unchecked func accessibilityDragPoint() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Sets where things are dropped.
            @inert @unchecked func accessibilityDropPoint() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Keeps the view's colours.
            @inert @unchecked func accessibilityIgnoresInvertColors() -> ModifiedContent<Self,
                AccessibilityAttachmentModifier>
            /// Does something by a gesture.
            @inert @unchecked func accessibilityQuickAction() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Says whether the view answers.
            @inert @unchecked func accessibilityRespondsToUserInteraction() -> ModifiedContent<Self,
                AccessibilityAttachmentModifier>
            /// Shows the view larger.
            @inert @unchecked func accessibilityShowsLargeContentViewer() -> ModifiedContent<Self,
                AccessibilityAttachmentModifier>
            /// Says what a text is.
            @inert @unchecked func accessibilityTextContentType() -> ModifiedContent<Self,
                AccessibilityAttachmentModifier>
            /// Zooms.
            @inert @unchecked func accessibilityZoomAction() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Says how far the view is scrolled.
            @inert @unchecked func accessibilityScrollStatus() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
            /// Says which view has the focus at first.
            @inert @unchecked func accessibilityDefaultFocus() -> ModifiedContent<Self, AccessibilityAttachmentModifier>
        }
        """#
}

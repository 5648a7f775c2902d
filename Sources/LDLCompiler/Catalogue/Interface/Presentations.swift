extension CatalogueInterface {
    /// Modifiers that show other screens over the view, or say how it moves; layout does not see them.
    static let presentations: StaticString = #"""
        struct _PresentationModifier: ViewModifier {}
        extension View {
            /// Sets the height of a wheel's rows.
            @unmodelled @unchecked func defaultWheelPickerItemHeight() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets effects under a pointer belong together.
            @inert @unchecked func hoverEffectGroup() -> ModifiedContent<Self, _PresentationModifier>
            /// Changes how a row looks under a pointer.
            @inert @unchecked func listRowHoverEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether rows change under a pointer.
            @inert @unchecked func listRowHoverEffectDisabled() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of menus, in an older way.
            @inert @unchecked func menuButtonStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what bars are painted with.
            @inert @unchecked func toolbarForegroundStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the point from which a window grows.
            @inert @unchecked func windowResizeAnchor() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows a screen over the view.
            @inert @unchecked func sheet() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows a screen that covers all.
            @inert @unchecked func fullScreenCover() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows a bubble beside the view.
            @inert @unchecked func popover() -> ModifiedContent<Self, _PresentationModifier>
            /// Asks something in a box.
            @inert @unchecked func alert() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets one of several actions be chosen.
            @inert @unchecked func actionSheet() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets one of several actions be chosen.
            @inert @unchecked func confirmationDialog() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the symbol of a box.
            @inert @unchecked func dialogIcon() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how grave a box is.
            @inert @unchecked func dialogSeverity() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets a box not be shown again.
            @inert @unchecked func dialogSuppressionToggle() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether an app can be ended while a box is shown.
            @inert @unchecked func dialogPreventsAppTermination() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows a column beside the view.
            @inert @unchecked func inspector() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the width of a column beside the view.
            @inert @unchecked func inspectorColumnWidth() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows a menu when a finger stays on the view.
            @inert @unchecked func contextMenu() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how changed content comes into sight.
            @inert @unchecked func contentTransition() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the heights of a screen over others.
            @inert @unchecked func presentationDetents() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether a screen over others shows a handle.
            @inert @unchecked func presentationDragIndicator() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is behind a screen over others.
            @inert @unchecked func presentationBackground() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how round a screen over others is.
            @inert @unchecked func presentationCornerRadius() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether the view under a screen takes touches.
            @inert @unchecked func presentationBackgroundInteraction() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what swiping on a screen over others does.
            @inert @unchecked func presentationContentInteraction() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the form of a screen over others where there is little room.
            @inert @unchecked func presentationCompactAdaptation() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the size of a screen over others.
            @inert @unchecked func presentationSizing() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how a screen is seen through things.
            @inert @unchecked func presentationBreakthroughEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether an app can be ended.
            @inert @unchecked func presentationPreventsAppTermination() -> ModifiedContent<Self, _PresentationModifier>
            /// Keeps a screen over others from being swiped away.
            @inert @unchecked func interactiveDismissDisabled() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets a file be chosen.
            @inert @unchecked func fileImporter() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets a file be saved.
            @inert @unchecked func fileExporter() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets a file be moved.
            @inert @unchecked func fileMover() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is seen while a file is chosen.
            @inert @unchecked func fileDialogBrowserOptions() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the button of a file dialog.
            @inert @unchecked func fileDialogConfirmationLabel() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the identity of a file dialog.
            @inert @unchecked func fileDialogCustomizationID() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets where a file is looked for first.
            @inert @unchecked func fileDialogDefaultDirectory() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether aliases can be chosen.
            @inert @unchecked func fileDialogImportsUnresolvedAliases() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the words of a file dialog.
            @inert @unchecked func fileDialogMessage() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets which files can be chosen.
            @inert @unchecked func fileDialogURLEnabled() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the words beside a file's name.
            @inert @unchecked func fileExporterFilenameLabel() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets photos be chosen.
            @inert @unchecked func photosPicker() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of a choice of photos.
            @inert @unchecked func photosPickerStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is seen of a choice of photos.
            @inert @unchecked func photosPickerAccessoryVisibility() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what a choice of photos cannot do.
            @inert @unchecked func photosPickerDisabledCapabilities() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows files.
            @inert @unchecked func quickLookPreview() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets apps be chosen.
            @inert @unchecked func familyActivityPicker() -> ModifiedContent<Self, _PresentationModifier>
            /// Offers music.
            @inert @unchecked func musicSubscriptionOffer() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows an app of the store.
            @inert @unchecked func appStoreOverlay() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows subscriptions.
            @inert @unchecked func manageSubscriptionsSheet() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets a code be used.
            @inert @unchecked func offerCodeRedemption() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets money be asked back.
            @inert @unchecked func refundRequestSheet() -> ModifiedContent<Self, _PresentationModifier>
            /// Loads a product.
            @inert @unchecked func storeProductTask() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of products.
            @inert @unchecked func productViewStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Loads a subscription.
            @inert @unchecked func subscriptionStatusTask() -> ModifiedContent<Self, _PresentationModifier>
            /// Loads what was bought.
            @inert @unchecked func currentEntitlementTask() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when something is bought.
            @inert @unchecked func onInAppPurchaseStart() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when something was bought.
            @inert @unchecked func onInAppPurchaseCompletion() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of a sign-in button.
            @inert @unchecked func signInWithAppleButtonStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of a pay button.
            @inert @unchecked func payWithApplePayButtonStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows a translation.
            @inert @unchecked func translationPresentation() -> ModifiedContent<Self, _PresentationModifier>
            /// Translates texts.
            @inert @unchecked func translationTask() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of maps.
            @inert @unchecked func mapStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the controls of maps.
            @inert @unchecked func mapControls() -> ModifiedContent<Self, _PresentationModifier>
            /// Ties controls to a map.
            @inert @unchecked func mapScope() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when a map moves.
            @inert @unchecked func onMapCameraChange() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets an axis of charts.
            @inert @unchecked func chartXAxis() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets an axis of charts.
            @inert @unchecked func chartYAxis() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the scale of charts.
            @inert @unchecked func chartXScale() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the scale of charts.
            @inert @unchecked func chartYScale() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the legend of charts.
            @inert @unchecked func chartLegend() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the colours of charts.
            @inert @unchecked func chartForegroundStyleScale() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of charts.
            @inert @unchecked func chartPlotStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts views over charts.
            @inert @unchecked func chartOverlay() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts views behind charts.
            @inert @unchecked func chartBackground() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the words beside an axis of charts.
            @inert @unchecked func chartXAxisLabel() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the words beside an axis of charts.
            @inert @unchecked func chartYAxisLabel() -> ModifiedContent<Self, _PresentationModifier>
            /// Ties a value to what is chosen in charts.
            @inert @unchecked func chartXSelection() -> ModifiedContent<Self, _PresentationModifier>
            /// Ties a value to what is chosen in charts.
            @inert @unchecked func chartYSelection() -> ModifiedContent<Self, _PresentationModifier>
            /// Ties a value to what is chosen in charts.
            @inert @unchecked func chartAngleSelection() -> ModifiedContent<Self, _PresentationModifier>
            /// Answers to gestures on charts.
            @inert @unchecked func chartGesture() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets charts be scrolled.
            @inert @unchecked func chartScrollableAxes() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is seen of charts.
            @inert @unchecked func chartXVisibleDomain() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is seen of charts.
            @inert @unchecked func chartYVisibleDomain() -> ModifiedContent<Self, _PresentationModifier>
            /// Ties the place that charts are scrolled to to a value.
            @inert @unchecked func chartScrollPosition() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets where scrolling of charts comes to rest.
            @inert @unchecked func chartScrollTargetBehavior() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the symbols of charts.
            @inert @unchecked func chartSymbolScale() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the lines of charts.
            @inert @unchecked func chartLineStyleScale() -> ModifiedContent<Self, _PresentationModifier>
            /// Hides the bar with the time.
            @inert @unchecked func statusBar() -> ModifiedContent<Self, _PresentationModifier>
            /// Hides the bar with the time.
            @inert @unchecked func statusBarHidden() -> ModifiedContent<Self, _PresentationModifier>
            /// Hides the line at the bottom.
            @inert @unchecked func persistentSystemOverlays() -> ModifiedContent<Self, _PresentationModifier>
            /// Moves changes of the view.
            @inert @unchecked func animation() -> ModifiedContent<Self, _PresentationModifier>
            /// Changes how changes are moved.
            @inert @unchecked func transaction() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how the view comes into sight.
            @inert @unchecked func transition() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets the view move into another.
            @inert @unchecked func matchedGeometryEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Moves the view by keyframes.
            @inert @unchecked func keyframeAnimator() -> ModifiedContent<Self, _PresentationModifier>
            /// Moves the view through phases.
            @inert @unchecked func phaseAnimator() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts glass behind the view.
            @inert @unchecked func glassEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Gives glass an identity.
            @inert @unchecked func glassEffectID() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how glass comes into sight.
            @inert @unchecked func glassEffectTransition() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts glass together.
            @inert @unchecked func glassEffectUnion() -> ModifiedContent<Self, _PresentationModifier>
            /// Continues the view beyond its edges.
            @inert @unchecked func backgroundExtensionEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Draws the view with a shader.
            @inert @unchecked func colorEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Draws the view with a shader.
            @inert @unchecked func distortionEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Draws the view with a shader.
            @inert @unchecked func layerEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Draws texts inside in a way of its own.
            @inert @unchecked func textRenderer() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is behind a container.
            @inert @unchecked func containerBackground() -> ModifiedContent<Self, _PresentationModifier>
            /// Carries a value to a container.
            @inert @unchecked func containerValue() -> ModifiedContent<Self, _PresentationModifier>
            /// Carries a value outwards.
            @inert @unchecked func preference() -> ModifiedContent<Self, _PresentationModifier>
            /// Changes a value that is carried outwards.
            @inert @unchecked func transformPreference() -> ModifiedContent<Self, _PresentationModifier>
            /// Carries a place outwards.
            @inert @unchecked func anchorPreference() -> ModifiedContent<Self, _PresentationModifier>
            /// Changes places that are carried outwards.
            @inert @unchecked func transformAnchorPreference() -> ModifiedContent<Self, _PresentationModifier>
            /// Explains the view to a pointer.
            @inert @unchecked func help() -> ModifiedContent<Self, _PresentationModifier>
            /// Says that the view may be out of date.
            @inert @unchecked func invalidatableContent() -> ModifiedContent<Self, _PresentationModifier>
            /// Says that the view is private.
            @inert @unchecked func privacySensitive() -> ModifiedContent<Self, _PresentationModifier>
            /// Gives a store to everything inside.
            @inert @unchecked func modelContainer() -> ModifiedContent<Self, _PresentationModifier>
            /// Gives a store to everything inside.
            @inert @unchecked func modelContext() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets where a widget leads.
            @inert @unchecked func widgetURL() -> ModifiedContent<Self, _PresentationModifier>
            /// Says that the view takes a widget's colour.
            @inert @unchecked func widgetAccentable() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the words beside a widget.
            @inert @unchecked func widgetLabel() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is behind a widget.
            @inert @unchecked func widgetBackground() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the colour of an activity.
            @inert @unchecked func activityBackgroundTint() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the colour of an activity's buttons.
            @inert @unchecked func activitySystemActionForegroundColor() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the sizes of an activity.
            @inert @unchecked func supplementalActivityFamilies() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the device of a preview.
            @inert @unchecked func previewDevice() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the name of a preview.
            @inert @unchecked func previewDisplayName() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the size of a preview.
            @inert @unchecked func previewLayout() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the orientation of a preview.
            @inert @unchecked func previewInterfaceOrientation() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the surroundings of a preview.
            @inert @unchecked func previewContext() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how bright pictures inside may be.
            @inert @unchecked func allowedDynamicRange() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the language that texts inside are set in.
            @inert @unchecked func typesettingLanguage() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the keys that select the view.
            @inert @unchecked func typeSelectEquivalent() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how materials inside look.
            @inert @unchecked func materialActiveAppearance() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the room for symbols of labels.
            @inert @unchecked func labelReservedIconWidth() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the room between a symbol and words.
            @inert @unchecked func labelIconToTitleSpacing() -> ModifiedContent<Self, _PresentationModifier>
            /// Names the view for measurements.
            @inert @unchecked func interactionActivityTrackingTag() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets a device be chosen.
            @inert @unchecked func continuityDevicePicker() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the pitch of speech.
            @inert @unchecked func speechAdjustedPitch() -> ModifiedContent<Self, _PresentationModifier>
            /// Says that punctuation is spoken.
            @inert @unchecked func speechAlwaysIncludesPunctuation() -> ModifiedContent<Self, _PresentationModifier>
            /// Says that words wait for others.
            @inert @unchecked func speechAnnouncementsQueued() -> ModifiedContent<Self, _PresentationModifier>
            /// Says that letters are spoken.
            @inert @unchecked func speechSpellsOutCharacters() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the bar over the keyboard.
            @inert @unchecked func touchBar() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is in the middle of that bar.
            @inert @unchecked func touchBarItemPrincipal() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets words in that bar.
            @inert @unchecked func touchBarCustomizationLabel() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is always in that bar.
            @inert @unchecked func touchBarItemPresence() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets a picture be made.
            @inert @unchecked func imagePlaygroundSheet() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets a symbol of navigation.
            @inert @unchecked func assistiveAccessNavigationIcon() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts choices side by side.
            @inert @unchecked func horizontalRadioGroupLayout() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts a view beside a window.
            @inert @unchecked func ornament() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts glass behind a window.
            @inert @unchecked func glassBackgroundEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Turns the view in space, for layout too.
            @inert @unchecked func rotation3DLayout() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets which styles a text may have.
            @inert @unchecked func attributedTextFormattingDefinition() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether the knob of sliders is seen.
            @inert @unchecked func sliderThumbVisibility() -> ModifiedContent<Self, _PresentationModifier>
            /// Explains a control.
            @inert @unchecked func controlWidgetActionHint() -> ModifiedContent<Self, _PresentationModifier>
            /// Says how a control is.
            @inert @unchecked func controlWidgetStatus() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how symbols are coloured.
            @inert @unchecked func symbolColorRenderingMode() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how a symbol's value is drawn.
            @inert @unchecked func symbolVariableValueMode() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the height of lines.
            @inert @unchecked func lineHeight() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts the usual room of a screen round the view.
            @unmodelled @unchecked func scenePadding() -> ModifiedContent<Self, _PresentationModifier>
            /// Keeps the view away from round corners.
            @unmodelled @unchecked func containerCornerOffset() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts actions under a section.
            @unmodelled @unchecked func sectionActions() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets the first touch of a window through.
            @inert @unchecked func allowsWindowActivationEvents() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts a view behind the view, made from values carried outwards.
            @inert @unchecked func backgroundPreferenceValue() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts a view over the view, made from values carried outwards.
            @inert @unchecked func overlayPreferenceValue() -> ModifiedContent<Self, _PresentationModifier>
            /// Keeps the view from being recorded.
            @inert @unchecked func contentCaptureProtected() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts things in the bar of a content.
            @inert @unchecked func contentToolbar() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets where values are kept.
            @inert @unchecked func defaultAppStorage() -> ModifiedContent<Self, _PresentationModifier>
            /// Asks before a window is closed.
            @inert @unchecked func dismissalConfirmationDialog() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the menu of documents.
            @inert @unchecked func documentBrowserContextMenu() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how things are dragged.
            @inert @unchecked func dragConfiguration() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets several things be dragged.
            @inert @unchecked func dragContainer() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets which things are dragged.
            @inert @unchecked func dragContainerSelection() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how dragged things are seen.
            @inert @unchecked func dragPreviewsFormation() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how things are dropped.
            @inert @unchecked func dropConfiguration() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how dropped things are seen.
            @inert @unchecked func dropPreviewsFormation() -> ModifiedContent<Self, _PresentationModifier>
            /// Answers to game controllers.
            @inert @unchecked func handlesGameControllerEvents() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets a suggestion be chosen.
            @inert @unchecked func journalingSuggestionsPicker() -> ModifiedContent<Self, _PresentationModifier>
            /// Says whether the view is mirrored.
            @inert @unchecked func layoutDirectionBehavior() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows a place.
            @inert @unchecked func lookAroundViewer() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets the view be moved in space.
            @inert @unchecked func manipulable() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows another view while a key is down.
            @inert @unchecked func modifierKeyAlternate() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when a code changes.
            @inert @unchecked func onApplePayCouponCodeChange() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when an intent is run.
            @inert @unchecked func onAppIntentExecution() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when the camera's button is pressed.
            @inert @unchecked func onCameraCaptureEvent() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when a finger rests.
            @inert @unchecked func onLongTouchGesture() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when a page key is pressed.
            @inert @unchecked func onPageScrollCommand() -> ModifiedContent<Self, _PresentationModifier>
            /// Ties a value to page keys.
            @inert @unchecked func pageCommand() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how a chosen colour is seen.
            @inert @unchecked func paletteSelectionEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows a tip beside the view.
            @inert @unchecked func popoverTip() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets which offer is shown.
            @inert @unchecked func preferredSubscriptionOffer() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of windows opened inside.
            @inert @unchecked func presentedWindowStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of bars of windows opened inside.
            @inert @unchecked func presentedWindowToolbarStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether a product's words are seen.
            @inert @unchecked func productDescription() -> ModifiedContent<Self, _PresentationModifier>
            /// Draws a line round a product's picture.
            @inert @unchecked func productIconBorder() -> ModifiedContent<Self, _PresentationModifier>
            /// Draws the view transformed in space.
            @inert @unchecked func projectionEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Says how a name is changed.
            @inert @unchecked func renameAction() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets which buttons of a store are seen.
            @inert @unchecked func storeButton() -> ModifiedContent<Self, _PresentationModifier>
            /// Loads products.
            @inert @unchecked func storeProductsTask() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the words of a subscription's button.
            @inert @unchecked func subscriptionStoreButtonLabel() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of subscriptions.
            @inert @unchecked func subscriptionStoreControlStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is behind subscriptions.
            @inert @unchecked func subscriptionStorePickerItemBackground() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the symbols of subscriptions.
            @inert @unchecked func subscriptionStoreControlIcon() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is behind subscriptions.
            @inert @unchecked func subscriptionStoreControlBackground() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets where a policy leads.
            @inert @unchecked func subscriptionStorePolicyDestination() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the colour of a policy.
            @inert @unchecked func subscriptionStorePolicyForegroundStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Says how to sign in.
            @inert @unchecked func subscriptionStoreSignInAction() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what a suggestion stands for.
            @inert @unchecked func textInputCompletion() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether controls for text are seen.
            @inert @unchecked func textInputFormattingControlVisibility() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is suggested in fields inside.
            @inert @unchecked func textInputSuggestions() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is behind tips.
            @inert @unchecked func tipBackground() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the size of tips' pictures.
            @inert @unchecked func tipImageSize() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of tips.
            @inert @unchecked func tipViewStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether hands are seen.
            @inert @unchecked func upperLimbVisibility() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the look of a button.
            @inert @unchecked func verifyIdentityWithWalletButtonStyle() -> ModifiedContent<Self, _PresentationModifier>
            /// Moves the view in space.
            @inert @unchecked func visualEffect3D() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether pages are swiped.
            @inert @unchecked func webViewBackForwardNavigationGestures() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what is behind a page.
            @inert @unchecked func webViewContentBackground() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the menu of a page.
            @inert @unchecked func webViewContextMenu() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether parts of a page fill the screen.
            @inert @unchecked func webViewElementFullscreenBehavior() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether links are shown beforehand.
            @inert @unchecked func webViewLinkPreviews() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether a page is zoomed.
            @inert @unchecked func webViewMagnificationGestures() -> ModifiedContent<Self, _PresentationModifier>
            /// Ties a page's place to a value.
            @inert @unchecked func webViewScrollPosition() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether a page's text is selected.
            @inert @unchecked func webViewTextSelection() -> ModifiedContent<Self, _PresentationModifier>
            /// Shows a workout.
            @inert @unchecked func workoutPreview() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets the direction of texts inside.
            @inert @unchecked func writingDirection() -> ModifiedContent<Self, _PresentationModifier>
            /// Hides things in bars.
            @inert @unchecked func toolbarItemHidden() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts a view over a sidebar of tabs.
            @inert @unchecked func tabViewSidebarHeader() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts a view under a sidebar of tabs.
            @inert @unchecked func tabViewSidebarFooter() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts a bar under a sidebar of tabs.
            @inert @unchecked func tabViewSidebarBottomBar() -> ModifiedContent<Self, _PresentationModifier>
            /// Says when a search of tabs begins.
            @inert @unchecked func tabViewSearchActivation() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets where tabs are at first.
            @inert @unchecked func defaultAdaptableTabBarPlacement() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when a space opens.
            @inert @unchecked func onImmersionChange() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when a volume is seen from elsewhere.
            @inert @unchecked func onVolumeViewpointChange() -> ModifiedContent<Self, _PresentationModifier>
            /// Does something when a space is moved.
            @inert @unchecked func onWorldRecenter() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets where a volume is seen from.
            @inert @unchecked func supportedVolumeViewpoints() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets whether a volume's ground is seen.
            @inert @unchecked func volumeBaseplateVisibility() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how a room is dimmed.
            @inert @unchecked func preferredSurroundingsEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Lets surroundings be chosen.
            @inert @unchecked func immersiveEnvironmentPicker() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets what surroundings do.
            @inert @unchecked func immersiveEnvironmentBehavior() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts room round the view in space.
            @inert @unchecked func padding3D() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts a view over the view in space.
            @inert @unchecked func spatialOverlay() -> ModifiedContent<Self, _PresentationModifier>
            /// Puts a view over the view in space.
            @inert @unchecked func spatialOverlayPreferenceValue() -> ModifiedContent<Self, _PresentationModifier>
            /// Calls a function with the view's geometry in space.
            @inert @unchecked func onGeometryChange3D() -> ModifiedContent<Self, _PresentationModifier>
            /// Draws the view transformed in space.
            @inert @unchecked func transform3DEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Draws the view turned in space.
            @inert @unchecked func perspectiveRotationEffect() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how a scene is moved.
            @inert @unchecked func realityViewCameraControls() -> ModifiedContent<Self, _PresentationModifier>
            /// Sets how large a scene is.
            @inert @unchecked func realityViewLayoutBehavior() -> ModifiedContent<Self, _PresentationModifier>
        }
        """#
}

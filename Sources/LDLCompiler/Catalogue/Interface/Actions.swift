extension CatalogueInterface {
    /// Modifiers that answer to touches, keys and events; layout does not see them.
    static let actions: StaticString = #"""
        struct AddGestureModifier<G>: ViewModifier {}
        struct _AnyGesture {}
        struct _Unchecked { @native("void") init() }
        struct _AllowsHitTestingModifier: ViewModifier {}
        struct _AppearanceActionModifier: ViewModifier {}
        struct _TaskModifier: ViewModifier {}
        struct _ValueActionModifier<Value>: ViewModifier {}
        struct _ActionModifier: ViewModifier {}
        /// A movement of fingers.
        protocol Gesture {}
        /// A touch.
        struct TapGesture: Gesture {
            /// A number of touches.
            @native("opaque") init(count: Int = 1)
        }
        /// A touch that lasts.
        struct LongPressGesture: Gesture {
            /// A touch that lasts so many seconds.
            @native("opaque") init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
        }
        /// A finger that is moved.
        struct DragGesture: Gesture {
            /// A finger that is moved so many points.
            @native("opaque") init(minimumDistance: CGFloat = 10)
            /// A finger that is moved so many points, in a coordinate space.
            @native("opaque") init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace)
        }
        /// Two fingers that are moved apart.
        struct MagnifyGesture: Gesture { @native("opaque") init() }
        /// Two fingers that are moved apart.
        struct MagnificationGesture: Gesture { @native("opaque") init() }
        /// Two fingers that are turned.
        struct RotateGesture: Gesture { @native("opaque") init() }
        /// Two fingers that are turned.
        struct RotationGesture: Gesture { @native("opaque") init() }
        extension Gesture {
            /// Does something while the gesture lasts.
            @native("identity.get") @unchecked func onChanged() -> Self
            /// Does something when the gesture ends.
            @native("identity.get") @unchecked func onEnded() -> Self
            /// Changes a value while the gesture lasts.
            @native("identity.get") @unchecked func updating() -> Self
            /// Goes on with another gesture.
            @native("identity.get") @unchecked func sequenced() -> Self
            /// Waits for this gesture or another.
            @native("identity.get") @unchecked func exclusively() -> Self
            /// Waits for this gesture and another.
            @native("identity.get") @unchecked func simultaneously() -> Self
        }
        /// A movement of a change.
        @open struct Animation: Hashable, Sendable {
            @native("opaque") static var `default`: Animation { get }
            @native("opaque") static var linear: Animation { get }
            @native("opaque") static var easeIn: Animation { get }
            @native("opaque") static var easeOut: Animation { get }
            @native("opaque") static var easeInOut: Animation { get }
            @native("opaque") static var spring: Animation { get }
            @native("opaque") static var bouncy: Animation { get }
            @native("opaque") static var smooth: Animation { get }
            @native("opaque") static var snappy: Animation { get }
        }
        /// Changes values with a movement; the changes are not made here.
        @native("void") @unchecked func withAnimation()
        extension View {
            /// Does something when the view is touched.
            @node("gesture.tap") func onTapGesture(count: Int = 1, @unchecked perform action: () -> Void)
                -> ModifiedContent<Self, AddGestureModifier<TapGesture>>
            /// Does something when the view is touched, with the place.
            @node("gesture.tap.space") func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace,
                @unchecked perform action: (CGPoint) -> Void) -> ModifiedContent<Self, AddGestureModifier<TapGesture>>
            /// Does something when a finger stays on the view.
            @node("gesture.long") func onLongPressGesture(minimumDuration: Double = 0.5,
                maximumDistance: CGFloat = 10, @unchecked perform action: () -> Void) -> ModifiedContent<Self,
                AddGestureModifier<LongPressGesture>>
            /// Does something when a finger stays on the view.
            @node("gesture.long") func onLongPressGesture(minimumDuration: Double = 0.5,
                maximumDistance: CGFloat = 10, @unchecked perform action: () -> Void,
                @unchecked onPressingChanged: ((Bool) -> Void)?) -> ModifiedContent<Self,
                AddGestureModifier<LongPressGesture>>
            /// Answers to a gesture.
            @node("gesture.any") @unchecked func gesture() -> ModifiedContent<Self, AddGestureModifier<_AnyGesture>>
            /// Answers to a gesture before views inside do.
            @node("gesture.any") @unchecked func highPriorityGesture() -> ModifiedContent<Self,
                AddGestureModifier<_AnyGesture>>
            /// Answers to a gesture together with views inside.
            @node("gesture.any") @unchecked func simultaneousGesture() -> ModifiedContent<Self,
                AddGestureModifier<_AnyGesture>>
            /// Says whether the view takes touches.
            @node("allowsHitTesting") func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self,
                _AllowsHitTestingModifier>
            /// Does something when the view comes into sight.
            @inert func onAppear(@unchecked perform action: (() -> Void)? = nil) -> ModifiedContent<Self,
                _AppearanceActionModifier>
            /// Does something when the view goes out of sight.
            @inert func onDisappear(@unchecked perform action: (() -> Void)? = nil) -> ModifiedContent<Self,
                _AppearanceActionModifier>
            /// Does something while the view is in sight.
            @inert @unchecked func task() -> ModifiedContent<Self, _TaskModifier>
            /// Does something when a value changes.
            @inert func onChange<V: Equatable>(of value: V, initial: Bool = false, @unchecked _ action: ()
                -> Void) -> ModifiedContent<Self, _ValueActionModifier<V>>
            /// Does something when a value changes.
            @inert func onChange<V: Equatable>(of value: V, @unchecked perform action: (V) -> Void)
                -> ModifiedContent<Self, _ValueActionModifier<V>>
            /// Does something when a field is finished.
            @inert func onSubmit(@unchecked of triggers: _Unchecked = .init(), @unchecked _ action: () -> Void)
                -> ModifiedContent<Self, _ActionModifier>
            /// Does something when a publisher sends a value.
            @inert @unchecked func onReceive() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when a pointer is over the view.
            @inert @unchecked func onHover() -> ModifiedContent<Self, _ActionModifier>
            /// Does something while a pointer is over the view.
            @inert @unchecked func onContinuousHover() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when an address is opened.
            @inert @unchecked func onOpenURL() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when an activity is continued.
            @inert @unchecked func onContinueUserActivity() -> ModifiedContent<Self, _ActionModifier>
            /// Lets the view be dragged.
            @inert @unchecked func onDrag() -> ModifiedContent<Self, _ActionModifier>
            /// Lets things be dropped on the view.
            @inert @unchecked func onDrop() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when things are pasted.
            @inert @unchecked func onPasteCommand() -> ModifiedContent<Self, _ActionModifier>
            /// Gives what is copied.
            @inert @unchecked func onCopyCommand() -> ModifiedContent<Self, _ActionModifier>
            /// Gives what is cut.
            @inert @unchecked func onCutCommand() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when things are deleted.
            @inert @unchecked func onDeleteCommand() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when an arrow key is pressed.
            @inert @unchecked func onMoveCommand() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when the escape key is pressed.
            @inert @unchecked func onExitCommand() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when a play button is pressed.
            @inert @unchecked func onPlayPauseCommand() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when a command is given.
            @inert @unchecked func onCommand() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when a key is pressed.
            @inert @unchecked func onKeyPress() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when modifier keys change.
            @inert @unchecked func onModifierKeysChanged() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when a pencil is tapped twice.
            @inert @unchecked func onPencilDoubleTap() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when a pencil is squeezed.
            @inert @unchecked func onPencilSqueeze() -> ModifiedContent<Self, _ActionModifier>
            /// Does something when a preference changes.
            @inert @unchecked func onPreferenceChange() -> ModifiedContent<Self, _PreferenceActionModifier<_Unchecked>>
            /// Does something while a window changes its size.
            @inert @unchecked func onInteractiveResizeChange() -> ModifiedContent<Self, _ActionModifier>
            /// Does something while things are dragged.
            @inert @unchecked func onDragSessionUpdated() -> ModifiedContent<Self, _ActionModifier>
            /// Does something while things are dragged over the view.
            @inert @unchecked func onDropSessionUpdated() -> ModifiedContent<Self, _ActionModifier>
            /// Lets the view be dragged.
            @inert @unchecked func draggable() -> ModifiedContent<Self, _ActionModifier>
            /// Lets things be dropped on the view.
            @inert @unchecked func dropDestination() -> ModifiedContent<Self, _ActionModifier>
            /// Says whether the view opens while something is dragged over it.
            @inert @unchecked func springLoadingBehavior() -> ModifiedContent<Self, _ActionModifier>
            /// Gives what is dragged.
            @inert @unchecked func itemProvider() -> ModifiedContent<Self, _ActionModifier>
            /// Sets the keys of a button.
            @inert @unchecked func keyboardShortcut() -> ModifiedContent<Self, _ActionModifier>
            /// Sets the keyboard of fields inside.
            @inert @unchecked func keyboardType() -> ModifiedContent<Self, _ActionModifier>
            /// Says what fields inside are for.
            @inert @unchecked func textContentType() -> ModifiedContent<Self, _ActionModifier>
            /// Says which letters of fields inside become capitals.
            @inert @unchecked func textInputAutocapitalization() -> ModifiedContent<Self, _ActionModifier>
            /// Says which letters of fields inside become capitals.
            @inert @unchecked func autocapitalization() -> ModifiedContent<Self, _ActionModifier>
            /// Turns corrections off in fields inside.
            @inert @unchecked func autocorrectionDisabled() -> ModifiedContent<Self, _ActionModifier>
            /// Turns corrections off in fields inside.
            @inert @unchecked func disableAutocorrection() -> ModifiedContent<Self, _ActionModifier>
            /// Sets the word on the return key.
            @inert @unchecked func submitLabel() -> ModifiedContent<Self, _ActionModifier>
            /// Keeps views outside from learning that a field is finished.
            @inert @unchecked func submitScope() -> ModifiedContent<Self, _ActionModifier>
            /// Lets texts inside be selected.
            @inert @unchecked func textSelection() -> ModifiedContent<Self, _ActionModifier>
            /// Says on which line the end of a selection is.
            @inert @unchecked func textSelectionAffinity() -> ModifiedContent<Self, _ActionModifier>
            /// Shows the bar for finding words.
            @inert @unchecked func findNavigator() -> ModifiedContent<Self, _ActionModifier>
            /// Turns finding words off.
            @inert @unchecked func findDisabled() -> ModifiedContent<Self, _ActionModifier>
            /// Turns replacing words off.
            @inert @unchecked func replaceDisabled() -> ModifiedContent<Self, _ActionModifier>
            /// Ties the focus to a value.
            @inert @unchecked func focused() -> ModifiedContent<Self, _ActionModifier>
            /// Lets the view have the focus.
            @inert @unchecked func focusable() -> ModifiedContent<Self, _ActionModifier>
            /// Gives a value while the view has the focus.
            @inert @unchecked func focusedValue() -> ModifiedContent<Self, _ActionModifier>
            /// Gives a value while the scene has the focus.
            @inert @unchecked func focusedSceneValue() -> ModifiedContent<Self, _ActionModifier>
            /// Gives an object while the view has the focus.
            @inert @unchecked func focusedObject() -> ModifiedContent<Self, _ActionModifier>
            /// Gives an object while the scene has the focus.
            @inert @unchecked func focusedSceneObject() -> ModifiedContent<Self, _ActionModifier>
            /// Keeps the focus among views.
            @inert @unchecked func focusScope() -> ModifiedContent<Self, _ActionModifier>
            /// Lets the focus go to the nearest view inside.
            @inert @unchecked func focusSection() -> ModifiedContent<Self, _ActionModifier>
            /// Does not draw the focus.
            @inert @unchecked func focusEffectDisabled() -> ModifiedContent<Self, _ActionModifier>
            /// Says that the view has the focus at first.
            @inert @unchecked func prefersDefaultFocus() -> ModifiedContent<Self, _ActionModifier>
            /// Says which view has the focus at first.
            @inert @unchecked func defaultFocus() -> ModifiedContent<Self, _ActionModifier>
            /// Ties the focus of a search to a value.
            @inert @unchecked func searchFocused() -> ModifiedContent<Self, _ActionModifier>
            /// Sets where can be searched.
            @inert @unchecked func searchScopes() -> ModifiedContent<Self, _ActionModifier>
            /// Sets what is suggested in a search.
            @inert @unchecked func searchSuggestions() -> ModifiedContent<Self, _ActionModifier>
            /// Sets what a suggestion stands for.
            @inert @unchecked func searchCompletion() -> ModifiedContent<Self, _ActionModifier>
            /// Sets how a search is dictated.
            @inert @unchecked func searchDictationBehavior() -> ModifiedContent<Self, _ActionModifier>
            /// Sets what happens to a bar during a search.
            @inert @unchecked func searchPresentationToolbarBehavior() -> ModifiedContent<Self, _ActionModifier>
            /// Sets how a search is shown in a bar.
            @inert @unchecked func searchToolbarBehavior() -> ModifiedContent<Self, _ActionModifier>
            /// Loads the content once more when it is pulled down.
            @inert @unchecked func refreshable() -> ModifiedContent<Self, _ActionModifier>
            /// Changes the view when a pointer is over it.
            @inert @unchecked func hoverEffect() -> ModifiedContent<Self, _ActionModifier>
            /// Does not change views when a pointer is over them.
            @inert @unchecked func hoverEffectDisabled() -> ModifiedContent<Self, _ActionModifier>
            /// Sets how views change when a pointer is over them.
            @inert @unchecked func defaultHoverEffect() -> ModifiedContent<Self, _ActionModifier>
            /// Sets the look of the pointer.
            @inert @unchecked func pointerStyle() -> ModifiedContent<Self, _ActionModifier>
            /// Sets whether the pointer is seen.
            @inert @unchecked func pointerVisibility() -> ModifiedContent<Self, _ActionModifier>
            /// Lets the device be felt.
            @inert @unchecked func sensoryFeedback() -> ModifiedContent<Self, _ActionModifier>
            /// Answers to gestures before the system does.
            @inert @unchecked func defersSystemGestures() -> ModifiedContent<Self, _ActionModifier>
            /// Sets the gesture of a button.
            @inert @unchecked func handGestureShortcut() -> ModifiedContent<Self, _ActionModifier>
            /// Says which events open the view.
            @inert @unchecked func handlesExternalEvents() -> ModifiedContent<Self, _ActionModifier>
            /// Tells of an activity.
            @inert @unchecked func userActivity() -> ModifiedContent<Self, _ActionModifier>
            /// Ties a value to the crown.
            @inert @unchecked func digitalCrownRotation() -> ModifiedContent<Self, _ActionModifier>
            /// Puts a view beside the crown.
            @inert @unchecked func digitalCrownAccessory() -> ModifiedContent<Self, _ActionModifier>
            /// Gives what is exported.
            @inert @unchecked func exportsItemProviders() -> ModifiedContent<Self, _ActionModifier>
            /// Takes what is imported.
            @inert @unchecked func importsItemProviders() -> ModifiedContent<Self, _ActionModifier>
            /// Gives what services are given.
            @inert @unchecked func exportableToServices() -> ModifiedContent<Self, _ActionModifier>
            /// Takes what services give.
            @inert @unchecked func importableFromServices() -> ModifiedContent<Self, _ActionModifier>
            /// Takes what is pasted.
            @inert @unchecked func pasteDestination() -> ModifiedContent<Self, _ActionModifier>
            /// Gives what is copied.
            @inert @unchecked func copyable() -> ModifiedContent<Self, _ActionModifier>
            /// Gives what is cut.
            @inert @unchecked func cuttable() -> ModifiedContent<Self, _ActionModifier>
            /// Answers to a gesture of UIKit.
            @inert @unchecked func gestureRecognizer() -> ModifiedContent<Self, _ActionModifier>
            /// Sets what writing tools do.
            @inert @unchecked func writingToolsBehavior() -> ModifiedContent<Self, _ActionModifier>
            /// Sets whether writing tools are seen.
            @inert @unchecked func writingToolsAffordanceVisibility() -> ModifiedContent<Self, _ActionModifier>
            /// Sets whether a window can be closed.
            @inert @unchecked func windowDismissBehavior() -> ModifiedContent<Self, _ActionModifier>
            /// Sets whether a window's size can be changed.
            @inert @unchecked func windowResizeBehavior() -> ModifiedContent<Self, _ActionModifier>
            /// Sets whether a window can be put away.
            @inert @unchecked func windowMinimizeBehavior() -> ModifiedContent<Self, _ActionModifier>
            /// Sets whether a window can fill the screen.
            @inert @unchecked func windowFullScreenBehavior() -> ModifiedContent<Self, _ActionModifier>
            /// Sets whether bars are seen on a full screen.
            @inert @unchecked func windowToolbarFullScreenVisibility() -> ModifiedContent<Self, _ActionModifier>
        }
        """#
}

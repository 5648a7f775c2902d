extension CatalogueInterface {
    /// Values that views keep, and values of their surroundings.
    static let state: StaticString = #"""
        /// A value that a view keeps; here it has its first value.
        @propertyWrapper struct State<Value> {
            /// A value that begins as another.
            @native("identity") init(wrappedValue: Value)
            /// A value that begins as another.
            @native("identity") init(initialValue: Value)
            /// The value.
            @native("identity.get") var wrappedValue: Value { get set }
            /// A way to change the value from elsewhere.
            @native("identity.get") var projectedValue: Binding<Value> { get }
        }
        /// A way to change a value that another view keeps.
        @propertyWrapper @dynamicMemberLookup struct Binding<Value> {
            /// A value that is read and written by functions.
            @native("binding.init") init(get: () -> Value, @unchecked set: (Value) -> Void)
            /// A value that does not change.
            @native("identity") static func constant(_ value: Value) -> Binding<Value>
            /// The value.
            @native("identity.get") var wrappedValue: Value { get set }
            /// The binding itself.
            @native("identity.get") var projectedValue: Binding<Value> { get }
            /// The same binding, with an animation.
            @native("identity.get") @unchecked func animation() -> Binding<Value>
        }
        /// A value of the surroundings.
        @propertyWrapper struct Environment<Value> {
            /// A value by its key.
            @native("environment.read") init(_ keyPath: KeyPath<EnvironmentValues, Value>)
            /// An object by its type.
            @native("environment.object") init(_ type: Any.Type)
            /// The value.
            @native("identity.get") var wrappedValue: Value { get }
        }
        /// A length that grows with the reader's text size.
        @propertyWrapper struct ScaledMetric<Value> {
            /// A length at the usual text size.
            @native("identity") init(wrappedValue: Value)
            /// A length at the usual text size, that grows like a text style.
            @native("identity") init(wrappedValue: Value, relativeTo style: Font.TextStyle)
            /// The length.
            @native("identity.get") var wrappedValue: Value { get }
        }
        /// A value that an app keeps between runs; here it has its first value.
        @propertyWrapper struct AppStorage<Value> {
            /// A value by its key.
            @native("identity") init(wrappedValue: Value, _ key: String)
            /// The value.
            @native("identity.get") var wrappedValue: Value { get set }
            /// A way to change the value from elsewhere.
            @native("identity.get") var projectedValue: Binding<Value> { get }
        }
        /// A value that a scene keeps between runs; here it has its first value.
        @propertyWrapper struct SceneStorage<Value> {
            /// A value by its key.
            @native("identity") init(wrappedValue: Value, _ key: String)
            /// The value.
            @native("identity.get") var wrappedValue: Value { get set }
            /// A way to change the value from elsewhere.
            @native("identity.get") var projectedValue: Binding<Value> { get }
        }
        /// Where the keyboard's focus is.
        @propertyWrapper struct FocusState<Value> {
            /// The place with the focus.
            @native("identity.get") var wrappedValue: Value { get set }
            /// A way to move the focus from elsewhere.
            @native("identity.get") var projectedValue: Binding<Value> { get }
        }
        /// A value that lasts as long as a gesture.
        @propertyWrapper struct GestureState<Value> {
            /// A value that begins as another.
            @native("identity") init(wrappedValue: Value)
            /// The value.
            @native("identity.get") var wrappedValue: Value { get }
            /// The value itself, for gestures.
            @native("identity.get") var projectedValue: GestureState<Value> { get }
        }
        /// An object that a view watches.
        @propertyWrapper struct ObservedObject<Value> {
            /// An object.
            @native("identity") init(wrappedValue: Value)
            /// The object.
            @native("identity.get") var wrappedValue: Value { get set }
            /// A way to change the object's values from elsewhere.
            @native("identity.get") var projectedValue: Binding<Value> { get }
        }
        /// An object that a view keeps.
        @propertyWrapper struct StateObject<Value> {
            /// An object.
            @native("identity") init(wrappedValue: Value)
            /// The object.
            @native("identity.get") var wrappedValue: Value { get }
            /// A way to change the object's values from elsewhere.
            @native("identity.get") var projectedValue: Binding<Value> { get }
        }
        /// An object of the surroundings.
        @propertyWrapper struct EnvironmentObject<Value> {
            /// The object.
            @native("identity.get") var wrappedValue: Value { get }
            /// A way to change the object's values from elsewhere.
            @native("identity.get") var projectedValue: Binding<Value> { get }
        }
        /// A value whose changes are told to those who watch the object.
        @propertyWrapper struct Published<Value> {
            /// A value that begins as another.
            @native("identity") init(wrappedValue: Value)
            /// The value.
            @native("identity.get") var wrappedValue: Value { get set }
        }
        /// An object whose values can be changed from elsewhere.
        @propertyWrapper struct Bindable<Value> {
            /// An object.
            @native("identity") init(wrappedValue: Value)
            /// The object.
            @native("identity.get") var wrappedValue: Value { get set }
            /// A way to change the object's values from elsewhere.
            @native("identity.get") var projectedValue: Binding<Value> { get }
        }
        /// A name space for views that move into one another.
        @propertyWrapper struct Namespace {
            /// An empty name space.
            @native("opaque") init()
            /// The name space's id.
            @native("identity.get") var wrappedValue: Namespace.ID { get }
            /// A name space's id.
            struct ID: Hashable {}
        }
        /// An object that says when its values change.
        protocol ObservableObject: AnyObject {}
        /// An object whose values are watched.
        protocol Observable: AnyObject {}

        /// Values of the surroundings.
        struct EnvironmentValues {
            /// The font.
            @native("environment.font") var font: Font? { get set }
            /// How many lines texts have at most.
            @native("environment.lineLimit") var lineLimit: Int? { get set }
            /// The points between lines.
            @native("environment.lineSpacing") var lineSpacing: CGFloat { get set }
            /// How the lines of a text are lined up.
            @native("environment.multilineTextAlignment") var multilineTextAlignment: TextAlignment { get set }
            /// Where texts are cut.
            @native("environment.truncationMode") var truncationMode: Text.TruncationMode { get set }
            /// How small texts may become.
            @native("environment.minimumScaleFactor") var minimumScaleFactor: CGFloat { get set }
            /// Whether letters may move closer together.
            @native("environment.allowsTightening") var allowsTightening: Bool { get set }
            /// Whether letters are made capitals.
            @native("environment.textCase") var textCase: Text.Case? { get set }
            /// The direction of text and rows.
            @native("environment.layoutDirection") var layoutDirection: LayoutDirection { get set }
            /// Light or dark.
            @native("environment.colorScheme") var colorScheme: ColorScheme { get set }
            /// Whether contrast is increased.
            @native("environment.colorSchemeContrast") var colorSchemeContrast: ColorSchemeContrast { get }
            /// The reader's text size.
            @native("environment.dynamicTypeSize") var dynamicTypeSize: DynamicTypeSize { get set }
            /// The reader's text size.
            @native("environment.sizeCategory") var sizeCategory: ContentSizeCategory { get set }
            /// Whether there is much or little room from left to right.
            @native("environment.horizontalSizeClass") var horizontalSizeClass: UserInterfaceSizeClass? { get set }
            /// Whether there is much or little room from top to bottom.
            @native("environment.verticalSizeClass") var verticalSizeClass: UserInterfaceSizeClass? { get set }
            /// Pixels to a point.
            @native("environment.displayScale") var displayScale: CGFloat { get set }
            /// The length of a pixel in points.
            @native("environment.pixelLength") var pixelLength: CGFloat { get }
            /// Whether controls answer.
            @native("environment.isEnabled") var isEnabled: Bool { get set }
            /// The size of symbols beside letters.
            @native("environment.imageScale") var imageScale: Image.Scale { get set }
            /// The form of symbols.
            @native("environment.symbolVariants") var symbolVariants: SymbolVariants { get set }
            /// The size of controls.
            @native("environment.controlSize") var controlSize: ControlSize { get set }
            /// The weight that letters are made heavier to.
            @native("environment.legibilityWeight") var legibilityWeight: LegibilityWeight? { get }
            /// The least height of a list's row.
            @native("environment.defaultMinListRowHeight") var defaultMinListRowHeight: CGFloat { get set }
            /// The least height of a list's heading.
            @native("environment.defaultMinListHeaderHeight") var defaultMinListHeaderHeight: CGFloat? { get set }
            /// The language and country.
            @native("environment.locale") var locale: Locale { get set }
            /// The calendar.
            @native("environment.calendar") var calendar: Calendar { get set }
            /// The time zone.
            @native("environment.timeZone") var timeZone: TimeZone { get set }
            /// Whether the app is in front.
            @native("environment.scenePhase") var scenePhase: ScenePhase { get }
            /// Whether the view is being edited.
            @native("environment.editMode") var editMode: Binding<EditMode>? { get set }
            /// Whether the view is shown over another.
            @native("environment.isPresented") var isPresented: Bool { get }
            /// Whether a search is going on.
            @native("environment.isSearching") var isSearching: Bool { get }
            /// Whether the view has the focus.
            @native("environment.isFocused") var isFocused: Bool { get }
            /// Why parts are hidden.
            @native("environment.redactionReasons") var redactionReasons: RedactionReasons { get set }
            /// What is behind everything.
            @native("environment.backgroundStyle") var backgroundStyle: AnyShapeStyle? { get set }
            /// Whether movement is to be reduced.
            @native("environment.false") var accessibilityReduceMotion: Bool { get }
            /// Whether transparency is to be reduced.
            @native("environment.false") var accessibilityReduceTransparency: Bool { get }
            /// Whether things are to be told apart without colours.
            @native("environment.false") var accessibilityDifferentiateWithoutColor: Bool { get }
            /// Whether colours are inverted.
            @native("environment.false") var accessibilityInvertColors: Bool { get }
            /// Whether the screen is read aloud.
            @native("environment.false") var accessibilityVoiceOverEnabled: Bool { get }
            /// Whether a switch is used.
            @native("environment.false") var accessibilitySwitchControlEnabled: Bool { get }
            /// Whether buttons are to be seen as such.
            @native("environment.false") var accessibilityShowButtonShapes: Bool { get }
            /// Closes the view.
            @native("environment.action") var dismiss: DismissAction { get }
            /// Opens an address.
            @native("environment.action") var openURL: OpenURLAction { get set }
            /// Opens a window.
            @native("environment.action") var openWindow: DismissAction { get }
            /// Closes a window.
            @native("environment.action") var dismissWindow: DismissAction { get }
            /// Ends the search.
            @native("environment.action") var dismissSearch: DismissAction { get }
            /// Loads the content once more.
            @native("environment.action") var refresh: DismissAction? { get }
            /// Asks for a review.
            @native("environment.action") var requestReview: DismissAction { get }
        }
        /// A key of one's own for a value of the surroundings.
        protocol EnvironmentKey {
            associatedtype Value
            /// The value where none is set.
            static var defaultValue: Value { get }
        }
        extension EnvironmentValues {
            /// The value for a key of one's own.
            @native("environment.key") subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
        }
        /// Does something on a device; nothing here.
        struct DismissAction {
            /// Does nothing here.
            @native("void") @unchecked func callAsFunction()
        }
        /// Opens an address on a device; does nothing here.
        struct OpenURLAction {
            /// Does nothing here.
            @native("void") @unchecked func callAsFunction()
        }
        /// Light or dark.
        enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
        /// Whether contrast is increased.
        enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }
        /// Much or little room.
        enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
        /// How heavy letters are for the reader.
        enum LegibilityWeight: Hashable, Sendable { case regular, bold }
        /// Whether an app is in front.
        enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
        /// Whether a list is being edited.
        enum EditMode: Hashable, Sendable {
            case inactive, transient, active
            /// Whether something is being edited.
            @native("editMode.isEditing") var isEditing: Bool { get }
        }
        /// The size of controls.
        enum ControlSize: Hashable, Sendable, CaseIterable { case mini, small, regular, large, extraLarge }
        /// The reader's text size.
        enum DynamicTypeSize: Hashable, Comparable, Sendable, CaseIterable {
            case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
            case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
            /// Whether it is one of the very large sizes.
            @native("dynamicTypeSize.isAccessibility") var isAccessibilitySize: Bool { get }
        }
        /// The reader's text size, by its older names.
        enum ContentSizeCategory: Hashable, Comparable, Sendable, CaseIterable {
            case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
            case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
            case accessibilityExtraExtraExtraLarge
        }
        /// Why parts of a view are hidden.
        struct RedactionReasons: OptionSet, Sendable {
            @native("flags.1") static var placeholder: RedactionReasons { get }
            @native("flags.2") static var privacy: RedactionReasons { get }
            @native("flags.4") static var invalidated: RedactionReasons { get }
        }
        extension View {
            /// Sets a value of the surroundings for everything inside.
            @node("environment") func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>>
            /// Gives an object to everything inside.
            @node("environment.object") func environment<T>(_ object: T)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<T>>>
            /// Gives an object to everything inside.
            @node("environment.object") func environmentObject<T>(_ object: T)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<T>>>
            /// Changes a value of the surroundings for everything inside.
            @node("transformEnvironment") func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>,
                transform: (inout V) -> Void) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>>
            /// Makes controls inside answer, or not.
            @synonym("enabled") @node("disabled") func disabled(_ disabled: Bool)
                -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>>
            /// Sets light or dark for everything inside.
            @node("colorScheme") func colorScheme(_ colorScheme: ColorScheme)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ColorScheme>>
            /// Sets light or dark for the whole screen.
            @node("preferredColorScheme") func preferredColorScheme(_ colorScheme: ColorScheme?)
                -> ModifiedContent<Self, _PreferenceWritingModifier<PreferredColorSchemeKey>>
            /// Sets the text size of the reader for everything inside.
            @node("dynamicTypeSize") func dynamicTypeSize(_ size: DynamicTypeSize)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<DynamicTypeSize>>
            /// Limits the text size of the reader for everything inside.
            @node("dynamicTypeSize.range") func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>)
                -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<DynamicTypeSize>>
            /// Limits the text size of the reader for everything inside.
            @node("dynamicTypeSize.range") func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>)
                -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<DynamicTypeSize>>
            /// Limits the text size of the reader for everything inside.
            @node("dynamicTypeSize.range") func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>)
                -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<DynamicTypeSize>>
            /// Sets the size of controls inside.
            @node("controlSize") func controlSize(_ controlSize: ControlSize)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ControlSize>>
            /// Draws what is inside as bars and boxes.
            @inert func redacted(reason: RedactionReasons) -> ModifiedContent<Self,
                _EnvironmentKeyTransformModifier<RedactionReasons>>
            /// Draws what is inside as it is.
            @inert func unredacted() -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<RedactionReasons>>
            /// Mirrors the view where text runs from right to left.
            @inert func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> ModifiedContent<Self, _FlipForRTLEffect>
        }
        struct _FlipForRTLEffect: ViewModifier {}
        struct PreferredColorSchemeKey {}
        struct _PreferenceWritingModifier<Key>: ViewModifier {}
        struct _PreferenceTransformModifier<Key>: ViewModifier {}
        struct _PreferenceActionModifier<Key>: ViewModifier {}
        """#
}

extension CatalogueInterface {
    /// Buttons, switches, fields and other controls.
    static let controls: StaticString = #"""
        /// A control that does something when it is touched.
        struct Button<Label>: View {
            /// A button with a view on it.
            @node("button") init(@unchecked action: () -> Void, @ViewBuilder label: () -> Label)
            /// A button with words on it.
            @node("button.title") init(_ title: some StringProtocol, @unchecked action: () -> Void) where Label == Text
            /// A button with a symbol and words on it.
            @node("button.image") init(_ title: some StringProtocol, systemImage: String, @unchecked action: () -> Void)
                where Label == SwiftUI_Label
            /// A button with words on it, for a purpose.
            @node("button.titleRole") init(_ title: some StringProtocol, role: ButtonRole?, @unchecked action: ()
                -> Void) where Label == Text
            /// A button with a symbol and words on it, for a purpose.
            @node("button.imageRole") init(_ title: some StringProtocol, systemImage: String, role: ButtonRole?,
                @unchecked action: () -> Void) where Label == SwiftUI_Label
            /// A button with a view on it, for a purpose.
            @node("button.role") init(role: ButtonRole?, @unchecked action: () -> Void, @ViewBuilder label: () -> Label)
        }
        /// A symbol and words, as a button makes them.
        typealias SwiftUI_Label = Label<Text, Image>
        /// What a button is for.
        struct ButtonRole: Equatable, Sendable {
            @native("buttonRole.destructive") static var destructive: ButtonRole { get }
            @native("buttonRole.cancel") static var cancel: ButtonRole { get }
            @native("buttonRole.confirm") static var confirm: ButtonRole { get }
            @native("buttonRole.close") static var close: ButtonRole { get }
        }
        /// A look of buttons, with actions.
        protocol PrimitiveButtonStyle {
            typealias Configuration = PrimitiveButtonStyleConfiguration
        }
        /// A look of buttons.
        protocol ButtonStyle {
            associatedtype Body: View
            typealias Configuration = ButtonStyleConfiguration
            /// What is shown for a button.
            @ViewBuilder func makeBody(configuration: Configuration) -> Body
        }
        /// A button's parts, for its look.
        struct ButtonStyleConfiguration {
            /// What is on the button.
            @native("configuration.label") var label: AnyView { get }
            /// Whether a finger is on it; here never.
            @native("environment.false") var isPressed: Bool { get }
            /// What it is for.
            @native("configuration.role") var role: ButtonRole? { get }
        }
        /// A button's parts, for its look.
        struct PrimitiveButtonStyleConfiguration {
            /// What is on the button.
            @native("configuration.label") var label: AnyView { get }
            /// What it is for.
            @native("configuration.role") var role: ButtonRole? { get }
            /// Does what the button does; nothing here.
            @native("void") func trigger()
        }
        struct DefaultButtonStyle: PrimitiveButtonStyle { @native("style.automatic") init() }
        struct PlainButtonStyle: PrimitiveButtonStyle { @native("style.plain") init() }
        struct BorderlessButtonStyle: PrimitiveButtonStyle { @native("style.borderless") init() }
        struct BorderedButtonStyle: PrimitiveButtonStyle { @native("style.bordered") init() }
        struct BorderedProminentButtonStyle: PrimitiveButtonStyle { @native("style.borderedProminent") init() }
        struct GlassButtonStyle: PrimitiveButtonStyle { @native("style.glass") init() }
        struct GlassProminentButtonStyle: PrimitiveButtonStyle { @native("style.glassProminent") init() }
        extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
            @native("style.automatic") static var automatic: DefaultButtonStyle { get }
        }
        extension PrimitiveButtonStyle where Self == PlainButtonStyle {
            @native("style.plain") static var plain: PlainButtonStyle { get }
        }
        extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
            @native("style.borderless") static var borderless: BorderlessButtonStyle { get }
        }
        extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
            @native("style.bordered") static var bordered: BorderedButtonStyle { get }
        }
        extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
            @native("style.borderedProminent") static var borderedProminent: BorderedProminentButtonStyle { get }
        }
        extension PrimitiveButtonStyle where Self == GlassButtonStyle {
            @native("style.glass") static var glass: GlassButtonStyle { get }
        }
        extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
            @native("style.glassProminent") static var glassProminent: GlassProminentButtonStyle { get }
        }
        /// The outline of a bordered button.
        struct ButtonBorderShape: Equatable, Sendable {
            @native("style.automatic") static var automatic: ButtonBorderShape { get }
            @native("style.capsule") static var capsule: ButtonBorderShape { get }
            @native("style.roundedRectangle") static var roundedRectangle: ButtonBorderShape { get }
            @native("style.circle") static var circle: ButtonBorderShape { get }
            /// Round corners of a radius in points.
            @native("style.roundedRectangle.radius") static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
        }
        /// A symbol and words.
        struct Label<Title, Icon>: View {
            /// Words and a view before them.
            @node("label") init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
            /// Words and a symbol of the system before them.
            @node("label.symbol") init(_ title: some StringProtocol, systemImage: String) where Title == Text,
                Icon == Image
            /// Words and a picture before them.
            @node("label.image") init(_ title: some StringProtocol, image: String) where Title == Text, Icon == Image
        }
        /// A switch.
        struct Toggle<Label>: View {
            /// A switch with a view beside it.
            @synonym("Switch", "Checkbox") @node("toggle") init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
            /// A switch with words beside it.
            @node("toggle.title") init(_ title: some StringProtocol, isOn: Binding<Bool>) where Label == Text
            /// A switch with a symbol and words beside it.
            @node("toggle.image") init(_ title: some StringProtocol, systemImage: String,
                isOn: Binding<Bool>) where Label == SwiftUI_Label
        }
        /// A field for words.
        struct TextField<Label>: View {
            /// A field with words that are shown while it is empty.
            @synonym("Input", "TextInput") @node("textField") init(_ title: some StringProtocol,
                text: Binding<String>) where Label == Text
            /// A field with a prompt.
            @node("textField") init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?)
                where Label == Text
            /// A field that grows along an axis.
            @node("textField") init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) where Label == Text
            /// A field that grows along an axis, with a prompt.
            @node("textField") init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?,
                axis: Axis) where Label == Text
            /// A field for a value in a style.
            @node("textField") @unchecked init<F>(_ title: some StringProtocol, value: Binding<F>) where Label == Text
        }
        /// A field for a secret.
        struct SecureField<Label>: View {
            /// A field with words that are shown while it is empty.
            @node("secureField") init(_ title: some StringProtocol, text: Binding<String>) where Label == Text
            /// A field with a prompt.
            @node("secureField") init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?)
                where Label == Text
        }
        /// A field for long texts.
        struct TextEditor: View {
            /// A field for a text.
            @synonym("TextArea") @node("textEditor") init(text: Binding<String>)
        }
        /// A control for a number in a range.
        struct Slider<Label, ValueLabel>: View {
            /// A control for a number between 0 and 1.
            @node("slider") init<V>(value: Binding<V>) where Label == EmptyView, ValueLabel == EmptyView
            /// A control for a number in a range.
            @node("slider") init<V>(value: Binding<V>, in bounds: ClosedRange<V>) where Label == EmptyView,
                ValueLabel == EmptyView
            /// A control for a number in a range, by steps.
            @node("slider") init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V) where Label == EmptyView,
                ValueLabel == EmptyView
            /// A control for a number in a range, with a description.
            @node("slider") init<V>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: ()
                -> Label) where ValueLabel == EmptyView
            /// A control for a number in a range, with views at its ends.
            @node("slider.labels") init<V>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: ()
                -> Label,
                @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel)
        }
        /// A control for a number, with a minus and a plus.
        struct Stepper<Label>: View {
            /// A control with words beside it.
            @node("stepper.title") init<V>(_ title: some StringProtocol, value: Binding<V>) where Label == Text
            /// A control with words beside it, for a range.
            @node("stepper.title") init<V>(_ title: some StringProtocol, value: Binding<V>,
                in bounds: ClosedRange<V>) where Label == Text
            /// A control with words beside it, for a range, by steps.
            @node("stepper.title") init<V>(_ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>,
                step: V) where Label == Text
            /// A control with a view beside it.
            @node("stepper") init<V>(value: Binding<V>, @ViewBuilder label: () -> Label)
            /// A control with a view beside it, for a range.
            @node("stepper.range") init<V>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: ()
                -> Label)
            /// A control with words beside it that calls functions.
            @node("stepper.title") init(_ title: some StringProtocol, @unchecked onIncrement: (() -> Void)?,
                @unchecked onDecrement: (() -> Void)?) where Label == Text
        }
        /// A control for one of several values.
        struct Picker<Label, SelectionValue, Content>: View {
            /// A control with words beside it.
            @synonym("Select", "Dropdown") @node("picker.title") init<S>(_ title: some StringProtocol,
                selection: Binding<S>,
                @ViewBuilder content: () -> Content) where Label == Text, SelectionValue == S
            /// A control with a view beside it.
            @node("picker") init<S>(selection: Binding<S>, @ViewBuilder content: () -> Content,
                @ViewBuilder label: () -> Label)
                where SelectionValue == S
        }
        /// A control for a day or a time.
        struct DatePicker<Label>: View {
            /// A control with words beside it.
            @node("datePicker.title") init(_ title: some StringProtocol, selection: Binding<Date>,
                displayedComponents: DatePickerComponents = .init()) where Label == Text
            /// A control with words beside it, for a range.
            @node("datePicker.titleRange") init(_ title: some StringProtocol, selection: Binding<Date>,
                in range: ClosedRange<Date>,
                displayedComponents: DatePickerComponents = .init()) where Label == Text
        }
        /// What a date picker asks for.
        struct DatePickerComponents: OptionSet, Sendable {
            /// The day and the time.
            @native("flags.3") init()
            @native("flags.1") static var hourAndMinute: DatePickerComponents { get }
            @native("flags.2") static var date: DatePickerComponents { get }
        }
        /// A control for a colour.
        struct ColorPicker<Label>: View {
            /// A control with words beside it.
            @node("colorPicker") init(_ title: some StringProtocol, selection: Binding<Color>,
                supportsOpacity: Bool = true) where Label == Text
        }
        /// Shows how far something is.
        struct ProgressView<Label, CurrentValueLabel>: View {
            /// Something of unknown length.
            @synonym("Spinner", "ActivityIndicator") @node("progress.spinner") init() where Label == EmptyView,
                CurrentValueLabel == EmptyView
            /// Something of unknown length, in words.
            @node("progress.spinnerTitle") init(_ title: some StringProtocol) where Label == Text,
                CurrentValueLabel == EmptyView
            /// A part of a whole.
            @synonym("ProgressBar") @node("progress.bar") init<V>(value: V?, total: V = 1) where Label == EmptyView,
                CurrentValueLabel == EmptyView
            /// A part of a whole, in words.
            @node("progress.barTitle") init<V>(_ title: some StringProtocol, value: V?, total: V = 1)
                where Label == Text, CurrentValueLabel == EmptyView
        }
        /// Shows a value in a range.
        struct Gauge<Label>: View {
            /// A value in a range.
            @node("gauge") init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
        }
        /// Words that lead to an address.
        struct Link<Label>: View {
            /// Words that lead to an address.
            @node("link.title") init(_ title: some StringProtocol, destination: URL) where Label == Text
            /// A view that leads to an address.
            @node("link") init(destination: URL, @ViewBuilder label: () -> Label)
        }
        /// A button that gives something to other apps.
        struct ShareLink<Label>: View {
            /// A button with the usual symbol and words.
            @node("shareLink") @unchecked init()
        }
        /// A button that opens a list of others.
        struct Menu<Label, Content>: View {
            /// Words that open a menu.
            @node("menu.title") init(_ title: some StringProtocol, @unchecked @ViewBuilder content: ()
                -> Content) where Label == Text
            /// Words and a symbol that open a menu.
            @node("menu.image") init(_ title: some StringProtocol, systemImage: String,
                @unchecked @ViewBuilder content: () -> Content)
                where Label == SwiftUI_Label
            /// A view that opens a menu.
            @node("menu") init(@unchecked @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        }
        /// A button that turns editing on and off.
        struct EditButton: View {
            /// A button with its usual words.
            @node("editButton") init()
        }
        /// Words and a value beside them.
        struct LabeledContent<Label, Content>: View {
            /// Words and a view beside them.
            @node("labeledContent.title") init(_ title: some StringProtocol, @ViewBuilder content: ()
                -> Content) where Label == Text
            /// Words and other words beside them.
            @node("labeledContent.value") init<S: StringProtocol>(_ title: some StringProtocol, value: S)
                where Label == Text, Content == Text
            /// A view and another beside it.
            @node("labeledContent") init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        }
        struct _StyleModifier: ViewModifier {}
        struct ButtonStyleModifier<Style>: ViewModifier {}
        /// A look of something, known by its name alone.
        struct _NamedStyle {}
        extension View {
            /// Sets the look of buttons inside.
            @node("buttonStyle") func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedContent<Self,
                ButtonStyleModifier<S>>
            /// Sets the look of buttons inside.
            @node("buttonStyle") func buttonStyle<S: ButtonStyle>(_ style: S) -> ModifiedContent<Self,
                ButtonStyleModifier<S>>
            /// Sets the outline of bordered buttons inside.
            @node("buttonBorderShape") func buttonBorderShape(_ shape: ButtonBorderShape)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ButtonBorderShape>>
            /// Repeats a button's action while a finger is on it.
            @inert @unchecked func buttonRepeatBehavior() -> ModifiedContent<Self, _StyleModifier>
            /// Sets how large buttons inside may become.
            @unmodelled @unchecked func buttonSizing() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of labels inside.
            @node("labelStyle") func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedContent<Self,
                LabelStyleModifier<S>>
            /// Hides the words beside controls inside.
            @node("labelsHidden") func labelsHidden() -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<Visibility>>
            /// Sets whether the words beside controls inside are seen.
            @node("labelsVisibility") func labelsVisibility(_ visibility: Visibility)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Visibility>>
            /// Sets the look of text fields inside.
            @node("textFieldStyle") func textFieldStyle<S: TextFieldStyle>(_ style: S) -> ModifiedContent<Self,
                _StyleModifier>
            /// Sets the look of progress views inside.
            @node("progressViewStyle") func progressViewStyle<S: ProgressViewStyle>(_ style: S)
                -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of pickers inside.
            @node("pickerStyle") func pickerStyle<S: PickerStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of switches inside.
            @unmodelled @unchecked func toggleStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of date pickers inside.
            @unmodelled @unchecked func datePickerStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of text editors inside.
            @inert @unchecked func textEditorStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of gauges inside.
            @unmodelled @unchecked func gaugeStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of menus inside.
            @inert @unchecked func menuStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of group boxes inside.
            @unmodelled @unchecked func groupBoxStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of disclosure groups inside.
            @unmodelled @unchecked func disclosureGroupStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of control groups inside.
            @unmodelled @unchecked func controlGroupStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of forms inside.
            @unmodelled @unchecked func formStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of labelled values inside.
            @unmodelled @unchecked func labeledContentStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the order of the entries of menus inside.
            @inert @unchecked func menuOrder() -> ModifiedContent<Self, _StyleModifier>
            /// Sets whether menus inside show an arrow.
            @inert @unchecked func menuIndicator() -> ModifiedContent<Self, _StyleModifier>
            /// Sets whether menus inside close when an entry is touched.
            @inert @unchecked func menuActionDismissBehavior() -> ModifiedContent<Self, _StyleModifier>
        }
        struct LabelStyleModifier<Style>: ViewModifier {}
        /// A look of labels.
        protocol LabelStyle {
            associatedtype Body: View
            typealias Configuration = LabelStyleConfiguration
            /// What is shown for a label.
            @ViewBuilder func makeBody(configuration: Configuration) -> Body
        }
        /// A label's parts, for its look.
        struct LabelStyleConfiguration {
            /// The words.
            @native("configuration.title") var title: AnyView { get }
            /// The symbol.
            @native("configuration.icon") var icon: AnyView { get }
        }
        extension LabelStyle where Self == DefaultLabelStyle {
            @native("style.automatic") static var automatic: DefaultLabelStyle { get }
            @native("style.titleOnly") static var titleOnly: DefaultLabelStyle { get }
            @native("style.iconOnly") static var iconOnly: DefaultLabelStyle { get }
            @native("style.titleAndIcon") static var titleAndIcon: DefaultLabelStyle { get }
        }
        struct DefaultLabelStyle: LabelStyle { @native("style.automatic") init() }
        struct TitleOnlyLabelStyle: LabelStyle { @native("style.titleOnly") init() }
        struct IconOnlyLabelStyle: LabelStyle { @native("style.iconOnly") init() }
        struct TitleAndIconLabelStyle: LabelStyle { @native("style.titleAndIcon") init() }
        /// A look of text fields.
        protocol TextFieldStyle {}
        struct RoundedBorderTextFieldStyle: TextFieldStyle { @native("style.roundedBorder") init() }
        struct PlainTextFieldStyle: TextFieldStyle { @native("style.plain") init() }
        struct DefaultTextFieldStyle: TextFieldStyle { @native("style.automatic") init() }
        extension TextFieldStyle where Self == DefaultTextFieldStyle {
            @native("style.automatic") static var automatic: DefaultTextFieldStyle { get }
            @native("style.plain") static var plain: DefaultTextFieldStyle { get }
            @native("style.roundedBorder") static var roundedBorder: DefaultTextFieldStyle { get }
        }
        /// A look of progress views.
        protocol ProgressViewStyle {}
        struct DefaultProgressViewStyle: ProgressViewStyle { @native("style.automatic") init() }
        struct CircularProgressViewStyle: ProgressViewStyle { @native("style.circular") init() }
        struct LinearProgressViewStyle: ProgressViewStyle { @native("style.linear") init() }
        extension ProgressViewStyle where Self == DefaultProgressViewStyle {
            @native("style.automatic") static var automatic: DefaultProgressViewStyle { get }
            @native("style.circular") static var circular: DefaultProgressViewStyle { get }
            @native("style.linear") static var linear: DefaultProgressViewStyle { get }
        }
        /// A look of pickers.
        protocol PickerStyle {}
        struct DefaultPickerStyle: PickerStyle { @native("style.automatic") init() }
        struct SegmentedPickerStyle: PickerStyle { @native("style.segmented") init() }
        struct WheelPickerStyle: PickerStyle { @native("style.wheel") init() }
        struct MenuPickerStyle: PickerStyle { @native("style.menu") init() }
        struct InlinePickerStyle: PickerStyle { @native("style.inline") init() }
        extension PickerStyle where Self == DefaultPickerStyle {
            @native("style.automatic") static var automatic: DefaultPickerStyle { get }
            @native("style.segmented") static var segmented: DefaultPickerStyle { get }
            @native("style.wheel") static var wheel: DefaultPickerStyle { get }
            @native("style.menu") static var menu: DefaultPickerStyle { get }
            @native("style.inline") static var inline: DefaultPickerStyle { get }
            @native("style.navigationLink") static var navigationLink: DefaultPickerStyle { get }
            @native("style.palette") static var palette: DefaultPickerStyle { get }
        }
        /// Whether something is seen.
        enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }
        """#
}

/// A modifier that becomes part of a Text it is applied to, and is itself on any other view.
struct TextOrView: TextStyling {
    typealias Body = Never

    let modifier: any ViewModifier
    let style: (Text) -> Text

    func applied(to text: Text) -> Text { style(text) }

    func _resolve(into resolved: inout ResolvedView) { modifier._resolve(into: &resolved) }
}

extension ModifierForm {
    /// A form of a modifier that becomes part of a Text it is applied to.
    static func onText<each Argument>(
        _ parameters: repeat Parameter<each Argument>, style: @escaping @MainActor @Sendable (Text, Value) -> Text,
        value: @escaping @MainActor @Sendable (repeat each Argument) -> Value
    ) -> ModifierForm {
        ModifierForm { modifier in
            DynamicForm(repeat each parameters) { (argument: repeat each Argument) in
                let value = value(repeat each argument)
                return TextOrView(modifier: modifier(value), style: { style($0, value) })
            }
        }
    }
}

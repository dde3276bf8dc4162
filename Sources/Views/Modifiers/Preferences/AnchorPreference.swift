import Foundation

extension ModifierType {
    public enum AnchorPreference: KnownModifierType {
        public static let kind: Kind = modifier(
            forms: [
                DynamicForm(
                    .required("key", DynamicPreferenceKey.self), .optional("rect", CGRect.self),
                    .optional("transform", DynamicFunctionValue.self)
                ) { key, rect, transform in
                    _PreferenceModifier(kind, PreferenceDescription(key)) { _, frame in
                        dynamicValue(rect, transform, [], key, frame())
                    }
                }
            ])

        /// An anchor that a script makes of a rectangle in the view, or of its bounds.
        static func dynamicValue(
            _ rect: CGRect?, _ transform: DynamicFunctionValue?, _ arguments: [DynamicValue],
            _ key: DynamicPreferenceKey, _ frame: CGRect
        ) -> DynamicValue {
            let rect = Anchor(source: rect.map { .rect($0) } ?? .bounds, frame: frame).value
            let place = MainActor.assumeIsolated { MainThreadOnly(rect.dynamicValue) }.value
            guard let transform else { return place }
            return transform.result(arguments + [place], otherwise: arguments.first ?? key.defaultValue)
        }
    }

    public enum TransformAnchorPreference: KnownModifierType {
        public static let kind: Kind = modifier(
            forms: [
                DynamicForm(
                    .required("key", DynamicPreferenceKey.self), .required("transform", DynamicFunctionValue.self),
                    .optional("rect", CGRect.self)
                ) { key, transform, rect in
                    _PreferenceModifier(kind, PreferenceDescription(key)) { inner, frame in
                        let value = inner as? DynamicValue ?? key.defaultValue
                        return AnchorPreference.dynamicValue(rect, transform, [value], key, frame())
                    }
                }
            ])
    }
}

extension View {
    /// Sets a preference made of a place in this view, in place of those that views within it set.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            _PreferenceModifier(ModifierType.AnchorPreference.kind, PreferenceDescription(key)) { _, frame in
                transform(Anchor(source: value, frame: frame()))
            })
    }

    /// Changes what this view and those within it tell the views around, by a place in this view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            _PreferenceModifier(ModifierType.TransformAnchorPreference.kind, key) { told, frame in
                transform(&told, Anchor(source: value, frame: frame()))
            })
    }
}

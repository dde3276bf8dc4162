extension ModifierType {
    public enum PreviewContext: AttributeModifierType {
        public struct Value {
            let context: any Views.PreviewContext
        }

        /// A value of a dynamic language as a context. It knows of no keys.
        struct Named: Views.PreviewContext {
            let value: DynamicValue

            subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { T.defaultValue }
        }

        public static let attribute = ModifierAttribute<Value>(
            "PreviewContext",
            reads: [
                .reading("previewContext") { value in
                    (value.context as? Named)?.value ?? DynamicValue.object(value.context)
                }
            ],
            forms: [.form(.required("value", DynamicValue.self)) { Value(context: Named(value: $0)) }])
    }

    /// The context passed to `previewContext`, as the given type.
    public var previewContext: ViewCall<Void, any Views.PreviewContext> {
        .init(ModifierType.PreviewContext.self) { $0.context }
    }
}

extension View {
    /// Sets the context of the view's preview.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
        attribute(ModifierType.PreviewContext.self, .init(context: value))
    }
}

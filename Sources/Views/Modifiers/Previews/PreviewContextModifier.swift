extension ModifierType {
    /// Says where a preview shows a view.
    public enum PreviewContext: AttributeModifierType {
        public struct Value {
            let context: any Views.PreviewContext
        }

        /// A value of a dynamic language as a context. It knows of no keys.
        struct Named: Views.PreviewContext {
            let value: DynamicValue

            subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { T.defaultValue }
        }

        public static let kind = attribute(
            "PreviewContext",
            reads: [
                .reading("previewContext", Self.self) { value in
                    (value.context as? Named)?.value ?? DynamicValue.object(value.context)
                }
            ],
            forms: [form(.required("value", DynamicValue.self)) { Value(context: Named(value: $0)) }])
    }
}

extension View {
    /// Says where a preview shows the view.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
        attribute(ModifierType.PreviewContext.self, .init(context: value))
    }
}

extension ModifierReaders {
    /// Where a modifier has this view previewed, as a type that is asked for.
    public var previewContext: ViewCall<Void, any PreviewContext> {
        .init(ModifierType.PreviewContext.self) { $0.context }
    }
}

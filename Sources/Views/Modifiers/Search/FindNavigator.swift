extension View {
    /// Presents the bar in which a person searches the text of the text editors in the view, while the binding is true.
    /// The bar itself isn't among the views.
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
        attribute(ModifierType.FindNavigator.self, isPresented)
    }
}

extension ModifierType {
    public enum FindNavigator: AttributeModifierType {
        public static let attribute = ModifierAttribute<Binding<Bool>>(
            "FindNavigator", reads: [.reading("findNavigator") { $0.wrappedValue }],
            forms: [.form(.required("isPresented", Binding<Bool>.self)) { $0 }])
    }

    /// Whether the bar for searches is presented.
    public var findNavigator: ModifierReader<Bool> { .init(ModifierType.FindNavigator.self) { $0.wrappedValue } }
}

extension View {
    /// Sets what is capitalized in the input; nil leaves it to the system.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        attribute(ModifierType.TextInputAutocapitalization.self, autocapitalization)
    }
}

extension ModifierType {
    @AttributeModifier("autocapitalization")
    public var textInputAutocapitalization: ModifierReader<Views.TextInputAutocapitalization?>
}

/// The color scheme that views request for their screen by `preferredColorScheme(_:)`; the first request counts.
public nonisolated struct PreferredColorSchemeKey: PreferenceKey {
    /// The color scheme; nil for no request.
    public typealias Value = ColorScheme?

    /// Keeps the request that there is, else takes the next one.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// Requests a light or dark color scheme for the screen; nil requests none.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        attribute(ModifierType.PreferredColorScheme.self, colorScheme)
    }
}

extension ModifierType {
    @AttributeModifier("colorScheme") public var preferredColorScheme: ModifierReader<Views.ColorScheme?>
}

/// What `preferredColorScheme` tells the views around.
extension _AttributeModifier: PreferenceModifier where Value == ColorScheme? {
    @MainActor package func preference(_ key: PreferenceDescription, inner: Any?, on node: Node) -> Any? {
        let isMeant =
            key.id == AnyHashable(ObjectIdentifier(PreferredColorSchemeKey.self))
            && kind === ModifierType.PreferredColorScheme.kind
        return isMeant ? .some(value as Any) : inner
    }
}

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
    public enum PreferredColorScheme: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.ColorScheme?>(
            "PreferredColorScheme",
            reads: [.reading("preferredColorScheme") { node, _ in try ModifierType().preferredColorScheme(node) }],
            forms: [.form(.optional("colorScheme", Views.ColorScheme.self, positional: true)) { $0 }])
    }

    /// The color scheme that the outermost view asks for, of the view and those around it. Throws
    /// `InspectionError.modifierNotFound` where none does.
    public var preferredColorScheme: ModifierReader<Views.ColorScheme?> {
        .init { node in
            guard let scheme = node.outermostColorScheme else {
                throw InspectionError.modifierNotFound(
                    parent: node.title, modifier: "preferredColorScheme", index: 0)
            }
            return scheme
        }
    }
}

extension Node {
    /// The color scheme that the outermost of the view and those around it asks for; nil where none does.
    var outermostColorScheme: Views.ColorScheme?? {
        var outermost: Views.ColorScheme??
        let _: Void? = nearest { modifier in
            if let scheme = modifier.attribute(ModifierType.PreferredColorScheme.self) { outermost = .some(scheme) }
            return nil
        }
        return outermost
    }
}

/// The color scheme that `preferredColorScheme` asks of the screen around.
extension _AttributeModifier: PreferenceModifier where Value == ColorScheme? {
    @MainActor package func preference(
        _ key: PreferenceDescription, inner: Any?, on node: Node, at place: Int
    ) -> Any? {
        let isMeant =
            key.id == AnyHashable(ObjectIdentifier(PreferredColorSchemeKey.self))
            && kind === ModifierType.PreferredColorScheme.kind
        return isMeant ? .some(value as Any) : inner
    }
}

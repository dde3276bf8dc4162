/// A material that refracts the content behind it.
public nonisolated struct Glass: Equatable, Sendable {
    private enum Variant: String { case regular, clear, identity }

    private let variant: Variant
    private var tint: Color?
    private var isInteractive = false

    private init(_ variant: Variant) {
        self.variant = variant
    }

    /// The standard glass.
    public static var regular: Glass { Glass(.regular) }
    /// More transparent glass.
    public static var clear: Glass { Glass(.clear) }
    /// No glass: the content is unchanged.
    public static var identity: Glass { Glass(.identity) }

    /// Returns the glass with a tint; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Returns the glass, with or without a reaction to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

extension Glass: CustomStringConvertible {
    public var description: String {
        var words = variant.rawValue
        if let tint { words += ", tint \(tint)" }
        if isInteractive { words += ", interactive" }
        return words
    }
}

extension Glass: DescribedValue {
    public static let valueKind = ValueKind(
        "Glass", Glass.self, example: "Glass.regular",
        constants: ["regular": .regular, "clear": .clear, "identity": .identity],
        members: [
            .method("tint", .optional("color", Color.self, positional: true)) { (glass: Glass, color: Color?) in
                glass.tint(color)
            },
            .method("interactive", .defaulted("isEnabled", true, positional: true)) { (glass: Glass, isEnabled: Bool) in
                glass.interactive(isEnabled)
            },
        ])
}

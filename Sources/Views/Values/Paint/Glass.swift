/// A material that refracts what is behind.
public nonisolated struct Glass: Equatable, Sendable {
    private enum Variant: String { case regular, clear, identity }

    private let variant: Variant
    private var tint: Color?
    private var isInteractive = false

    private init(_ variant: Variant) {
        self.variant = variant
    }

    /// The usual glass.
    public static var regular: Glass { Glass(.regular) }
    /// Glass that lets more through.
    public static var clear: Glass { Glass(.clear) }
    /// No glass: the content stays as it is.
    public static var identity: Glass { Glass(.identity) }

    /// The glass in a color; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// The glass, which reacts to touches or not.
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

/// A button made of glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, _BuiltInStyle, BorderedStyle, Equatable {
    private let glass: Glass

    /// Creates a style of regular glass.
    public init() {
        self.init(.regular)
    }

    /// Creates a style of the given glass.
    public init(_ glass: Glass) {
        self.glass = glass
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button made of the given glass.
    public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

/// A prominent button made of tinted glass.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, _BuiltInStyle, BorderedStyle {
    public init() {}
}

/// Buttons are made of glass.
public nonisolated struct GlassButtonStyle: _StandardPrimitiveButtonStyle, Equatable {
    private let glass: Glass

    /// Makes one of the usual glass.
    public init() {
        self.init(.regular)
    }

    /// Makes one of this glass.
    public init(_ glass: Glass) {
        self.glass = glass
    }
}

/// Buttons are made of tinted glass and stand out.
public nonisolated struct GlassProminentButtonStyle: _StandardPrimitiveButtonStyle {
    public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Buttons are made of glass.
    public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// Buttons are made of this glass.
    public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Buttons are made of tinted glass and stand out.
    public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The appearance of tables.
@BuiltInStyles(AutomaticTableStyle.self, InsetTableStyle.self, BorderedTableStyle.self)
public protocol TableStyle {}

/// The default style of the platform.
public nonisolated struct AutomaticTableStyle: TableStyle, _BuiltInStyle { public init() {} }

/// Rows inset from the edges.
@MemberwiseInit public nonisolated struct InsetTableStyle: TableStyle, _BuiltInStyle {
    /// Whether every other row has another background.
    public let alternatesRowBackgrounds: Bool

    public init() {
        self.init(alternatesRowBackgrounds: false)
    }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows inset from the edges; says whether every other row has another background.
    public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// A table with a border.
public nonisolated struct BorderedTableStyle: TableStyle, _BuiltInStyle { public init() {} }

/// Says how tables look.
public protocol TableStyle {}

/// Tables look as the platform has them.
public nonisolated struct AutomaticTableStyle: TableStyle {
    public init() {}
}

/// Rows stand in from the edges.
public nonisolated struct InsetTableStyle: TableStyle {
    public init() {}
}

/// The table has a border.
public nonisolated struct BorderedTableStyle: TableStyle {
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// Tables look as the platform has them.
    public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows stand in from the edges.
    public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
    /// The table has a border.
    public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension ModifierType {
    /// Says how tables look.
    public enum TableStyle: StyleFamily {
        public static let kind = style("TableStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": AutomaticTableStyle(), "inset": InsetTableStyle(), "bordered": BorderedTableStyle(),
            ]
        }
    }
}

extension View {
    /// Has the tables in the view look and work as the style says.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
        self.style(ModifierType.TableStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its tables.
    public var tableStyle: ModifierReader<Any> { .init(ModifierType.TableStyle.self) }
}

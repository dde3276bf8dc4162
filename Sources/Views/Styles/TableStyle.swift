/// The appearance of tables.
public protocol TableStyle {}

/// The default style of the platform.
public struct AutomaticTableStyle: TableStyle, _BuiltInStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { .init() } }

/// Rows inset from the edges.
public struct InsetTableStyle: TableStyle, _BuiltInStyle { public init() {} }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { .init() } }

/// A table with a border.
public struct BorderedTableStyle: TableStyle, _BuiltInStyle { public init() {} }
extension TableStyle where Self == BorderedTableStyle { public static var bordered: Self { .init() } }

extension View {
    /// Sets the style of the tables in this view.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
        self.style(ModifierType.TableStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its tables.
    @StyleModifier((any Views.TableStyle).self) public var tableStyle: ModifierReader<Any>
}

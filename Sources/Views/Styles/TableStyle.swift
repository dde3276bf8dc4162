/// The appearance of tables.
@BuiltInStyles(AutomaticTableStyle.self, InsetTableStyle.self, BorderedTableStyle.self)
public protocol TableStyle {}

/// The default style of the platform.
public nonisolated struct AutomaticTableStyle: TableStyle, _BuiltInStyle { public init() {} }

/// Rows inset from the edges.
public nonisolated struct InsetTableStyle: TableStyle, _BuiltInStyle { public init() {} }

/// A table with a border.
public nonisolated struct BorderedTableStyle: TableStyle, _BuiltInStyle { public init() {} }

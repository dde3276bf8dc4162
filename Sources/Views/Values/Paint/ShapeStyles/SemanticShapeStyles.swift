/// The tint of the current context.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable { public init() {} }

/// The background of selected content.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable { public init() {} }

/// The color of separators.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable { public init() {} }

/// The color of links.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable { public init() {} }

/// The color of the placeholder in an empty field.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable { public init() {} }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { .init() } }

/// The color of the background of a window.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable { public init() {} }

/// The color of what fills controls and other figures that stand on the background.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable { public init() {} }

/// The styles that the surroundings decide on, each named for what it is used for.

/// The color that the surroundings set for what can be acted on.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}
}

/// What stands behind something selected.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}
}

/// The color of lines between things.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}
}

/// The color of links.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
    public init() {}
}

/// The color of what stands in an empty field.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public init() {}
}

/// The color of a window's background.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The color that the surroundings set for what can be acted on.
    public nonisolated static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// What stands behind something selected.
    public nonisolated static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of lines between things.
    public nonisolated static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links.
    public nonisolated static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of what stands in an empty field.
    public nonisolated static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The color of a window's background.
    public nonisolated static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

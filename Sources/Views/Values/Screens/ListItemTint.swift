/// The tint of a row of a list.
public nonisolated struct ListItemTint: Hashable, Sendable {
    /// The color; nil for a neutral gray.
    let color: Color?
    /// Whether the color overrides the settings of the system.
    let isFixed: Bool

    /// A color that overrides the settings of the system.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: true) }
    /// A color that the settings of the system override.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: false) }
    /// A neutral gray.
    public static let monochrome = ListItemTint(color: nil, isFixed: false)
}

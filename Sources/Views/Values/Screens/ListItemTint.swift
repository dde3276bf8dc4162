/// The color of what stands out in a row of a list.
public nonisolated struct ListItemTint: Hashable, Sendable {
    /// The color; nil for a gray that goes with everything.
    let color: Color?
    /// Whether the color stays whatever the system's settings are.
    let isFixed: Bool

    /// A color that stays whatever the system's settings are.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: true) }
    /// A color that gives way to the system's settings.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: false) }
    /// A gray that goes with everything.
    public static let monochrome = ListItemTint(color: nil, isFixed: false)
}

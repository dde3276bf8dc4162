extension Node {
    /// Whether a style of the app makes the body of this control, and none of the system.
    func isStyledByApp<Family: StyleFamily>(_ family: Family.Type) -> Bool {
        guard let style = environment[StyleKey<Family>.self]?.style else { return false }
        return !(style is any _BuiltInStyle)
    }
}

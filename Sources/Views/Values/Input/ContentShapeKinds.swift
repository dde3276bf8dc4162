/// The purposes of the shape of a view's content.
@MemberwiseInit public nonisolated struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// Previews of drags.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// Previews of context menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// Effects of a pointer above the view.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// Effects of the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// Accessibility.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension ContentShapeKinds: NamedOptions {
    public static var namedOptions: [(name: String, value: ContentShapeKinds)] {
        [
            ("interaction", .interaction), ("dragPreview", .dragPreview), ("contextMenuPreview", .contextMenuPreview),
            ("hoverEffect", .hoverEffect), ("focusEffect", .focusEffect), ("accessibility", .accessibility),
        ]
    }
}

/// What the shape of a view's content is used for.
public nonisolated struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// To tell what a person touches.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// To show what is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// To show what a menu is about.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// To show what a pointer is over.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// To show what has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// To show what is spoken about.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension ContentShapeKinds: NamedOptions {
    /// The options by the names that a dynamic language gives them.
    public static var namedOptions: [(name: String, value: ContentShapeKinds)] {
        [
            ("interaction", .interaction), ("dragPreview", .dragPreview), ("contextMenuPreview", .contextMenuPreview),
            ("hoverEffect", .hoverEffect), ("focusEffect", .focusEffect), ("accessibility", .accessibility),
        ]
    }
}

import Lua

/// What a console asks about the screens of a session.
extension ScriptSession {
    /// Whether an object is an element that is there, where its screen is now.
    public static func isOnScreen(_ object: Userdata) -> Bool {
        guard let element = object.object as? Element, let node = try? element.current() else { return false }
        return !node.isAbsent
    }

    /// The tree of the screen that was hosted last, a view a line; nil where nothing is hosted.
    public var lastScreenOutline: String? { screens.last?.outline }

    /// Whether the script may say `views.name`: a view of the catalog, or one that a script defined.
    public func knowsView(_ name: String) -> Bool { knows(viewNamed: name) }

    /// The views that scripts of this session have defined, sorted.
    public var definedViewNames: [String] { definedViews.sorted() }
}

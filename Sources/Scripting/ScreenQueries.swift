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

    /// The texts on each screen that is hosted, in the order they stand there.
    public var shownTexts: [[String]] {
        screens.map { screen in
            screen.flush()
            return screen.root.textsInside
        }
    }

    /// Which screen a value holds as a whole, from 0 in the order they were hosted; nil for any other value.
    public func screenIndex(of value: Lua.Value) -> Int? {
        guard let element = value.userdata?.object as? Element else { return nil }
        return screens.firstIndex { $0.root === element.lastFound }
    }

    /// Whether the script may say `views.name`: a view of the catalog, or one that a script defined.
    public func knowsView(_ name: String) -> Bool { knows(viewNamed: name) }

    /// The views that scripts of this session have defined, sorted.
    public var definedViewNames: [String] { definedViews.sorted() }
}

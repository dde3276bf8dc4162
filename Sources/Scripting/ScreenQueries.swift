import Lua
import Views

/// The queries of a console about the screens of a session.
extension ScriptSession {
    /// Whether an object is an element that is there, where its screen is now.
    public static func isOnScreen(_ object: Userdata) -> Bool {
        guard let element = object.object as? Element, let node = try? element.current() else { return false }
        return !node.isAbsent
    }

    /// The screen that was hosted last; nil if there is none.
    package var lastScreen: Graph? { screens.last }

    /// The tree of the screen that was hosted last, a view a line; nil without a screen.
    public var lastScreenOutline: String? { screens.last?.outline }

    /// Hosts a view that a script made, on a screen.
    /// - Throws: `ScriptingError.viewExpected` for a value that is no view, and what the view itself can't do.
    package func host(_ value: Lua.Value, on screen: ScreenOptions) throws -> Graph {
        guard let view = Self.view(in: value.userdata?.object) else {
            throw ScriptingError.viewExpected(what: "host", found: value.summary)
        }
        return try host(view, on: screen)
    }

    /// The texts on each screen, in the order of the tree.
    public var shownTexts: [[String]] {
        screens.map { screen in
            screen.flush()
            return screen.root.textsInside
        }
    }

    /// The index of the screen that a value is the root of, from 0 in the order of hosting; nil for any other value.
    public func screenIndex(of value: Lua.Value) -> Int? {
        guard let element = value.userdata?.object as? Element else { return nil }
        return screens.firstIndex { $0.root === element.lastFound }
    }

    /// Whether the script may say `views.name`: a view of the catalog, or one that a script defined.
    public func knowsView(_ name: String) -> Bool { knows(viewNamed: name) }

    /// The views that scripts of this session have defined, sorted.
    public var definedViewNames: [String] { definedViews.sorted() }
}

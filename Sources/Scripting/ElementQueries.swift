import Lua
import Views

/// The queries of assertions about elements.
extension ScriptSession {
    /// Adds `host.element(query, element)` for our Lua modules. The queries:
    /// - `is`: whether the value is an element;
    /// - `tree`: its tree as text;
    /// - `texts`: the texts in it, in order;
    /// - `concealment`: the reason why it isn't on the screen, as in "the sheet is above it", or nil;
    /// - `whereabouts`: where it is that is on a named screen and can't be seen, as in "Text is below the screen", or nil;
    /// - `findings`: what of it isn't as a person needs it on its screen, a sentence for each sort of fault; the third
    ///   argument is the smallest side of what is touched, in points;
    /// - `touchSize`: the width and the height in which touches reach it, in points;
    /// - `obstacles`: the reasons why it can't be seen or used, as in "its parent VStack is hidden".
    public static func addElementQueries(to host: Lua.Table, _ interpreter: Interpreter) throws {
        let answer = try interpreter.makeFunction(
            onMain { call in
                guard let element = call.object(2) as? Element else { return try call.returns(false) }
                let question = try call.string(1)
                if question == "is" { return try call.returns(true) }
                let node = try element.current()
                switch question {
                case "tree": return try call.returns(node.treeText)
                case "texts": return try call.returns(.table(try list(node.textsInside, call.interpreter)))
                case "concealment":
                    guard node.graph.isScreen, let obstruction = node.sightObstruction ?? node.invisibility else {
                        return .nothing
                    }
                    return try call.returns(obstruction.reason)
                case "whereabouts":
                    guard node.graph.isOnNamedScreen, let obstruction = node.scrolledAway else { return .nothing }
                    return try call.returns("\(node.headline) \(obstruction.predicate)")
                case "findings":
                    let length = try call.number(3)
                    let found = try element.inspecting(node) { try node.layoutFindings(touching: length) }
                    return try call.returns(.table(try list(found, call.interpreter)))
                case "touchSize":
                    let size = try element.inspecting(node) { try node.touchSize() }
                    return try call.returns(
                        .table(try call.interpreter.makeTable([.number(size.width), .number(size.height)])))
                case "obstacles": return try call.returns(.table(try list(node.obstacles, call.interpreter)))
                default: return .nothing
                }
            })
        try host.set("element", .function(answer))
    }

    private static func list(_ strings: [String], _ interpreter: Interpreter) throws -> Lua.Table {
        try interpreter.makeTable(strings.map { .string(LuaString($0)) })
    }
}

extension Node {
    /// The texts that the view and its children show, titles of screens, tabs and alerts among them.
    var textsInside: [String] {
        guard graph.isScreen else { return searchAll(where: \.isTextOfScreen).compactMap { try? $0.textString() } }
        return searchAll(in: .screen) { $0.isTextOfScreen || $0.showsOwnTexts }.flatMap(\.textsOnScreen)
    }

    /// All that keeps a person from seeing or using the view, from it outward.
    fileprivate var obstacles: [String] {
        var found: [String] = []
        var next: Node? = self
        while let node = next, let (view, reason) = node.responseObstruction?.blocker {
            let name = view === self ? "it" : "its parent \(view.kind.name)"
            let reasons = view.modifiers.compactMap { ($0.value as? any ResponsivenessModifier)?.obstruction }
            // The effect of an app's own modifier is in its body, so that the nearest reason is the only one.
            for reason in reasons.isEmpty ? [reason] : reasons { found.append("\(name) \(reason)") }
            next = view.parent
        }
        return found
    }
}

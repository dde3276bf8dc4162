import Lua
import Pictures
import Views

/// The queries of assertions about elements.
extension ScriptSession {
    /// Adds `host.element(query, element)` for our Lua modules. The queries:
    /// - `is`: whether the value is an element;
    /// - `tree`: its tree as text;
    /// - `screen`: what is in it as text, in lines, as a screen is kept to be compared;
    /// - `texts`: the texts in it, in order;
    /// - `concealment`: the reason why it isn't on the screen, as in "the sheet is above it", or nil;
    /// - `whereabouts`: where it is that is on a named screen and can't be seen, as in "Text is below the screen", or nil;
    /// - `selected`: whether it is marked as selected;
    /// - `veil`: why a text in it, the third argument, can't be seen on a named screen though it is there: everywhere it is
    ///   covered by what is opaque, or clipped away; or nil;
    /// - `findings`: what of it isn't as a person needs it on its screen, a sentence for each sort of fault; the third
    ///   argument is the smallest side of what is touched, in points;
    /// - `audit`: what of it keeps people from using it, a text for each finding; the third argument has the names of the rules that
    ///   aren't asked, with a blank between each two;
    /// - `touchSize`: the width and the height in which touches reach it, in points;
    /// - `obstacles`: the reasons why it can't be seen or used, as in "its parent VStack is hidden".
    ///
    /// And `host.screens()`, the screens that the running spec has hosted, and `host.auditRules`, the names of the rules.
    public static func addElementQueries(to host: Lua.Table, _ interpreter: Interpreter) throws {
        let answer = try interpreter.makeFunction(
            onMain { call in
                guard let element = call.object(2) as? Element else { return try call.returns(false) }
                let question = try call.string(1)
                if question == "is" { return try call.returns(true) }
                if question == "headline" { return try call.returns(element.lastFound.headline) }
                let node = try element.current()
                switch question {
                case "tree": return try call.returns(node.treeText)
                case "screen":
                    let lines = try element.inspecting(node) { try ScreenText.lines(of: node) }
                    return try call.returns(lines.joined(separator: "\n"))
                case "texts": return try call.returns(.table(try list(node.textsInside, call.interpreter)))
                case "selected": return try call.returns(node.isMarkedSelected)
                case "concealment":
                    guard node.graph.isScreen, let obstruction = node.sightObstruction ?? node.invisibility else {
                        return .nothing
                    }
                    return try call.returns(obstruction.reason)
                case "whereabouts":
                    guard node.graph.isOnNamedScreen, let predicate = node.scrolledAway?.predicate ?? node.hiddenByPlace
                    else { return .nothing }
                    return try call.returns("\(node.headline) \(predicate)")
                case "veil":
                    guard let veil = node.veil(over: try call.string(3)) else { return .nothing }
                    return try call.returns(veil)
                case "findings":
                    let length = try call.number(3)
                    let found = try element.inspecting(node) { try node.layoutFindings(touching: length) }
                    return try call.returns(.table(try list(found, call.interpreter)))
                case "audit":
                    let found = try audit(element, node, leavingOut: try call.string(3))
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
        let screens = try interpreter.makeFunction(
            onMain { call in
                // The interpreter holds this function, which must not hold the interpreter.
                let interpreter = call.interpreter
                guard let session = interpreter.owner as? ScriptSession else { return .nothing }
                let elements = try session.screensOfSpec.map { graph in
                    Value.userdata(
                        try interpreter.makeUserdata(Element(root: graph, session: session), session.types.element))
                }
                return try call.returns(.table(interpreter.makeTable(elements)))
            })
        try host.set("screens", .function(screens))
        try host.set("auditRules", .table(try list(AccessibilityAudit.Rule.allCases.map(\.rawValue), interpreter)))
    }

    private static func audit(_ element: Element, _ node: Node, leavingOut names: String) throws -> [String] {
        let rules = Set(names.split(separator: " ").compactMap { AccessibilityAudit.Rule(rawValue: String($0)) })
        do {
            return try element.inspecting(node) {
                try AccessibilityAudit.findings(in: node, leavingOut: rules).map(\.message)
            }
        } catch let error as PictureError {
            throw InspectionError.notSupported("\(error)")
        }
    }

    private static func list(_ strings: [String], _ interpreter: Interpreter) throws -> Lua.Table {
        try interpreter.makeTable(strings.map { .string(LuaString($0)) })
    }
}

extension Node {
    /// The texts that the view and its children show, titles of screens, tabs and alerts among them.
    var textsInside: [String] {
        guard graph.isScreen else { return searchAll(where: \.isTextOfScreen).compactMap { try? $0.textString() } }
        return searchAll(in: .screen) { $0.isTextOfScreen || $0.showsOwnTexts || $0.hasStyleOfApp }.flatMap {
            $0.textsOnScreen + ($0.hasStyleOfApp ? $0.textsOfStyleOfApp : [])
        }
    }

    /// Why a text in the view can't be seen wherever it is on a named screen, as in `Text "Soup" is covered by Color`; nil where
    /// it can be seen, and on other screens.
    ///
    /// The layout is asked only where something may be in front of the text, or clip it.
    fileprivate func veil(over text: String) -> String? {
        guard graph.isOnNamedScreen else { return nil }
        let shown = searchAll(in: .screen) {
            ($0.isTextOfScreen || $0.showsOwnTexts) && $0.textsOnScreen.contains(text)
        }
        var reason: String?
        for node in shown {
            guard node.mayBeHiddenByPlace, let hidden = node.hiddenByPlace else { return nil }
            reason = reason ?? "\(node.headline) \(hidden)"
        }
        return reason
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

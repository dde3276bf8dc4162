import Lua
import Reference
import Scripting
import System
import Views

/// The texts of `help()`: pages of the reference, names of the app, and the words of the console.
@MainActor
struct Help {
    let catalog: Catalog
    let style: TextStyle
    /// The number of columns of a line, for a narrow terminal.
    var width = 80

    private var app: AppReference { AppReference(catalog) }

    /// The first page of the help.
    var overview: String {
        var lines = ["Look up a name:"]
        lines += TwoColumns.lines(
            indent: "  ",
            [
                ("help(\"Button\")", "a view, a modifier, a gesture, a type of values"),
                ("help(\"find\")", "a call: help(\"assert.equal\"), help(\"Toggle:tap\")"),
                ("help(e)", "an element, a view, a function"),
            ])
        lines += ["", "Overview:"]
        lines += TwoColumns.lines(
            indent: "  ",
            ReferencePage.Group.allCases.map { group in
                let pages = Reference.pages(in: group)
                return (group.title, "\(pages.count): \(Self.some(of: pages.map(\.name)))")
            } + [("Articles", "\(Article.all.count): \(Self.some(of: Article.all.map(\.name)))")])
        lines += ["", "In this console:"]
        lines += TwoColumns.lines(
            indent: "  ", Self.words.map { ($0.call, $0.summary) } + [(":help", "the console's own commands")])
        return lines.joined(separator: "\n")
    }

    /// The text about a name.
    /// - Returns: `nil` if nothing has the name.
    func text(for name: String) -> String? {
        let texts = [
            word(name), previews(name), app.text(for: name, style: style), command(name),
            Reference.text(for: name, width: width, style: style), LuaManual.text(for: name, style: style),
        ]
        let found = texts.compactMap { $0?.trimmingSpaces }
        return found.isEmpty ? nil : found.joined(separator: "\n\n")
    }

    /// Returns the message for a name that nothing is known of.
    func refusal(for name: String) -> String {
        let own = Suggestions.nearest(to: name, among: app.entries.map(\.path) + Self.words.map(\.name))
        let page = Reference.suggestion(for: name)
        if own == nil, page?.lowercased() != name.lowercased() {
            let hits = ReferenceSearch(name).hits(most: 4).map(\.name).joined(separator: ", ")
            if !hits.isEmpty { return "nothing is called '\(name)'; these are about it: \(hits)" }
        }
        let near = own ?? page
        return "nothing is called '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "; help() gives an overview")
    }

    /// The text about a name or a value, the overview for nil; or the reason why there is none.
    func answer(to value: Lua.Value, _ analysis: StaticAnalysis) -> (text: String?, refusal: String) {
        if value.isNil { return (overview, "") }
        if let name = value.string {
            let found = text(for: name)
            return (found, found == nil ? refusal(for: name) : "")
        }
        guard let topic = analysis.topic(of: value) else {
            return (nil, "takes a name, an element, a view or a function; got \(value.summary)")
        }
        let modifiers = topic.modifiers.map { ":\($0)" }.joined(separator: ", ")
        let note = modifiers.isEmpty ? "" : "\n\nModified by \(modifiers)"
        // A view that the user defined has no page.
        let page = text(for: topic.name) ?? "\(style(.bold, topic.name))  (a view of the app)"
        return (page + note, "")
    }

    // MARK: The console's own

    /// The functions that only the console has.
    static let words: [(name: String, call: String, summary: String)] = [
        ("tree", "tree(e, {depth = 2})", "Show the tree of an element; tree() shows the screen."),
        ("diff", "diff()", "Show what the last action changed."),
        ("help", "help(…)", "Look up a name or a value."),
    ]

    private func word(_ name: String) -> String? {
        Self.words.first { $0.name == name }
            .map { "\(style(.bold, $0.call))  (a word of the console)\n  \($0.summary)" }
    }

    /// The text about `previews`, and about one of them.
    private func previews(_ name: String) -> String? {
        guard name != "previews" else {
            return "\(style(.bold, "previews[\"name\"]"))  (the previews of the app)\n"
                + "  What #Preview and PreviewProvider declare, as views: host(previews[\"name\"]).\n"
                + "  A name is the display name, or that of the file; :previews lists them."
        }
        guard let preview = try? PreviewIndex.preview(named: name) else { return nil }
        let place = preview.line.map { "\(preview.origin.name):\($0)" } ?? preview.origin.name
        return "\(style(.bold, "\(InitialView(preview: name).call)"))  (a preview of the app, \(place))"
    }

    private func command(_ name: String) -> String? {
        guard name.hasPrefix(":"), let command = SessionCommand.all.first(where: { ":\($0.name)" == name }) else {
            return nil
        }
        return
            "\(style(.bold, command.usage))  (a command of the console)\n  \(command.summary)\n  > \(command.example)"
    }

    // MARK: Layout

    /// A few of the names, for a line.
    private static func some(of names: [String]) -> String {
        var text = ""
        for name in names {
            guard text.count + name.count < 50 else { return text + "…" }
            text += (text.isEmpty ? "" : ", ") + name
        }
        return text
    }
}

extension ReplSession {
    /// Adds `host.help(topic)` for our Lua modules: the text about a name or a value, the overview for nil; or nothing
    /// and the reason.
    static func addHelp(to host: Lua.Table, _ session: ScriptSession, _ help: Help) throws {
        // The interpreter holds the function, and the session the interpreter.
        let answer = try session.interpreter.makeFunction { [weak session] call in
            guard let session else { throw LuaError.closed }
            let value = call.isNil(1) ? Lua.Value.nil : try call.value(1)
            let (text, reason) = MainActor.assumeIsolated { help.answer(to: value, StaticAnalysis(session)) }
            guard let text else { return try call.returns([.nil, .string(LuaString(reason))]) }
            return try call.returns(text)
        }
        try host.set("help", .function(answer))
    }
}

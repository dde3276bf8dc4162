import Reference

extension Tool {
    /// What there is to host.
    static let views = Tool(
        name: "views",
        about: """
            List what can be hosted: the app's registered views with their arguments, its models and functions, and its \
            previews.
            """,
        parameters: [
            ToolParameter(name: "search", kind: .text, about: "Only lines with this text, in any case"),
            ToolParameter(name: "previews", kind: .boolean, about: "Also list #Preview and PreviewProvider"),
            .limit,
        ],
        isReadOnly: true
    ) { call, server in
        let arguments = call.arguments
        var lines = AppReference(server.catalog).sections.flatMap { section in
            ["\(section.title):"] + section.entries.flatMap { ["  \($0.call)"] + $0.members.map { "    \($0)" } }
        }
        var problems: [String] = []
        if arguments.flag("previews") {
            let found = server.surroundings.previews()
            lines += found.lines.isEmpty ? ["Previews: none"] : ["Previews:"] + found.lines.map { "  \($0)" }
            problems = found.problems
        }
        if let search = arguments.text("search") {
            lines = lines.filter { $0.hasPrefix(" ") && $0.lowercased().contains(search.lowercased()) }
            guard !lines.isEmpty else {
                throw ToolFailure(
                    "nothing has '\(search)' in its line; views without 'search' lists everything"
                        + (arguments.flag("previews") ? "" : ", and with 'previews' the previews as well"))
            }
        }
        if lines.isEmpty { lines = ["This app registers no views; 'previews' lists its previews."] }
        let text = (lines + problems).joined(separator: "\n")
        call.answer(
            ToolResult(
                text: AnswerText.cut(text, to: arguments.whole("limit") ?? AnswerText.usual, "search narrows it")))
    }
}

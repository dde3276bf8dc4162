import Reference
import System

extension Tool {
    /// The documentation.
    static let docs = Tool(
        name: "docs",
        about: """
            Search the documentation, or read a page: of a view, a modifier, a call (Toggle, padding, Toggle:tap, \
            assert.has_text) or an article (FirstSpec, WhatAPersonDoes, Waiting).
            """,
        parameters: [
            ToolParameter(name: "search", kind: .text, about: "Words, such as \"go back\""),
            ToolParameter(name: "page", kind: .text, about: "The name of a page"),
            .limit,
        ],
        isReadOnly: true
    ) { call, server in
        let limit = call.arguments.whole("limit") ?? AnswerText.usual
        switch (call.arguments.text("search"), call.arguments.text("page")) {
        case (let words?, nil):
            let hits = ReferenceSearch(words).hits()
            guard !hits.isEmpty else { throw ToolFailure("nothing is found for '\(words)'; try other words, or fewer") }
            call.answer(ToolResult(text: hits.map { "\($0.name): \($0.summary)" }.joined(separator: "\n")))
        case (nil, let name?):
            let app = AppReference(server.catalog)
            let texts = [app.text(for: name), Reference.text(for: name)].compactMap(\.self)
            guard !texts.isEmpty else {
                let near =
                    Suggestions.nearest(to: name, among: app.entries.map(\.name)) ?? Reference.suggestion(for: name)
                let hint = near.map { "did you mean '\($0)'?" } ?? "'search' finds pages by words"
                throw ToolFailure("there is no page '\(name)'; \(hint)")
            }
            let text = texts.joined(separator: "\n")
            call.answer(ToolResult(text: AnswerText.cut(text, to: limit, "a larger 'limit' shows all")))
        default: throw ToolFailure("docs takes 'search' or 'page', one of them")
        }
    }
}

extension Tool {
    /// A chunk of Lua.
    static let lua = Tool(
        name: "lua",
        about: """
            Run Lua in the session of a screen: everything that specs have, and the screen as the global `screen`. Answers \
            with what it prints, its values, and the change of the screen. Globals stay; it is confined as a spec is.
            """,
        parameters: [
            .screen,
            ToolParameter(
                name: "code", kind: .text,
                about: "An expression or statements, such as screen:find{ text = \"Total\" }:frame()",
                isRequired: true),
            .timeout(usualTime), .limit,
        ]
    ) { call, server in
        let limit = call.arguments.number("timeout") ?? usualTime
        let request = LuaRequest(
            code: call.arguments.text("code") ?? "", limit: call.arguments.whole("limit") ?? AnswerText.usual)
        try server.screens.ask(.lua(request), for: call, limit: limit)
    }
}

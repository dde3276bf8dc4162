extension Tool {
    /// The seconds that a tool may take that asks a screen.
    static let usualTime = 5.0

    /// What is on a screen.
    static let look = Tool(
        name: "look",
        about: """
            Show the tree of a screen, of the view with a reference, or of what find finds (with its path). A picture is \
            added on request.
            """,
        parameters: [
            .screen,
            ToolParameter(name: "ref", kind: .text, about: "A view, such as e12"),
            ToolParameter(
                name: "find", kind: .object,
                about: "findAll's criteria: {\"button\": \"Save\"}, {\"text\": \"Total\"}, {\"type\": \"TextField\"}"),
            ToolParameter(name: "depth", kind: .whole(0...1000), about: "Levels to show"),
            ToolParameter(name: "picture", kind: .boolean, about: "Add a picture of the whole screen"),
            .limit,
        ],
        isReadOnly: true
    ) { call, server in
        let arguments = call.arguments
        guard arguments.text("ref") == nil || arguments["find"] == nil else {
            throw ToolFailure("look: 'ref' and 'find' both say where to look: give one of them")
        }
        let request = LookRequest(
            reference: arguments.text("ref"), criteria: arguments["find"].map(LuaSource.literal),
            depth: arguments.whole("depth"), limit: arguments.whole("limit") ?? AnswerText.usual,
            hasPicture: arguments.flag("picture"))
        try server.screens.ask(.look(request), for: call, limit: usualTime)
    }
}

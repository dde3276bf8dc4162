import Console

extension Tool {
    /// What a person does on a screen.
    static let act = Tool(
        name: "act",
        about: """
            Do what a person does, step by step, and get the change of the screen as a diff. A step that a person couldn't \
            do is refused with the reason, and ends the call. Verbs are the calls of elements, such as tap, setInput(text), \
            type(text), clear, submit, select(choice), set(value), increment, swipe(edge), delete, scroll({by: 300}), \
            scrollTo({text: "…"}), back, press(key), drag({by: {x: 80, y: 0}}), refresh; and advance(seconds) for time. \
            The article WhatAPersonDoes has all.
            """,
        parameters: [
            .screen,
            ToolParameter(name: "steps", kind: .other(ActStep.schema), about: "", isRequired: true),
            .timeout(usualTime),
        ]
    ) { call, server in
        try server.screens.ask(
            .act(ActStep.all(in: call.arguments["steps"])), for: call,
            limit: call.arguments.number("timeout") ?? usualTime)
    }
}

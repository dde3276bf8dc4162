import Agents
import Console
import System

extension PageCallKind {
    /// The seconds that something on a screen may take.
    private static let time = 10.0

    private static let handle = ToolParameter(
        name: "screen", kind: .text, about: "The handle that host answered", isRequired: true)

    /// Calls about screens.
    @MainActor static let screen = [
        PageCallKind(
            name: "host",
            parameters: [
                ToolParameter(name: "view", kind: .text, about: "A view as Lua calls it"),
                ToolParameter(name: "preview", kind: .text, about: "The name of a preview"),
            ], needsProgram: true
        ) { call, workbench in
            let view = try HostRequest(
                view: call.arguments.text("view"), preview: call.arguments.text("preview"),
                from: workbench.surroundings.app.catalog)
            let asked = call.asToolCall { result in
                let lines = result.text.split(separator: "\n", maxSplits: 1)
                call.answer(["screen": .string(lines.first.map(String.init) ?? "")])
            }
            try await workbench.screens.host(view, for: asked, limit: time)
        },
        PageCallKind(name: "show", parameters: [handle]) { call, workbench in
            try workbench.screens.ask(.show, for: call.asToolCall(), limit: time) { answer in
                guard let shown = answer.shown else { return call.fail(answer.text) }
                call.send(shown)
            }
        },
        PageCallKind(
            name: "find",
            parameters: [handle, ToolParameter(name: "view", kind: .text, about: "Its reference", isRequired: true)]
        ) { call, workbench in
            let reference = call.arguments.text("view") ?? ""
            try workbench.screens.ask(.expression(reference), for: call.asToolCall(), limit: time) {
                answer(call, $0)
            }
        },
        PageCallKind(
            name: "act",
            parameters: [handle, ToolParameter(name: "steps", kind: .other([:]), about: "", isRequired: true)]
        ) { call, workbench in
            let steps = try ActStep.all(in: call.arguments["steps"])
            try workbench.screens.ask(.act(steps), for: call.asToolCall(), limit: time) { answer(call, $0) }
        },
        PageCallKind(
            name: "lua",
            parameters: [handle, ToolParameter(name: "code", kind: .text, about: "A chunk of Lua", isRequired: true)]
        ) { call, workbench in
            let request = LuaRequest(code: call.arguments.text("code") ?? "")
            try workbench.screens.ask(.lua(request), for: call.asToolCall(), limit: time) { answer(call, $0) }
        },
        PageCallKind(
            name: "record",
            parameters: [
                handle,
                ToolParameter(name: "name", kind: .text, about: "What the spec says", isRequired: true),
                ToolParameter(name: "path", kind: .text, about: "The file to write"),
                ToolParameter(name: "replace", kind: .boolean, about: "Whether to replace a file that is there"),
            ]
        ) { call, workbench in
            let name = call.arguments.text("name") ?? ""
            guard name.contains(where: \.isLetter) else {
                throw ToolFailure("A spec says what the view does, such as \"adds to the cart\": give it such a name.")
            }
            let path = call.arguments.text("path") ?? SpecFile.path(forSpec: name)
            try checkNew(path, workbench)
            let request = RecordRequest(name: name, path: path, isReplacing: call.arguments.flag("replace"))
            try workbench.screens.ask(.record(request), for: call.asToolCall(), limit: time) { answer in
                guard let written = answer.written else { return call.fail(answer.text) }
                workbench.list(again: [written])
                call.answer(["path": .string(written)])
            }
        },
    ]

    /// Answers with what a screen says, also where it is an error: that is an answer of the session.
    @MainActor
    private static func answer(_ call: PageCall, _ answer: ScreenAnswer) {
        call.answer([
            "text": .string(String((answer.said ?? answer.text).trimmingSpaces)), "isError": .boolean(answer.isError),
        ])
    }
}

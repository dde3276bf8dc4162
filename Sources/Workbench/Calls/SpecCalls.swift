import Agents

extension PageCallKind {
    /// Calls about runs.
    @MainActor static let specs = [
        PageCallKind(
            name: "run",
            parameters: [
                ToolParameter(
                    name: "places", kind: .text,
                    about: "Files, each with a line where only what is there is to run, one a line; all without them"),
                ToolParameter(name: "title", kind: .text, about: "What runs, in a few words", isRequired: true),
            ]
        ) { call, workbench in
            let places = call.arguments.text("places")?.split(separator: "\n").map(String.init)
            for place in places ?? [] {
                let path = Self.path(of: place)
                guard workbench.board.files[path] != nil else { throw WorkbenchError.unknownFile(path) }
            }
            try workbench.runs.run(
                places ?? workbench.surroundings.paths, title: call.arguments.text("title") ?? "all specs")
            call.answer()
        },
        PageCallKind(name: "stop") { call, workbench in
            workbench.runs.stop()
            call.answer()
        },
        PageCallKind(
            name: "watch",
            parameters: [ToolParameter(name: "isOn", kind: .boolean, about: "Whether to watch", isRequired: true)]
        ) { call, workbench in
            try workbench.runs.watch(call.arguments.flag("isOn"))
            call.answer()
        },
        PageCallKind(name: "reload") { call, workbench in
            workbench.list(again: workbench.board.paths)
            call.answer()
        },
    ]

    /// The path of a place such as `specs/a_spec.lua:12`.
    private static func path(of place: String) -> String {
        guard let colon = place.lastIndex(of: ":"), Int(place[place.index(after: colon)...]) != nil else { return place }
        return String(place[..<colon])
    }
}

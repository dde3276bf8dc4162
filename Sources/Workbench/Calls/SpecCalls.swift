import Agents
import Console

extension PageCallKind {
    /// Calls about runs.
    @MainActor static let specs = [
        PageCallKind(
            name: "run",
            parameters: [
                ToolParameter(
                    name: "places", kind: .text,
                    about: "Files, each with a line where only what is there is to run, one a line; all without them"),
                ToolParameter(
                    name: "names", kind: .other([:]),
                    about: "The full names of the specs that are to run, where lines don't tell them apart"),
                ToolParameter(name: "title", kind: .text, about: "What runs, in a few words", isRequired: true),
            ], needsProgram: true
        ) { call, workbench in
            let places = call.arguments.text("places")?.split(separator: "\n").map(String.init)
            for place in places ?? [] {
                let path = Self.path(of: place)
                guard workbench.board.files[path] != nil else { throw WorkbenchError.unknownFile(path) }
            }
            try workbench.runs.run(
                filters(call.arguments["names"]) + ["--"]
                    + (places ?? workbench.surroundings.paths), title: call.arguments.text("title") ?? "all specs")
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

    /// The filters that let the specs of these names run, and no others.
    private static func filters(_ names: JSONValue?) -> [String] {
        guard case .array(let names)? = names else { return [] }
        return names.compactMap(\.string).flatMap { name in
            // A pattern of Lua: what is neither letter nor digit stands for itself.
            let signs = name.unicodeScalars.map { sign in
                sign.isASCII && !sign.properties.isAlphabetic && !("0"..."9").contains(sign) && sign != "\n"
                    ? "%\(sign)" : "\(sign)"
            }
            return ["--filter", "^\(signs.joined())$"]
        }
    }

    /// The path of a place such as `specs/a_spec.lua:12`.
    private static func path(of place: String) -> String {
        guard let colon = place.lastIndex(of: ":"), Int(place[place.index(after: colon)...]) != nil else {
            return place
        }
        return String(place[..<colon])
    }
}

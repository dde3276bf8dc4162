import ArgumentParser
import Console

/// The flags that name what is hosted at the start of a console.
struct InitialViewFlags: ParsableArguments {
    @Option(
        help: ArgumentHelp("The view to host at the start, by its registered name.", valueName: "name"),
        completion: Completions.views)
    var view: String?

    @Option(
        help: ArgumentHelp(
            "The arguments of that view, as Lua source: '{ user = \"ann\" }'.", valueName: "table"))
    var arguments: String?

    @Option(
        help: ArgumentHelp("The preview to host at the start, by its name.", valueName: "name"),
        completion: Completions.previews)
    var preview: String?

    func validate() throws {
        guard arguments == nil || view != nil else {
            throw ValidationError("'--arguments' is for a view: name it with '--view'.")
        }
        guard preview == nil || view == nil else {
            throw ValidationError("'--view' and '--preview' both name what to host: give one of them.")
        }
    }

    /// What they name; nil for nothing.
    var initialView: InitialView? {
        preview.map { InitialView(preview: $0) } ?? view.map { InitialView(name: $0, arguments: arguments) }
    }

    /// The same flags for another program.
    var commandLine: [String] {
        [("view", view), ("arguments", arguments), ("preview", preview)].flatMap { name, value in
            value.map { ["--\(name)=\($0)"] } ?? []
        }
    }
}

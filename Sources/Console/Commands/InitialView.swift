import Scripting
import System

/// A view that a console hosts at its start.
public struct InitialView: Sendable {
    /// The name that it is registered under.
    public let name: String
    /// Its arguments as Lua source, such as `{ user = "ann" }`; nil for none.
    public let arguments: String?

    /// - Parameters:
    ///   - name: The name that it is registered under.
    ///   - arguments: Its arguments as Lua source, such as `{ user = "ann" }`; nil for none.
    public init(name: String, arguments: String? = nil) {
        self.name = name
        self.arguments = arguments
    }

    /// The Lua chunk that hosts the view.
    var source: String {
        let given = arguments?.trimmingSpaces ?? ""
        return "screen = host(views.\(name)\(given.hasPrefix("{") ? given : "(\(given))"))"
    }
}

extension SessionCommands {
    /// Hosts a view as the global `screen`.
    /// - Returns: The chunk, and the tree of the view.
    /// - Throws: `CommandFailure` if the view can't be hosted.
    func host(_ view: InitialView) async throws -> String {
        let names = session.catalog.views.map(\.name)
        guard names.contains(view.name) else {
            let near = Suggestions.nearest(to: view.name, among: names)
            let hint = near.map { "; did you mean '\($0)'?" } ?? ""
            let list = names.sorted().joined(separator: ", ")
            let known = names.isEmpty ? "; there are none" : "; registered are \(list)"
            throw CommandFailure("no view is registered as '\(view.name)'\(near == nil ? known : hint)")
        }
        do {
            try await evaluate { await $0.evaluate(view.source, name: "--view") }
            recorder.note(view.source, values: [], waits: watch.take())
        } catch let error as EvaluationError {
            let example = view.arguments == nil ? "; pass arguments as in --arguments '{ name = \"Ann\" }'" : ""
            throw CommandFailure("cannot host \(view.name): \(error.message)\(example)")
        }
        return "\(view.source)\n\(session.script.lastScreenOutline ?? "")"
    }
}

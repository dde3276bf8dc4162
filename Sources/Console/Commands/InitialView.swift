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

    /// Reads a view as a script calls it: `SignIn{ user = "ann" }`, or only its name.
    package init(parsing call: String) {
        let call = call.trimmingSpaces
        let name = call.prefix { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let rest = String(call.dropFirst(name.count)).trimmingSpaces
        self.init(name: String(name), arguments: rest.isEmpty ? nil : String(rest))
    }

    /// The Lua expression that makes the view.
    package var call: String {
        let given = arguments?.trimmingSpaces ?? ""
        let isCall = given.hasPrefix("{") || given.hasPrefix("(")
        return "views.\(name)\(isCall ? String(given) : "(\(given))")"
    }

    /// The Lua chunk that hosts the view.
    var source: String { "screen = host(\(call))" }

    /// Returns the reason why the view isn't in a catalog and can't be made; nil where it is.
    package func absence(from catalog: Catalog) -> String? {
        let names = catalog.views.map(\.name)
        guard !names.contains(name) else { return nil }
        let near = Suggestions.nearest(to: name, among: names)
        let hint = near.map { "; did you mean '\($0)'?" } ?? ""
        let known = names.isEmpty ? "; there are none" : "; registered are \(names.sorted().joined(separator: ", "))"
        return "no view is registered as '\(name)'\(near == nil ? known : hint)"
    }
}

extension SessionCommands {
    /// Hosts a view as the global `screen`.
    /// - Returns: The chunk, and the tree of the view.
    /// - Throws: `CommandFailure` if the view can't be hosted.
    func host(_ view: InitialView) async throws -> String {
        if let absence = view.absence(from: session.catalog) { throw CommandFailure(absence) }
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

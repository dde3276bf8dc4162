import Scripting
import System
import Views

/// A view that a console hosts at its start.
public struct InitialView: Sendable {
    /// The name that it is registered under.
    public let name: String
    /// Its arguments as Lua source, such as `{ user = "ann" }`; nil for none.
    public let arguments: String?
    /// Whether it is a preview, and the name that of the preview.
    public let isPreview: Bool

    /// - Parameters:
    ///   - name: The name that it is registered under.
    ///   - arguments: Its arguments as Lua source, such as `{ user = "ann" }`; nil for none.
    public init(name: String, arguments: String? = nil) {
        self.name = name
        self.arguments = arguments
        isPreview = false
    }

    /// - Parameter preview: The name of a preview, or its full name.
    public init(preview: String) {
        (name, arguments, isPreview) = (preview, nil, true)
    }

    /// Reads a view as a script calls it: `SignIn{ user = "ann" }`, or only its name.
    package init(parsing call: String) {
        let call = call.trimmingSpaces
        let (opening, closing) = ("previews[\"", "\"]")
        if call.hasPrefix(opening), call.hasSuffix(closing), call.utf8.count > opening.utf8.count + closing.utf8.count {
            self.init(preview: Self.unescaped(call.dropFirst(opening.count).dropLast(closing.count)))
            return
        }
        let name = call.prefix { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let rest = String(call.dropFirst(name.count)).trimmingSpaces
        self.init(name: String(name), arguments: rest.isEmpty ? nil : String(rest))
    }

    /// The Lua expression that makes the view.
    package var call: String {
        if isPreview { return "previews[\(Self.literal(name))]" }
        let given = arguments?.trimmingSpaces ?? ""
        let isCall = given.hasPrefix("{") || given.hasPrefix("(")
        return "views.\(name)\(isCall ? String(given) : "(\(given))")"
    }

    /// A name as a string of Lua.
    package static func literal(_ name: String) -> String {
        let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
        return "\"\(escaped)\""
    }

    private static func unescaped(_ text: Substring) -> String {
        var name = ""
        var isEscaped = false
        for character in text {
            guard isEscaped || character == "\\" else {
                name.append(character)
                continue
            }
            if isEscaped { name.append(character == "n" ? "\n" : character == "r" ? "\r" : character) }
            isEscaped.toggle()
        }
        return name
    }

    /// The Lua chunk that hosts the view.
    var source: String { "screen = host(\(call))" }

    /// Returns the reason why the view isn't in a catalog, or the preview isn't in the program; nil where it is.
    @MainActor package func absence(from catalog: Catalog) -> String? {
        if isPreview {
            do {
                let preview = try PreviewIndex.preview(named: name)
                return preview.refusal.map { "\(PreviewError.refused(name: name, reason: $0))" }
            } catch {
                return "\(error)"
            }
        }
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
            try await evaluate { await $0.evaluate(view.source, name: view.isPreview ? "--preview" : "--view") }
            recorder.note(view.source, values: [], waits: watch.take())
        } catch let error as EvaluationError {
            let example =
                view.arguments == nil && !view.isPreview
                ? "; pass arguments as in --arguments '{ name = \"Ann\" }'" : ""
            throw CommandFailure("cannot host \(view.name): \(error.message)\(example)")
        }
        return "\(view.source)\n\(session.script.lastScreenOutline ?? "")"
    }
}

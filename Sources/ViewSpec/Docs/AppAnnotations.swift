import Console
import Lua
import Scripting

/// Annotations for the views, models and functions of an app.
@MainActor struct AppAnnotations {
    let catalog: Catalog

    /// The file, by name.
    var file: (path: String, text: String) { ("app.lua", text) }

    private var text: String {
        var parts = ["---@meta\n-- The names that the app registers.\n"]
        parts += catalog.views.map { view in
            if let parameters = view.parameters(in: catalog), view.argumentShape == nil {
                return inOrder(view.name, parameters)
            }
            return """
                ---Makes the app's view, from arguments by name or from a model.
                ---@param arguments? \(arguments(of: view))
                ---@return View
                function views.\(view.name)(arguments) end

                """
        }
        if !catalog.models.isEmpty {
            parts.append(
                """
                ---An observation of a model, which lasts until it is cancelled.
                ---@class Subscription
                ---@field cancel fun(self: Subscription)

                """)
        }
        parts += catalog.models.map(text)
        parts += catalog.functions.map { function in
            let parameters = function.parameters(in: catalog)
            let lines =
                ["---A function of the app."]
                + parameters.enumerated().map { "---@param argument\($0 + 1)\($1.mark) \($1.annotation)" }
                + (function.result(in: catalog).map { ["---@return \($0.annotation)"] } ?? [])
            let names = parameters.indices.map { "argument\($0 + 1)" }.joined(separator: ", ")
            return lines.joined(separator: "\n") + "\nfunction app.\(function.name)(\(names)) end\n"
        }
        parts.append(previews)
        return parts.joined(separator: "\n")
    }

    /// The previews by their names; those that can be fields, as the language server takes them.
    private var previews: String {
        let names = PreviewListing.make().lines.filter { $0.refused == nil }.map(\.name)
        let fields = names.map { name in
            LuaName.isValid(name) ? "---@field \(name) View" : "---@field [\(InitialView.literal(name))] View"
        }
        return
            (["---The app's previews, by their names.", "---@class Previews"] + fields + ["---@field [string] View"])
            .joined(separator: "\n") + "\n"
    }

    /// A view whose arguments have no names.
    private func inOrder(_ name: String, _ parameters: [ArgumentShape]) -> String {
        let lines = parameters.enumerated().map { "---@param argument\($0 + 1)\($1.mark) \($1.annotation)" }
        let names = parameters.indices.map { "argument\($0 + 1)" }.joined(separator: ", ")
        return "---Makes the app's view.\n" + lines.joined(separator: "\n")
            + "\n---@return View\nfunction views.\(name)(\(names)) end\n"
    }

    /// The type of what makes a view: a table, or a model or the table that makes one.
    private func arguments(of view: RegisteredView) -> String {
        guard let model = view.model(in: catalog) else { return view.argumentShape?.annotation ?? "any" }
        return "\(model.name)Model|table"
    }

    /// A model with its members. Parameters have no names in Swift's function types, so that they have numbers.
    private func text(of model: RegisteredModel) -> String {
        let kind = "\(model.name)Model"
        var lines = ["---@class \(kind)"]
        lines += model.members(in: catalog).map { member in
            switch member.use {
            case .property(let shape, _): return "---@field \(member.name) \(shape.annotation)"
            case .method(let parameters, let result):
                let arguments =
                    ["self: \(kind)"]
                    + parameters.enumerated().map {
                        "argument\($0 + 1)\($1.mark): \($1.annotation)"
                    }
                let returned = result.map { ": \($0.annotation)" } ?? ""
                return "---@field \(member.name) fun(\(arguments.joined(separator: ", ")))\(returned)"
            case .publisher(let shape):
                let action = "fun(value: \(shape.annotation))"
                return "---@field \(member.name) { sink: fun(self: any, action: \(action)): Subscription }"
            }
        }
        // A property of the app takes precedence over a built-in name.
        for (name, values) in [("onChange", "new: any, old: any"), ("onReceive", "value: any")]
        where !model.propertyNames.contains(name) {
            lines.append("---@field \(name) fun(self: \(kind), name: string, action: fun(\(values))): Subscription")
        }
        guard let arguments = model.arguments(in: catalog) else { return (lines + [""]).joined(separator: "\n") }
        let names = arguments.count == 1 ? ["arguments"] : arguments.indices.map { "argument\($0 + 1)" }
        lines += ["", "---Makes the app's model."]
        lines += zip(names, arguments).map { "---@param \($0)\($1.mark) \($1.annotation)" }
        lines += ["---@return \(kind)", "function models.\(model.name)(\(names.joined(separator: ", "))) end", ""]
        return lines.joined(separator: "\n")
    }
}

extension ArgumentShape {
    /// The type in the syntax of the language server; `any` for a type that isn't fully known.
    fileprivate var annotation: String {
        switch self {
        case .value("any value"): return "any"
        case .value(let word): return Self.known(word) ? word.replacing(" or ", with: "|") : "any"
        case .optional(let shape): return "\(shape.annotation)|nil"
        case .model(let name): return "\(name)Model"
        case .list(let element): return "(\(element.annotation))[]"
        case .record(let fields, let isComplete):
            guard isComplete, !fields.isEmpty else { return "table" }
            let parts = fields.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.shape.annotation)" }
            return "{ \(parts.joined(separator: ", ")) }"
        }
    }

    /// Behind the name of a parameter that may be left out.
    fileprivate var mark: String {
        switch self {
        case .optional: "?"
        case .record(let fields, let isComplete): isComplete && fields.allSatisfy(\.isOptional) ? "?" : ""
        default: ""
        }
    }

    /// Whether the words of a value are types of the language server: its own, and texts in quotes.
    private static func known(_ words: String) -> Bool {
        let types: Set = ["boolean", "integer", "number", "string", "nil", "table", "function"]
        return words.split(separator: " or ").allSatisfy { types.contains(String($0)) || $0.hasPrefix("\"") }
    }
}

import Scripting

/// Annotations for the views, models and functions of an app.
struct AppAnnotations {
    let catalog: Catalog

    /// The file, by name.
    var file: (path: String, text: String) { ("app.lua", text) }

    private var text: String {
        var parts = ["---@meta\n-- The names that the app registers.\n"]
        parts += catalog.views.map { view in
            """
            ---Makes the app's view, from arguments by name or from a model.
            ---@param arguments? \(view.argumentShape?.annotation ?? "any")
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
        parts += catalog.models.map(Self.text)
        parts += catalog.functions.map { function in
            """
            ---A function of the app.
            ---@param ... any
            ---@return any
            function app.\(function.name)(...) end

            """
        }
        return parts.joined(separator: "\n")
    }

    /// A model with its members: their types are Swift's, so that no more is said of them than their names.
    private static func text(of model: RegisteredModel) -> String {
        let kind = "\(model.name)Model"
        var lines = ["---@class \(kind)"]
        lines += model.propertyNames.map { "---@field \($0) any" }
        lines += model.methodNames.map { "---@field \($0) fun(self: \(kind), ...): any" }
        lines += model.publisherNames.map {
            "---@field \($0) { sink: fun(self: any, action: fun(value: any)): Subscription }"
        }
        // A property of the app takes precedence over a built-in name.
        for (name, values) in [("onChange", "new: any, old: any"), ("onReceive", "value: any")]
        where !model.propertyNames.contains(name) {
            lines.append("---@field \(name) fun(self: \(kind), name: string, action: fun(\(values))): Subscription")
        }
        return
            (lines + [
                "", "---Makes the app's model, of arguments by name.", "---@param arguments? any", "---@return \(kind)",
                "function models.\(model.name)(arguments) end", "",
            ]).joined(separator: "\n")
    }
}

extension ArgumentShape {
    /// The type in the syntax of the language server; `any` for a type that isn't fully known.
    fileprivate var annotation: String {
        switch self {
        case .value("any value"): return "any"
        case .value(let word): return word.replacing(" or ", with: "|")
        case .list(let element): return "(\(element.annotation))[]"
        case .record(let fields, let isComplete):
            guard isComplete, !fields.isEmpty else { return "table" }
            let parts = fields.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.shape.annotation)" }
            return "{ \(parts.joined(separator: ", ")) }"
        }
    }
}

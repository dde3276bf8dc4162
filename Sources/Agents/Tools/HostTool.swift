import Console
import Scripting
import System

extension Tool {
    /// The seconds that hosting may take.
    private static let time = 10.0

    /// A view on a screen of its own.
    static let host = Tool(
        name: "host",
        about: """
            Put a view on a screen. Returns the screen's handle (s1), which look, act, lua and spec take, and its tree, \
            each view with a reference (e1) that stays valid as long as the view stays. Several screens can be hosted; \
            each has a process of its own. A handle lasts until its process crashes or \(ScreenTable.most) newer ones \
            exist. Time stands still until something advances it.
            """,
        parameters: [
            ToolParameter(
                name: "view", kind: .text,
                about:
                    "A view as Lua calls it: SignIn or SignIn{ user = \"ann\" }. Without view and preview: an empty session for lua"
            ),
            ToolParameter(name: "preview", kind: .text, about: "The name of a preview"),
            ToolParameter(
                name: "options",
                kind: .other([
                    "description": """
                    host's: screen ("iPhone SE"), text_size, appearance, direction, orientation, environment, storage; or as \
                    Lua: "{ objects = { models.Cart() } }"
                    """
                ]), about: ""),
            ToolParameter(name: "depth", kind: .whole(0...1000), about: "Levels of the tree to show"),
            ToolParameter(
                name: "rebuild", kind: .boolean,
                about: "First build the app if its Swift source has changed; then all earlier handles end"),
            .timeout(time),
        ]
    ) { call, server in
        let arguments = call.arguments
        let options = try arguments["options"].map(hostOptions)
        let view = try HostRequest(
            view: arguments.text("view"), preview: arguments.text("preview"), options: options,
            depth: arguments.whole("depth"), from: server.catalog)
        guard view != nil || options == nil else { throw ToolFailure("host: 'options' are those of a view: name one") }
        try await server.screens.host(view, for: call, limit: arguments.number("timeout") ?? time)
    }

    /// The options of `host` as Lua source.
    /// - Throws: `ToolFailure` for what is neither an object nor a table of Lua.
    private static func hostOptions(_ value: JSONValue) throws(ToolFailure) -> String {
        switch value {
        case .object: return LuaSource.literal(value)
        case .string(let source) where source.trimmingSpaces.hasPrefix("{"): return source
        default: throw ToolFailure("host: 'options' is an object, or a table of Lua as a string, got \(value.kind)")
        }
    }
}

extension HostRequest {
    /// The request for a view as Lua calls it, or for a preview by its name; nil where neither is named.
    /// - Throws: `ToolFailure` where both are, and for a view that isn't registered.
    @MainActor
    package init?(
        view call: String?, preview: String?, options: String? = nil, depth: Int? = nil, from catalog: Catalog
    ) throws(ToolFailure) {
        let view: InitialView
        switch (call, preview) {
        case (nil, nil): return nil
        case (let call?, nil):
            // The list of views has them as scripts call them.
            view = InitialView(parsing: call.hasPrefix("views.") ? String(call.dropFirst("views.".count)) : call)
        case (nil, let name?): view = InitialView(preview: name)
        default: throw ToolFailure("host: 'view' and 'preview' both name what to host: give one of them")
        }
        if !view.isPreview, let absence = view.absence(from: catalog) {
            throw ToolFailure("\(absence); the tool views lists what there is")
        }
        self.init(call: view.call, options: options, depth: depth)
    }
}

import Lua

/// What the script of a session may reach: how far it is trusted, and where its Lua files are.
public struct Sandbox: Sendable {
    /// The folder of the script, whose files it may read and write; empty for the working directory.
    public var folder: String
    /// The folders that Lua files are loaded from, besides that one.
    public var roots: [String]
    /// Where modules are looked for, as `package.path` has it: templates with `?` for the name, separated by `;`.
    public var modulePath: String
    /// The variables of the environment that the script may read although they look like secrets.
    public var shownVariables: [String]
    /// Whether the script may do all that Lua can, except ending the process.
    public var isTrusted: Bool

    /// The templates that every script has, relative to the working directory, in front of those of its own folder.
    public static let standardTemplates = [
        "./src/?.lua", "./src/?/?.lua", "./src/?/init.lua", "./lua/?.lua", "./lua/?/init.lua", "./?.lua",
        "./?/init.lua",
    ]

    /// The sandbox of a script file.
    /// - Parameters:
    ///   - file: Its path.
    ///   - templates: Where modules are looked for first, each with `?` for the name. What is in front of the `?` is a
    ///     folder that the script may load Lua files from.
    ///   - shownVariables: The variables of the environment that it may read although they look like secrets.
    ///   - isTrusted: Whether it may do all that Lua can.
    public init(file: String, templates: [String] = [], shownVariables: [String] = [], isTrusted: Bool = false) {
        folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        let own = folder.isEmpty ? "./" : folder
        roots = ["."] + templates.map { String($0.prefix { $0 != "?" }) }.filter { !$0.isEmpty }
        modulePath = (templates + Self.standardTemplates + [own + "?.lua", own + "?/init.lua"])
            .joined(separator: ";")
        self.shownVariables = shownVariables
        self.isTrusted = isTrusted
    }
}

extension ScriptSession {
    /// Opens an interpreter for a script.
    /// - Parameter sandbox: What the script may reach. It takes effect with ``confine(to:)``, once everything of ours is
    ///   loaded.
    public convenience init(catalog: Catalog, configuration: Configuration, sandbox: Sandbox) throws {
        var configuration = configuration
        if sandbox.isTrusted { configuration.libraries.formUnion(.unguarded) }
        try self.init(catalog: catalog, configuration: configuration)
    }

    /// Takes from the scripts that run from here on what the sandbox doesn't allow them.
    /// - Throws: `LuaError`, in practice only if memory runs out.
    public func confine(to sandbox: Sandbox) throws {
        let loader = ModuleLoader(sandbox)
        moduleLoader = loader
        try interpreter.refuseExit()
        guard let package = try interpreter.globals.get("package").table else { return }
        let search = try interpreter.makeFunction { try loader.search($0) }
        if sandbox.isTrusted {
            let own = try package.get("path").string ?? ""
            try package.set("path", .string(LuaString(sandbox.modulePath + ";" + own)))
            try interpreter.searchModules(search)
        } else {
            try package.set("path", .string(LuaString(sandbox.modulePath)))
            try package.set("cpath", .string(""))
            try interpreter.confine(
                check: interpreter.makeFunction { try loader.check($0) },
                load: interpreter.makeFunction { try loader.load($0) },
                search: search,
                searchPath: interpreter.makeFunction { try loader.searchPath($0) })
            let environment = SandboxEnvironment(shown: Set(sandbox.shownVariables))
            let getenv = try interpreter.makeFunction { call in
                try call.returns(environment.value(of: call.string(1)))
            }
            try interpreter.globals.get("os").table?.set("getenv", .function(getenv))
        }
    }

    /// The Lua files that the session's scripts have loaded by `require`, `dofile` and `loadfile`: absolute, without
    /// links, in order, each once.
    public var loadedFiles: [String] { moduleLoader?.loadedFiles ?? [] }
}

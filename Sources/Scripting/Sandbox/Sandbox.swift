import Lua

/// The limits of a session's script: whether it is trusted, and the places of its Lua files.
public struct Sandbox: Sendable {
    /// The folder of the script, whose files it may read and write; empty for the working directory.
    public var folder: String
    /// The folders to load Lua files from, besides that one.
    public var roots: [String]
    /// The search path of modules, as `package.path` has it: templates with `?` for the name, separated by `;`.
    public var modulePath: String
    /// The folders whose links lead to Lua files too, wherever that is: those that a user named.
    public var linkRoots: [String]
    /// The templates for C modules of a trusted script, before those of Lua; separated by `;`.
    public var cModulePath: String
    /// The variables of the environment that the script may read although they look like secrets.
    public var shownVariables: [String]
    /// The files outside of its folder that the script may write, since its user named them.
    public var writableFiles: [String] = []
    /// Whether the script may do all that Lua can, except ending the process.
    public var isTrusted: Bool

    /// The templates of every script, relative to the working directory, before those of its own folder.
    public static let standardTemplates = [
        "./src/?.lua", "./src/?/?.lua", "./src/?/init.lua", "./lua/?.lua", "./lua/?/init.lua", "./?.lua",
        "./?/init.lua",
    ]

    /// The sandbox of a script file.
    /// - Parameters:
    ///  - file: Its path.
    ///  - templates: The templates that `require` searches first, each with `?` for the name. The script may load Lua
    ///    files from the folders before the `?`.
    ///  - cTemplates: The templates of C modules, which only a trusted script loads.
    ///  - shownVariables: The environment variables that it may read although they look like secrets.
    ///  - isTrusted: Whether it may use all of Lua.
    public init(
        file: String, templates: [String] = [], cTemplates: [String] = [], shownVariables: [String] = [],
        isTrusted: Bool = false
    ) {
        folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        let own = folder.isEmpty ? "./" : folder
        linkRoots = templates.map { String($0.prefix { $0 != "?" }) }.filter { !$0.isEmpty }
        roots = ["."] + linkRoots
        cModulePath = cTemplates.joined(separator: ";")
        modulePath = (templates + Self.standardTemplates + [own + "?.lua", own + "?/init.lua"])
            .joined(separator: ";")
        self.shownVariables = shownVariables
        self.isTrusted = isTrusted
    }
}

extension ScriptSession {
    /// Opens an interpreter for a script.
    /// - Parameter sandbox: The limits of the script. They take effect with ``confine(to:)``, after our own modules are
    ///   loaded.
    public convenience init(catalog: Catalog, configuration: Configuration, sandbox: Sandbox) throws {
        var configuration = configuration
        if sandbox.isTrusted { configuration.libraries.formUnion(.unguarded) }
        try self.init(catalog: catalog, configuration: configuration)
    }

    /// Confines scripts from now on to the sandbox.
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
            try interpreter.provideExports()
            if !sandbox.cModulePath.isEmpty, let own = try package.get("cpath").string {
                try package.set("cpath", .string(LuaString(sandbox.cModulePath + ";" + own)))
            }
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

    /// Calls a function with the text of each Lua file that the scripts load from now on, before it runs.
    public func onReading(_ body: @escaping ([UInt8]) throws -> Void) { moduleLoader?.reading = body }
}

import CLua

/// Confining scripts.
extension Interpreter {
    /// Removes `os.execute` and similar functions, the parts of `debug` that reach into other functions, bytecode, and
    /// access to the metatable of strings. A removed function raises an error when called. Paths go through these
    /// functions:
    /// - Parameters:
    ///  - check: For a path and a mode of `io.open`: the path to open, absolute and without links; or nil, the reason,
    ///    and the system's error number.
    ///  - load: For a path: the Lua file as a function; or nil and the reason.
    ///  - search: For a module's name and the package table: a function and its file; or the message.
    ///  - searchPath: The function for `package.searchpath`.
    public func confine(check: Function, load: Function, search: Function, searchPath: Function) throws {
        try call(vs_confine, with: check, load, search, searchPath)
    }

    /// Lets a function find modules along `package.path`, as in ``confine(check:load:search:searchPath:)``, and leaves
    /// everything else as it is.
    public func searchModules(_ search: Function) throws {
        try call(vs_search_modules, with: search)
    }

    /// Lets C modules be loaded by a program that is linked statically too, which has no symbols for them.
    public func provideExports() throws {
        try core.check(vs_provide_exports(core.state))
    }

    /// Lets a function answer where a script reads a field of a function: it is called with the function and the key.
    public func indexFunctions(by index: Function) throws {
        try call(vs_index_functions, with: index)
    }

    /// Calls a C function with Lua functions on the stack, in order.
    private func call(_ body: (OpaquePointer) -> Int32, with functions: Function...) throws {
        try core.balanced { thread in
            for function in functions { try core.push(function.reference, on: thread) }
            try core.check(body(core.state))
        }
    }

    /// Makes `os.exit` an error that ``takeExit()`` returns, even if the script has caught it.
    public func refuseExit() throws {
        try core.check(vs_refuse_exit(core.state))
    }

    /// A call of `os.exit` that was refused.
    public struct Exit: Sendable {
        /// The line of the call, if it is in a file.
        public let position: SourcePosition?
        /// The message of the error.
        public static var message: String { String(cString: vs_exit_message()) }
    }

    /// Whether a script has called `os.exit` since the last time this was asked: the first of those calls.
    public func takeExit() -> Exit? {
        var source: UnsafePointer<CChar>?
        var line: Int32 = 0
        guard vs_take_exit(core.state, &source, &line) else { return nil }
        guard line > 0, let source else { return Exit(position: nil) }
        return Exit(position: SourcePosition(file: String(cString: source), line: Int(line)))
    }

    /// Copies the current globals, with the content of Lua's own libraries, into a table, where later changes by
    /// scripts have no effect.
    public func copyGlobals(into table: Table) throws {
        try core.balanced { thread in
            try core.push(table.reference, on: thread)
            try core.check(vs_copy_globals(core.state, vs_top(thread)))
        }
    }

    /// Compiles Lua text whose globals are in `environment`; otherwise as ``load(_:name:)``.
    /// - Parameter environment: `nil` for the globals of the interpreter.
    public func load(_ source: [UInt8], name: String, environment: Table?) throws -> Function {
        let function = try load(source, name: name)
        if let environment { try function.setEnvironment(environment) }
        return function
    }
}

extension Function {
    /// Makes a table the globals of a chunk.
    public func setEnvironment(_ environment: Table) throws {
        let core = reference.core
        try core.balanced { thread in
            try core.push(reference, on: thread)
            try core.push(environment.reference, on: thread)
            _ = vs_set_environment(thread)
        }
    }
}

/// A file that is read by the path that was checked.
public enum UnlinkedFile {
    /// Opens a file. No part of its path may be a link: a path that was resolved and checked leads to the checked file,
    /// even if its folders were replaced since.
    /// - Parameters:
    ///  - path: Absolute, without `.` and `..`.
    ///  - flags: The flags of open(2).
    ///  - permissions: Those of a file that is created, as in open(2).
    /// - Returns: A descriptor; negative, with `errno` set, if the file can't be opened.
    public static func open(_ path: String, flags: Int32, permissions: UInt32 = 0) -> Int32 {
        vs_open_unlinked(path, flags, permissions)
    }
}

import CLua

/// What keeps a script from reaching beyond itself.
extension Interpreter {
    /// Takes `os.execute` and its like from scripts, the parts of `debug` that reach into other functions, bytecode, and
    /// the metatable of strings. What is taken away says so when it is called. Paths go through these functions:
    /// - Parameters:
    ///   - check: Of a path and a mode as `io.open` takes it: the path to open, absolute and without links; or nil, why it
    ///     may not be opened, and the system's number for that.
    ///   - load: Of a path: the Lua file as a function; or nil, and why there is none.
    ///   - search: Of a module's name and the package table: a function and where it is from; or what to say of it.
    ///   - searchPath: What `package.searchpath` is.
    public func confine(check: Function, load: Function, search: Function, searchPath: Function) throws {
        try core.balanced { thread in
            for function in [check, load, search, searchPath] { try core.push(function.reference, on: thread) }
            try core.check(vs_confine(core.state))
        }
    }

    /// Lets a function find modules along `package.path`, as in ``confine(check:load:search:searchPath:)``, and leaves
    /// everything else as it is.
    public func searchModules(_ search: Function) throws {
        try core.balanced { thread in
            try core.push(search.reference, on: thread)
            try core.check(vs_search_modules(core.state))
        }
    }

    /// Makes `os.exit` an error that ``takeExit()`` tells of, even where the script has caught it.
    public func refuseExit() throws {
        try core.check(vs_refuse_exit(core.state))
    }

    /// A call of `os.exit` that was refused.
    public struct Exit: Sendable {
        /// The line that made the call, where it is in a file.
        public let position: SourcePosition?
        /// What the script was told.
        public static var message: String { String(cString: vs_exit_message()) }
    }

    /// Whether a script has called `os.exit` since the last time this was asked: the first of those calls.
    public func takeExit() -> Exit? {
        var source: UnsafePointer<CChar>?
        var line: Int32 = 0
        guard vs_take_exit(core.state, &source, &line) else { return nil }
        guard line > 0, let source else { return Exit(position: nil) }
        return Exit(position: SourcePosition(source: String(cString: source), line: Int(line)))
    }

    /// Copies the globals as they are now, and what is in Lua's own libraries, into a table. What scripts replace later
    /// isn't replaced there.
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
        guard let environment else { return function }
        try core.balanced { thread in
            try core.push(function.reference, on: thread)
            try core.push(environment.reference, on: thread)
            _ = vs_set_environment(thread)
        }
        return function
    }
}

/// A file that is read by the path that was checked.
public enum UnlinkedFile {
    /// Opens a file. No part of its path may be a link: a path that was resolved and checked leads to what was checked,
    /// whatever took the place of its folders meanwhile.
    /// - Parameters:
    ///   - path: Absolute, without `.` and `..`.
    ///   - flags: What open(2) is told; only files that are there can be opened.
    /// - Returns: A descriptor; negative, with `errno` set, where the file can't be opened.
    public static func open(_ path: String, flags: Int32) -> Int32 { vs_open_unlinked(path, flags, 0) }
}

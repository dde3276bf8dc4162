import Lua
import System
import Views

/// Finds and reads the Lua files that a script loads, and records them.
final class ModuleLoader {
    /// Resolving the folders takes several calls of the system, which a script that loads nothing can do without.
    private(set) lazy var paths = SandboxPaths(
        folder: sandbox.folder, roots: sandbox.roots, linkRoots: sandbox.linkRoots, files: sandbox.writableFiles)
    /// The files that were loaded, links resolved, in order, each once.
    private(set) var loadedFiles: [String] = []
    /// Called with the text of each file before it is compiled.
    var reading: (([UInt8]) throws -> Void)?
    private let sandbox: Sandbox

    init(_ sandbox: Sandbox) {
        self.sandbox = sandbox
    }

    // MARK: Paths

    /// `check(path, mode)` of ``Interpreter/confine(check:load:search:searchPath:)``.
    func check(_ call: borrowing Call) throws -> Returned {
        let path = try call.string(1)
        switch paths.check(path, mode: try call.string(2)) {
        case .allowed(let target): return try call.returns(target)
        // The system's error says best why it can't be opened. A file created since then was not checked.
        case .missing(let reason):
            let message = "\(path): \(SystemError.text(reason))"
            return try call.returns([.nil, .string(LuaString(message)), .integer(Int64(reason))])
        case .refused(let reason):
            return try call.returns([.nil, Self.refusal(path, reason), .integer(Int64(EACCES))])
        }
    }

    private static func refusal(_ path: String, _ reason: String) -> Value {
        // A zero byte would end the message.
        .string(LuaString("\(path.replacing("\0", with: "\\0")): refused: \(reason); --trust lifts this"))
    }

    // MARK: Files

    /// Writes a file, in place of one that is there.
    /// - Throws: `FileError.cannotWrite`, which says why the script may not, or why it can't be done.
    func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        guard !sandbox.isTrusted else {
            try FileSystem.write(bytes, to: path, replacing: true)
            return
        }
        switch paths.check(path, mode: "w") {
        case .allowed(let target): try SandboxFile.write(bytes, to: target)
        case .missing(let reason): throw .cannotWrite(path: path, reason: SystemError.text(reason))
        case .refused(let reason):
            throw .cannotWrite(path: path.replacing("\0", with: "\\0"), reason: "\(reason); --trust lifts this")
        }
    }

    /// `load(path)`: a function, or nil and the reason.
    func load(_ call: borrowing Call) throws -> Returned {
        let path = try call.string(1)
        switch verdict(path) {
        case .allowed(let target): return try call.returns(compile(path, target, in: call.interpreter))
        case .missing: return try call.returns([.nil, .string(LuaString("cannot open \(path): no such file"))])
        case .refused(let reason): return try call.returns([.nil, Self.refusal(path, reason)])
        }
    }

    private func verdict(_ path: String) -> SandboxPaths.Verdict {
        guard sandbox.isTrusted else { return paths.checkLoading(path) }
        return FileSystem.realPath(path).map { .allowed($0) } ?? .missing(errno)
    }

    /// The file as a function; or nil and its error.
    private func compile(_ path: String, _ target: String, in interpreter: Interpreter) throws -> [Value] {
        let source: [UInt8]
        do throws(FileError) {
            source = try contents(of: target)
        } catch {
            return [.nil, .string(LuaString("cannot read \(path): \(error.reason)"))]
        }
        if !loadedFiles.contains(target) { loadedFiles.append(target) }
        try reading?(source)
        do {
            return [.function(try interpreter.load(source, name: "@" + path))]
        } catch let error as LuaError {
            switch error {
            case .syntax, .bytecode: return [.nil, .string(LuaString("\(error)"))]
            default: throw error
            }
        }
    }

    // MARK: Modules

    /// `search(name, package)`: a function and its file; or the message for `require`.
    func search(_ call: borrowing Call) throws -> Returned {
        let name = try call.string(1)
        guard name.utf8.count < PATH_MAX else { return try call.returns(Self.tooLong(name)) }
        let package = try call.table(2)
        guard let templates = try package.get("path").string else {
            return try raise("package.path is a string, got \(try package.get("path").summary)")
        }
        var tried: [String] = []
        for path in Self.candidates(for: name, templates) {
            switch verdict(path) {
            case .missing:
                tried.append("no file '\(path)'")
            case .refused(let reason):
                tried.append("'\(path)' is refused: \(reason); --trust lifts this")
            case .allowed(let target):
                let results = try compile(path, target, in: call.interpreter)
                guard results.count == 1 else {
                    return try raise("error loading module '\(name)': \(results[1].string ?? "")")
                }
                return try call.returns(results + [.string(LuaString(path))])
            }
        }
        let known = try names(in: package) + nearbyModules(of: name, templates)
        if let near = Suggestions.nearest(to: name, in: known), near != name { tried.append("did you mean '\(near)'?") }
        return try call.returns(tried.joined(separator: "\n\t"))
    }

    /// `searchpath(name, path, separator, replacement)`, as Lua's own.
    func searchPath(_ call: borrowing Call) throws -> Returned {
        let separator = call.isNil(3) ? "." : try call.string(3)
        let replacement = call.isNil(4) ? "/" : try call.string(4)
        let name = try call.string(1)
        guard name.utf8.count < PATH_MAX else {
            return try call.returns([.nil, .string(LuaString(Self.tooLong(name)))])
        }
        var tried: [String] = []
        for path in Self.candidates(for: name, try call.string(2), separator, replacement) {
            switch verdict(path) {
            case .allowed: return try call.returns(path)
            case .missing: tried.append("no file '\(path)'")
            case .refused(let reason): tried.append("'\(path)' is refused: \(reason); --trust lifts this")
            }
        }
        return try call.returns([.nil, .string(LuaString(tried.joined(separator: "\n\t")))])
    }

    private static func tooLong(_ name: String) -> String {
        "no file has a name of \(name.utf8.count) bytes: a path has at most \(PATH_MAX - 1)"
    }

    /// A message of a script's own, as plain Lua would raise it.
    private func raise(_ message: String) throws -> Returned {
        throw LuaError.raised(message)
    }

    /// The files that a module may be in, in the order of the templates.
    private static func candidates(
        for name: String, _ templates: String, _ separator: String = ".", _ replacement: String = "/"
    ) -> [String] {
        let file = separator.isEmpty ? name : name.replacing(separator, with: replacement)
        return templates.split(separator: ";").map { template in
            let path = String(template.replacing("?", with: file))
            // A file is named in messages as the command line names it.
            // What begins with a slash after it would be another one: a name such as `../src/a` has that, since each dot
            // of it is a separator.
            return path.hasPrefix("./") && !path.hasPrefix(".//") ? String(path.dropFirst(2)) : path
        }
    }

    // MARK: Near names

    private func names(in package: Lua.Table) throws -> [String] {
        try ["loaded", "preload"].flatMap { field in
            try package.get(field).table?.pairs.compactMap { $0.key.string } ?? []
        }.sorted()
    }

    /// The modules in the folders where this one would be.
    private func nearbyModules(of name: String, _ templates: String) -> [String] {
        let packageName = name.lastIndex(of: ".").map { String(name[...$0]) } ?? ""
        var found: [String] = []
        for template in templates.split(separator: ";") where template.hasSuffix("?.lua") {
            let folder = template.dropLast(5) + packageName.replacing(".", with: "/")
            guard !folder.contains("?"), let real = FileSystem.realPath(folder.isEmpty ? "." : String(folder)),
                sandbox.isTrusted || paths.mayLoad(from: real)
            else { continue }
            found += Self.luaFiles(in: real).map { packageName + $0 }
        }
        return found
    }

    /// The names of a folder's Lua files, without `.lua`, sorted.
    private static func luaFiles(in folder: String) -> [String] {
        let names = (try? FileSystem.names(in: folder)) ?? []
        return names.filter { $0.hasSuffix(".lua") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// The text of a file, without a byte order mark and a first line for the shell.
    private func contents(of path: String) throws(FileError) -> [UInt8] {
        var bytes = try SandboxFile.contents(of: path, isTrusted: sandbox.isTrusted)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        if bytes.first == UInt8(ascii: "#") {
            // The line end stays, so that lines keep their numbers.
            bytes.removeSubrange(..<(bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex))
        }
        return bytes
    }
}

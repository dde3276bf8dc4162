import Lua
import Scripting
import System

/// A file that configures runs: `.viewspec.lua`, or busted's `.busted`. It is Lua that returns a table. It sees nothing but
/// Lua's plain functions and `os.getenv`, unless the run is trusted.
public struct ConfigurationFile {
    /// The file's path.
    public let path: String
    private let source: [UInt8]
    private let isTrusted: Bool

    /// Our own file's name.
    public static let ownName = ".viewspec.lua"
    /// The name of busted's.
    public static let bustedName = ".busted"

    /// Whether there is one in the working directory.
    public static var exists: Bool { [ownName, bustedName].contains { FileSystem.status($0) != nil } }

    /// Applies the configuration of a folder: its `.viewspec.lua`, or else its `.busted`.
    /// - Parameters:
    ///  - folder: The working directory by default.
    ///  - run: The name of a run in `.busted`; `nil` for `default`.
    ///  - isTrusted: Whether the file may use all of Lua.
    /// - Throws: `ConfigurationError` if the file can't be read or is invalid.
    public static func apply(
        in folder: String = ".", run: String? = nil, isTrusted: Bool = false, to settings: inout RunSettings
    ) throws(ConfigurationError) {
        for name in [ownName, bustedName] {
            let path = folder == "." ? name : "\(folder)/\(name)"
            guard FileSystem.status(path) != nil else { continue }
            return try ConfigurationFile(path: path, isTrusted: isTrusted).apply(run: run, to: &settings)
        }
        guard let run else { return }
        throw ConfigurationError(
            file: folder == "." ? bustedName : "\(folder)/\(bustedName)", line: nil,
            message: "the run \"\(run)\" is requested, but there is no such file")
    }

    /// - Parameter isTrusted: Whether the file may use all of Lua.
    /// - Throws: `ConfigurationError` if the file can't be read.
    public init(path: String, isTrusted: Bool = false) throws(ConfigurationError) {
        self.path = path
        self.isTrusted = isTrusted
        do {
            source = try FileSystem.contents(of: path)
        } catch {
            throw ConfigurationError(file: path, line: nil, message: "\(error)")
        }
    }

    /// Applies the file.
    /// - Parameter run: The name of a run in busted's file; `nil` for `default`. Ours has no runs.
    /// - Throws: `ConfigurationError` for invalid Lua, for an unknown key or run, and for a value of the wrong type.
    public func apply(run: String? = nil, to settings: inout RunSettings) throws(ConfigurationError) {
        do {
            // Its values live in it.
            let interpreter = try makeInterpreter()
            defer { withExtendedLifetime(interpreter) {} }
            let table = try evaluate(in: interpreter)
            if isBusted {
                try applyBusted(table, run: run, to: &settings)
            } else {
                try applyOwn(table, run: run, to: &settings)
            }
        } catch let error as ConfigurationError {
            throw error
        } catch LuaError.syntax(_, let line, let message) {
            throw ConfigurationError(file: path, line: line, message: message)
        } catch {
            throw located("\(error)")
        }
    }

    /// A `.busted`, or whatever is called as one.
    private var isBusted: Bool { path.hasSuffix(Self.bustedName) }

    // MARK: - Evaluation

    private func makeInterpreter() throws -> Interpreter {
        guard !isTrusted else {
            let interpreter = try Interpreter(Configuration(libraries: [.all, .unguarded]))
            try interpreter.provideExports()
            return interpreter
        }
        let interpreter = try Interpreter(
            Configuration(memoryLimit: 1 << 26, libraries: [.base, .table, .string, .math, .utf8]))
        interpreter.setInstructionBudget(50_000_000)
        for name in ["dofile", "loadfile", "print", "warn"] { try interpreter.globals.set(name, .nil) }
        let require = try interpreter.makeFunction { call in
            throw LuaError.raised("a configuration loads modules with --trust only")
        }
        try interpreter.globals.set("require", .function(require))
        let environment = try interpreter.makeFunction { call in
            try call.returns(ProcessEnvironment[call.string(1)])
        }
        try interpreter.globals.set("os", .table(interpreter.makeTable(fields: ["getenv": .function(environment)])))
        return interpreter
    }

    private func evaluate(in interpreter: Interpreter) throws -> Table {
        let result = try interpreter.load(source, name: "@" + path).call().first ?? .nil
        guard let table = result.table else {
            throw ConfigurationError(
                file: path, line: nil,
                message:
                    "a configuration returns a table, as in return { jobs = 4 }; this one returns \(result.summary)")
        }
        return table
    }

    /// Lua writes the position in front of its messages.
    private func located(_ message: String) -> ConfigurationError {
        let prefix = path + ":"
        guard message.hasPrefix(prefix), let colon = message.dropFirst(prefix.count).firstIndex(of: ":"),
            let line = Int(message[message.index(message.startIndex, offsetBy: prefix.count)..<colon])
        else { return ConfigurationError(file: path, line: nil, message: message) }
        let rest = message[message.index(after: colon)...].drop { $0 == " " }
        return ConfigurationError(file: path, line: line, message: String(rest))
    }

    // MARK: - Keys

    private func applyOwn(_ table: Table, run: String?, to settings: inout RunSettings) throws {
        if let run {
            throw ConfigurationError(
                file: path, line: nil,
                message: "the run \"\(run)\" is requested; only busted's \(Self.bustedName) has runs with names")
        }
        try apply(table, withoutEffect: [:], to: &settings)
    }

    private func applyBusted(_ table: Table, run: String?, to settings: inout RunSettings) throws {
        settings.execution.isBustedSuite = true
        let runs = try table.pairs.compactMap { pair in pair.key.string }.filter { $0 != "_all" }.sorted()
        let name = run ?? "default"
        let chosen = try table.get(name).table
        if chosen == nil, run != nil {
            let near = Suggestions.nearest(to: name, among: runs).map { "; did you mean \"\($0)\"?" } ?? ""
            throw ConfigurationError(
                file: path, line: nil,
                message: "there is no run \"\(name)\"; there are: \(runs.joined(separator: ", "))\(near)")
        }
        for table in [try table.get("_all").table, chosen].compactMap(\.self) {
            try apply(table, withoutEffect: Setting.bustedWithoutEffect, to: &settings)
        }
    }

    /// - Parameter withoutEffect: Keys that are known and change nothing, with a reason to tell the user.
    private func apply(_ table: Table, withoutEffect: [String: String], to settings: inout RunSettings) throws {
        let known = Setting.all(ofBusted: isBusted)
        // In the order of the names: which of two mistakes is said doesn't change from run to run.
        let pairs = try table.pairs.map { (name: $0.key.string ?? $0.key.summary, value: $0.value) }
        for (name, value) in pairs.sorted(by: { $0.name < $1.name }) {
            let wanted = Setting.normalized(name)
            if let reason = withoutEffect[wanted] {
                if !reason.isEmpty { settings.notes.append("\(name) has no effect: \(reason)") }
                continue
            }
            guard let setting = known.first(where: { $0.name == wanted }) else {
                // A project may keep keys of its own in busted's file. What only a flag says isn't one of these.
                guard isBusted, !Setting.all.contains(where: { $0.name == wanted }) else {
                    throw unknown(name, among: known.map(\.name))
                }
                let near = Suggestions.nearest(to: wanted, among: known.map(\.name))
                settings.notes.append(
                    "\(name) has no effect: there is no such key" + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
                continue
            }
            do {
                try setting.apply(.lua(value), as: name, to: &settings)
                if setting.name == "env" { settings.environmentFile = path }
            } catch let mismatch as SettingValue.Mismatch {
                throw ConfigurationError(
                    file: path, line: line(of: name), message: "\(name) is \(mismatch.wanted), got \(value.summary)")
            } catch {
                throw ConfigurationError(file: path, line: line(of: name), message: "\(error)")
            }
        }
    }

    private func unknown(_ name: String, among keys: [String]) -> ConfigurationError {
        let wanted = Setting.normalized(name)
        let message: String
        if let reason = Setting.all.first(where: { $0.name == wanted })?.reasonForFlag {
            message = "\(wanted) can only be set on the command line, as --\(wanted): \(reason)"
        } else if let near = Suggestions.nearest(to: wanted, among: keys) {
            message = "there is no key \"\(name)\"; did you mean \"\(near)\"?"
        } else {
            message = "there is no key \"\(name)\"; there are: \(keys.sorted().joined(separator: ", "))"
        }
        return ConfigurationError(file: path, line: line(of: name), message: message)
    }

    /// The line on which a key is written, as `key =` or in brackets.
    private func line(of key: String) -> Int? {
        let lines = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let written = [key, "[\"\(key)\"]", "['\(key)']"]
        let index = lines.firstIndex { line in
            guard !line.drop(while: \.isWhitespace).hasPrefix("--") else { return false }
            return written.contains { isAssigned($0, in: line) }
        }
        return index.map { $0 + 1 }
    }

    private func isAssigned(_ key: String, in line: Substring) -> Bool {
        line.ranges(of: key).contains { range in
            let before = line[..<range.lowerBound].last
            let isPartOfWord = before.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
            let after = line[range.upperBound...].drop(while: \.isWhitespace)
            return !isPartOfWord && after.first == "=" && !after.hasPrefix("==")
        }
    }
}

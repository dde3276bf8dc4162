import Lua

/// Which files of a directory are spec files, by their names.
public struct FileNames: Sendable, Hashable {
    /// Lua patterns for names without folders; a spec file matches one of them. Empty for the default, Lua
    /// files with `SpecDiscovery.mark` in their names.
    public var patterns: [String] = []
    /// Lua patterns for the names of files that are left out.
    public var excludedPatterns: [String] = []
    /// Whether directories are searched to any depth.
    public var isRecursive = true

    /// The default names.
    public init() {}

    /// A function that tells whether a name is that of a spec file.
    /// - Throws: `SpecRunnerError.invalidFilter` for an invalid pattern.
    func matcher() throws(SpecRunnerError) -> (String) -> Bool {
        guard !patterns.isEmpty || !excludedPatterns.isEmpty else { return SpecDiscovery.isSpecFile }
        let finder = try PatternFinder(patterns + excludedPatterns)
        return { [patterns, excludedPatterns] name in
            // A pattern such as "_spec" must not match the backup files of editors.
            let isLua = name.hasSuffix(".lua")
            let isWanted = patterns.isEmpty ? name.contains(SpecDiscovery.mark) : finder.finds(patterns, in: name)
            return isLua && isWanted && !finder.finds(excludedPatterns, in: name)
        }
    }
}

/// Looks for Lua patterns in texts.
final class PatternFinder {
    private let interpreter: Interpreter
    private let find: Function

    /// - Throws: `SpecRunnerError.invalidFilter` for the first of the patterns that is none.
    init(_ patterns: [String]) throws(SpecRunnerError) {
        do {
            interpreter = try Interpreter(Configuration(hookInterval: 0))
            guard let find = try interpreter.run("return string.find").first?.function else {
                preconditionFailure("the interpreter has Lua's string library")
            }
            self.find = find
        } catch {
            preconditionFailure("there is memory for an interpreter: \(error)")
        }
        for pattern in patterns {
            do {
                _ = try find.call(.string(""), .string(LuaString(pattern)))
            } catch {
                throw .invalidFilter(pattern: pattern, reason: "\(error)")
            }
        }
    }

    /// Whether one of some patterns, which were checked, is found in a text.
    func finds(_ patterns: [String], in text: String) -> Bool {
        patterns.contains { pattern in
            let results = try? find.call(.string(LuaString(text)), .string(LuaString(pattern)))
            return results?.first.map { !$0.isNil } ?? false
        }
    }
}

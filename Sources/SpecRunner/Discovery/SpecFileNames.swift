import Lua

/// Which files of a directory are spec files, by their names.
public struct SpecFileNames: Sendable {
    /// Lua patterns; a spec file's name without its folder matches one of them. Empty for names that end in `_spec.lua`.
    public var patterns: [String] = []
    /// Lua patterns; a file whose name matches one of them is none.
    public var excludedPatterns: [String] = []
    /// Whether directories in directories are searched.
    public var isRecursive = true

    /// Names that end in `_spec.lua`, at any depth.
    public init() {}

    /// What tells whether a name is a spec file's. A pattern that is none matches nothing.
    /// - Throws: `SpecRunnerError.invalidFilter` for such a pattern.
    func matcher() throws(SpecRunnerError) -> (String) -> Bool {
        let isNamed = { (name: String) in name.hasSuffix(SpecDiscovery.suffix) }
        if patterns.isEmpty, excludedPatterns.isEmpty { return isNamed }
        guard let interpreter = try? Interpreter(Configuration(libraries: [.base, .string])),
            let find = try? interpreter.globals.get("string").table?.get("find").function
        else { return isNamed }
        let matches = { (name: String, pattern: String) throws in
            // The function lives as long as its interpreter.
            try withExtendedLifetime(interpreter) {
                try find.call(.string(LuaString(name)), .string(LuaString(pattern))).first?.isNil == false
            }
        }
        for pattern in patterns + excludedPatterns {
            do { _ = try matches("", pattern) } catch {
                throw .invalidFilter(pattern: pattern, reason: "\(error)")
            }
        }
        let (patterns, excluded) = (patterns, excludedPatterns)
        return { name in
            let isWanted =
                patterns.isEmpty
                ? isNamed(name)
                : name.hasSuffix(".lua") && patterns.contains { (try? matches(name, $0)) == true }
            return isWanted && !excluded.contains { (try? matches(name, $0)) == true }
        }
    }
}

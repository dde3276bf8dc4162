import CMetadata

/// The names of types in paths and messages.
public enum TypeName {
    /// The type's name with its outer types, without the module: `Font.Weight`.
    static func qualified(of type: Any.Type) -> String {
        // Asking the runtime for a name takes it apart and puts it together: too slow for a hundred of them at start.
        let known = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
            let name = buffer.baseAddress!
            let isKnown = md_qualified_name(unsafeBitCast(type, to: UnsafeRawPointer.self), name, buffer.count)
            return isKnown ? String(cString: name) : nil
        }
        if let known { return known }
        let name = _typeName(type)
        return String(name[(name.firstIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...])
    }

    /// The type's name without module, outer types and generic arguments.
    public static func short(of type: Any.Type) -> String {
        var name = Substring(_typeName(type, qualified: false))
        if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
        return String(name)
    }

    /// The type's name without modules and outer types, its generic arguments included: `Array<Text>`.
    public static func full(of type: Any.Type) -> String { _typeName(type, qualified: false) }

    /// The type's whole name, but for what the compiler puts into the names of private types: a place in memory.
    package static func whole(of type: Any.Type) -> String {
        _typeName(type).split(separator: "(unknown context at $").enumerated()
            .map { place, part in
                guard place > 0, let end = part.firstRange(of: ").") else { return part }
                return part[end.upperBound...]
            }
            .joined()
    }

    /// The type's whole name without generic arguments, its own and those of outer types; nil for one that has none.
    static func unspecialized(of type: Any.Type) -> String? {
        let name = _typeName(type)
        guard name.contains("<") else { return nil }
        var depth = 0
        return String(
            name.filter { character in
                if character == "<" { depth += 1 }
                defer { if character == ">" { depth -= 1 } }
                return depth == 0
            })
    }

    /// The words of the short name, in small letters: `scene phase` for `ScenePhase`.
    static func words(of type: Any.Type) -> String { words(of: short(of: type)) }

    /// The words of a name, in small letters.
    package static func words(of name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? " \($1.lowercased())" : $1.lowercased() }
    }
}

import System

/// Where a recorded spec goes.
enum SpecPlace {
    /// The name of the spec and its file, from what follows `:spec`: `signs_in`, `signs in`, `signs in a_spec.lua`.
    static func named(_ words: [String]) throws -> (name: String, path: String) {
        var words = words
        let file = words.count > 1 && words.last?.hasSuffix(".lua") == true ? words.removeLast() : nil
        guard !words.isEmpty else { throw CommandFailure("what is the spec called? :spec name [file]") }
        guard !words[0].hasSuffix(".lua") || words.count > 1 else {
            throw CommandFailure("what is the spec called? :spec name \(words[0])")
        }
        let name = words.joined(separator: " ").replacing("_", with: " ")
        let stem = String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
        guard stem.contains(where: { $0 != "_" }) else {
            throw CommandFailure("a spec's name has letters in it, got \(words.joined(separator: " "))")
        }
        return (name, file ?? "specs/\(stem)_spec.lua")
    }

    /// Writes a file, with the folders above it.
    static func write(_ text: String, to path: String, replacing: Bool) throws {
        try makeFolders(above: path)
        // Whether it is there is asked when it is made: what comes between the two must not be lost.
        let mode = O_WRONLY | O_CREAT | O_CLOEXEC | (replacing ? O_TRUNC : O_EXCL)
        let file = open(path, mode, 0o644)
        guard file >= 0 else {
            if errno == EEXIST { throw CommandFailure("\(path) is there already; :spec! replaces it") }
            throw CommandFailure("cannot write \(path): \(String(cString: strerror(errno)))")
        }
        defer { close(file) }
        guard Descriptor.write(text, to: file) else {
            throw CommandFailure("cannot write \(path): \(String(cString: strerror(errno)))")
        }
    }

    private static func makeFolders(above path: String) throws {
        var position = path.startIndex
        while let slash = path[position...].firstIndex(of: "/") {
            let folder = String(path[..<slash])
            position = path.index(after: slash)
            guard !folder.isEmpty, mkdir(folder, 0o755) != 0, errno != EEXIST else { continue }
            throw CommandFailure("cannot make the folder \(folder): \(String(cString: strerror(errno)))")
        }
    }
}

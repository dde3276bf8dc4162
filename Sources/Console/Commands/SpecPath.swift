import System

/// The file of a recorded spec.
enum SpecPath {
    /// The name and the file of a spec, from the arguments of `:spec`: `signs_in`, `signs in`, `signs in a_spec.lua`.
    static func named(_ words: [String]) throws -> (name: String, path: String) {
        var words = words
        let file = words.count > 1 && words.last?.hasSuffix(".lua") == true ? words.removeLast() : nil
        guard !words.isEmpty else { throw CommandFailure("name the spec: :spec name [file]") }
        guard !words[0].hasSuffix(".lua") || words.count > 1 else {
            throw CommandFailure("name the spec: :spec name \(words[0])")
        }
        let name = words.joined(separator: " ").replacing("_", with: " ")
        let stem = String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
        guard stem.contains(where: { $0 != "_" }) else {
            throw CommandFailure("a spec's name needs a letter or a digit; got \(words.joined(separator: " "))")
        }
        return (name, file ?? "specs/\(stem)_spec.lua")
    }

    /// Writes a file, with the folders above it.
    static func write(_ text: String, to path: String, replacing: Bool) throws(CommandFailure) {
        do throws(FileError) {
            try FileSystem.makeFolders(above: path)
        } catch {
            throw CommandFailure("cannot make the folder \(error.path): \(error.reason)")
        }
        let isWritten: Bool
        do throws(FileError) {
            isWritten = try FileSystem.write(text, to: path, replacing: replacing)
        } catch {
            throw CommandFailure("cannot write \(path): \(error.reason)")
        }
        guard isWritten else { throw CommandFailure("\(path) already exists; :spec! replaces it") }
    }
}

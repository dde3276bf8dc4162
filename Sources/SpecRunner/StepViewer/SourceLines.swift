import System

/// The lines of files that steps name. Each file is read once.
package struct SourceLines {
    private var files: [String: [Substring]] = [:]

    /// The bytes of a file whose lines are read.
    private static let longest = 1 << 22

    /// Nothing is read yet.
    package init() {}

    /// The text of a line; `nil` where there is no such line, and where the file can't be read or is longer than 4 MB.
    package subscript(place: SourcePosition) -> String? {
        mutating get {
            let lines = files[place.file] ?? Self.lines(of: place.file)
            files[place.file] = lines
            return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : nil
        }
    }

    private static func lines(of file: String) -> [Substring] {
        guard let bytes = try? FileSystem.contents(of: file), bytes.count < longest else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}

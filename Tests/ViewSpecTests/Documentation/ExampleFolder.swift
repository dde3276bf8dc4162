import Foundation

/// A project of its own that the examples of a document are followed in, one after the other.
///
/// The consoles are those of this build. `Specs` is the one of the example of embedding, which the documentation speaks of
/// as the reader's own; what SwiftPM would build and run, `swift run Specs` and `swift package viewspec`, leads there too.
struct ExampleFolder {
    /// Where the document's files are written, and its commands run.
    let url: URL
    private let tools: URL

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID().uuidString)")
        url = folder.appending(path: "Project")
        tools = folder.appending(path: "tools")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        let swift = tools.appending(path: "swift")
        try Self.swift.write(to: swift, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
        try FileManager.default.createSymbolicLink(
            at: tools.appending(path: "Specs"),
            withDestinationURL: Transcript.executables.appending(path: "EmbeddingExample"))
    }

    /// Removes the folder with all that is in it.
    func remove() {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    /// Writes a file at a path within the project.
    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// What a file within the project holds; nil if there is none.
    func text(of path: String) -> String? { try? String(contentsOf: url.appending(path: path), encoding: .utf8) }

    /// Runs a command with what is typed into it; its output and its errors are one text.
    func run(_ command: String, typed: String = "", in folder: URL? = nil) throws -> (output: String, status: Int) {
        let text = try Transcript.run(
            command: "{ \(command)\n} 2>&1 <<'END'\n\(typed)END", in: folder ?? url, tools: tools)
        guard let exit = text.firstMatch(of: /\[exit (\d+)\]\n$/), let status = Int(exit.output.1) else {
            return (text, -1)
        }
        return (String(text[..<exit.range.lowerBound]), status)
    }

    private static let swift = """
        #!/bin/sh
        case "$1 $2" in
        "package viewspec" | "run Specs") shift 2; exec "$(dirname "$0")/Specs" "$@" ;;
        esac
        echo "swift $*: the documentation's tests know no such command" >&2
        exit 64

        """
}

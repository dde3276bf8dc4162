import Foundation
import TestSupport

/// A project of its own that the examples of a document are followed in, one after the other.
///
/// The consoles are those of this build. `Specs` is the one of the example of embedding, which the documentation speaks of
/// as the reader's own; what SwiftPM would build and run, `swift run Specs` and `swift package viewspec`, leads there too, and
/// `viewspec` in a folder with registrations, which would build that console.
struct ExampleFolder {
    /// Holds the document's files in `Project`, where its commands run, and in `tools` what its commands call.
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["tools/swift": Self.swift, "tools/viewspec": Self.viewspec])
        for tool in ["swift", "viewspec"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path("tools/\(tool)"))
        }
        try folder.link("tools/Specs", to: Program.folder.appending(path: "EmbeddingExample").path)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// The project's folder.
    var url: URL { folder.url("Project") }

    /// Writes a file at a path within the project.
    func write(_ text: String, to path: String) throws { try folder.write(text, to: "Project/" + path) }

    func remove(_ path: String) throws { try folder.remove("Project/" + path) }

    /// The contents of a file within the project; nil if there is none.
    func text(of path: String) -> String? { try? folder.read("Project/" + path) }

    /// Runs a command with what is typed into it; its output and its errors are one text.
    func run(_ command: String, typed: String = "", in other: URL? = nil) throws -> (output: String, status: Int32) {
        let result = try Shell.run(
            "{ \(command)\n} 2>&1 <<'END'\n\(typed)END", in: other ?? url, tools: folder.url("tools"))
        return (Transcript.normalized(result.output), result.status)
    }

    private static let swift = """
        #!/bin/sh
        case "$1 $2" in
        "package viewspec" | "run Specs") shift 2; exec "$(dirname "$0")/Specs" "$@" ;;
        esac
        echo "swift $*: the documentation's tests know no such command" >&2
        exit 64

        """

    private static let viewspec = """
        #!/bin/sh
        if [ -f specs/Specs.swift ]; then exec "$(dirname "$0")/Specs" "$@"; fi
        exec '\(Program.folder.path)/viewspec' "$@"

        """
}

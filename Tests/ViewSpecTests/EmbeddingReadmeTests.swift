import Foundation
import Testing

/// What the README says about embedding, done word by word in a package outside of this one.
///
/// It builds everything anew, which takes minutes: it runs where `VIEWSPEC_TEST_EMBEDDING` is set, as in CI. What is built
/// stays in `.build/embedding`, so that the next time is quick.
@Suite(
    "The README's section on embedding",
    .enabled(if: ProcessInfo.processInfo.environment["VIEWSPEC_TEST_EMBEDDING"] != nil))
struct EmbeddingReadmeTests {
    private static let root = MarkdownDocument.root

    /// The text from the section's heading to the next one.
    private static func section() throws -> String {
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let start = try #require(text.range(of: "## In your own app\n"))
        let rest = text[start.upperBound...]
        return String(rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)])
    }

    /// Runs a program in a folder to its end.
    private static func run(_ arguments: [String], in folder: URL) throws -> (output: String, status: Int32) {
        let log = folder.appending(path: "log.txt")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        // Durations are another each time.
        let output = try String(contentsOf: log, encoding: .utf8).replacing(/\s\(\d[\d.]* m?s\)/, with: "")
        return (output, process.terminationStatus)
    }

    @Test("works word by word in a package of its own")
    func wordByWord() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "embedding-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try MarkdownDocument.examples(in: Self.section(), of: "README.md")
        #expect(files.contains { $0.path == "Package.swift" })
        for file in files {
            guard let path = file.path else { continue }
            // The only other words: where ViewSpec is.
            let text = file.content.replacing(
                /url: "https:\/\/[^"]*\/ViewSpec", branch: "main"/,
                with: "name: \"ViewSpec\", path: \"\(Self.root.path)\"")
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        // The versions that this package is built with.
        try FileManager.default.copyItem(
            at: Self.root.appending(path: "Package.resolved"), to: folder.appending(path: "Package.resolved"))

        let package = [
            "swift", "package", "--scratch-path", Self.root.appending(path: ".build/embedding").path, "viewspec",
        ]
        let consoles = try Self.section().matches(of: /(?ms)^```console\n\$ swift package viewspec (.*?)\n(.*?)^```$/)
        #expect(!consoles.isEmpty)
        for console in consoles {
            let arguments = console.output.1.split(separator: " ").map(String.init)
            let result = try Self.run(package + arguments, in: folder)
            #expect(result.output.contains(String(console.output.2)))
            #expect(result.status == 0)
        }

        try "it('fails', function() assert.equal(1, 2) end)\n".write(
            to: folder.appending(path: "specs/wrong_spec.lua"), atomically: true, encoding: .utf8)
        #expect(try Self.run(package + ["run", "specs"], in: folder).status == 1)
        #expect(try Self.run(package + ["run", "nowhere"], in: folder).status != 0)
        #expect(try Self.run(package + ["--console", "Other", "run", "specs"], in: folder).status != 0)
    }
}

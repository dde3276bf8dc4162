import Foundation
import TestSupport
import Testing

/// What the README says about embedding, done word by word in a package outside of this one.
///
/// It builds everything anew, which takes minutes: it runs where `VIEWSPEC_TEST_EMBEDDING` is set, as in CI. What is built
/// stays in `.build/embedding`, so that the next time is quick.
@Suite(
    "The README's section on embedding",
    .enabled(if: ProcessInfo.processInfo.environment["VIEWSPEC_TEST_EMBEDDING"] != nil))
struct EmbeddingReadmeTests {
    /// The text from the section's heading to the next one.
    private static func section() throws -> String {
        let text = try Checkout.read("README.md")
        let start = try #require(text.range(of: "## In your own app\n"))
        let rest = text[start.upperBound...]
        return String(rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)])
    }

    /// Runs a program in a folder to its end. Its durations are left out: they differ from run to run.
    private static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> (
        output: String, status: Int32
    ) {
        let result = try Program(arguments, in: folder.url).run()
        return (result.output.replacing(/\s\(\d[\d.]* m?s\)/, with: ""), result.status)
    }

    /// Writes the examples that are files.
    private static func write(_ examples: [MarkdownDocument.Example], to folder: TemporaryFolder) throws {
        for file in examples {
            guard let path = file.path else { continue }
            // The only other words: where ViewSpec is.
            let text = file.content.replacing(
                /url: "https:\/\/[^"]*\/ViewSpec", branch: "main"/,
                with: "name: \"ViewSpec\", path: \"\(Checkout.root.path)\"")
            try folder.write(text, to: path)
        }
    }

    @Test("works word by word in a package of its own")
    func wordByWord() throws {
        let folder = try TemporaryFolder()
        let files = try MarkdownDocument.examples(in: Self.section(), of: "README.md")
        #expect(files.contains { $0.path == "Package.swift" })
        try Self.write(files, to: folder)
        // The versions that this package is built with.
        try FileManager.default.copyItem(
            at: Checkout.root.appending(path: "Package.resolved"), to: folder.url("Package.resolved"))

        let scratch = ["--scratch-path", Checkout.root.appending(path: ".build/embedding").path]
        let package = ["swift", "package"] + scratch + ["viewspec"]
        let consoles = try Self.section().matches(of: /(?ms)^```console\n\$ swift package viewspec (.*?)\n(.*?)^```$/)
        #expect(!consoles.isEmpty)
        for console in consoles {
            let arguments = console.output.1.split(separator: " ").map(String.init)
            let result = try Self.run(package + arguments, in: folder)
            #expect(result.output.contains(String(console.output.2)))
            #expect(result.status == 0)
        }

        // The article adds a test target that runs the same specs.
        let article = try MarkdownDocument(article: "Embedding").examples.filter { $0.language == "swift" }
        try Self.write(article, to: folder)
        let tests = try Self.run(["swift", "test"] + scratch, in: folder)
        #expect(tests.output.contains("Test run with 1 test in 0 suites passed"), "\(tests.output)")

        try folder.write("it('fails', function() assert.equal(1, 2) end)\n", to: "specs/wrong_spec.lua")
        #expect(try Self.run(package + ["run", "specs"], in: folder).status == 1)
        #expect(try Self.run(package + ["run", "nowhere"], in: folder).status != 0)
        #expect(try Self.run(package + ["--console", "Other", "run", "specs"], in: folder).status != 0)
    }
}

import Foundation
import TestSupport
import Testing

/// What the article on an app's console says of one that is a target of the package, done word by word in a package outside
/// of this one.
///
/// It compiles ViewSpec as a package that others depend on, which takes minutes where it isn't compiled yet: it runs where
/// `VIEWSPEC_TEST_EMBEDDING` is set, as in CI. It builds where the example app is built, which depends on ViewSpec in the same
/// way: seven seconds in place of two minutes for whichever of the two comes second.
@Suite(
    "A console of one's own",
    .enabled(if: ProcessInfo.processInfo.environment["VIEWSPEC_TEST_EMBEDDING"] != nil))
struct EmbeddingReadmeTests {
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
        let files = try MarkdownDocument(article: "Embedding").examples.filter { example in
            example.path.map { !$0.hasPrefix("specs/") && !$0.hasPrefix("Tests/") && !$0.hasPrefix(".") } ?? false
        }
        #expect(files.map(\.path) == ["Package.swift", "Sources/Specs/Specs.swift"])
        let specs = try #require(
            try MarkdownDocument(article: "Embedding").examples.first { $0.path == "specs/banner_spec.lua" })
        try Self.write(files + [specs], to: folder)
        // The targets of the manifest are all there.
        try folder.write("", to: "Tests/SpecTests/SpecTests.swift")
        // The versions that this package is built with.
        try FileManager.default.copyItem(
            at: Checkout.root.appending(path: "Package.resolved"), to: folder.url("Package.resolved"))

        let scratch = ["--scratch-path", Checkout.root.appending(path: "Examples/Storefront/.build").path]
        let package = ["swift", "package"] + scratch + ["viewspec"]
        let result = try Self.run(package + ["run", "specs"], in: folder)
        #expect(
            result.output.contains(
                """
                specs/banner_spec.lua
                  Banner
                    ✓ shows its title as a headline
                    ✓ refuses a title that is no text

                2 successes, 0 failures, 0 errors, 0 pending
                """), "\(result.output)")
        #expect(result.status == 0)

        // The test target runs the same specs.
        let tests = try MarkdownDocument(article: "Embedding").examples.filter { $0.path?.hasPrefix("Tests/") == true }
        try Self.write(tests, to: folder)
        let tested = try Self.run(["swift", "test"] + scratch, in: folder)
        #expect(tested.output.contains("Test run with 1 test in 0 suites passed"), "\(tested.output)")

        try folder.write("it('fails', function() assert.equal(1, 2) end)\n", to: "specs/wrong_spec.lua")
        #expect(try Self.run(package + ["run", "specs"], in: folder).status == 1)
        #expect(try Self.run(package + ["run", "nowhere"], in: folder).status != 0)
        #expect(try Self.run(package + ["--console", "Other", "run", "specs"], in: folder).status != 0)
    }
}

import Foundation
import Testing

/// The articles as DocC reads them. It comes with the toolchain; where it isn't there this is skipped.
@Suite("The DocC catalog", .enabled(if: DocC.path != nil))
struct DocCTests {
    @Test("is converted without a warning, each article to a page")
    func conversion() throws {
        let folder = try ExampleFolder()
        let output = folder.url.appending(path: "pages")
        let catalog = folder.url.appending(path: "ViewSpec.docc")
        // With the reference, as somebody would add it who puts the pages on a server.
        let result = try folder.run(
            """
            cp -r '\(MarkdownDocument.catalog.path)' '\(catalog.path)' && \
            viewspec docs --format docc --output '\(catalog.path)/Reference' && \
            sed -i 's/^### Coming from/### Reference\\n\\n- <doc:Reference>\\n\\n&/' '\(catalog.path)/ViewSpec.md' && \
            \(try #require(DocC.path)) convert '\(catalog.path)' --output-dir '\(output.path)' \
            --fallback-display-name ViewSpec --fallback-bundle-identifier org.viewspec.ViewSpec
            """)
        #expect(result.status == 0)
        #expect(result.output.firstMatch(of: /(?i)warning|error/) == nil, "\(result.output)")
        let pages = try FileManager.default.contentsOfDirectory(
            atPath: output.appending(path: "data/documentation/viewspec").path)
        let reference = [
            "", "assertions", "elements", "gestures", "language", "modifiers", "values", "views",
        ].map { "reference\($0)" }
        let articles = (MarkdownDocument.articles.filter { $0 != "ViewSpec" }.map { $0.lowercased() } + reference)
            .map { "\($0).json" }
        #expect(pages.filter { $0.hasSuffix(".json") }.sorted() == articles.sorted())
    }
}

private enum DocC {
    /// Where `docc` is: beside `swift`.
    static let path: String? = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
        .map { "\($0)/docc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

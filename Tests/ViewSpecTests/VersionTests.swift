import Foundation
import Testing
import ViewSpec

@Suite("The version")
struct VersionTests {
    @Test("is that of the newest release in the changelog")
    func changelog() throws {
        let url = MarkdownDocument.root.appending(path: "CHANGELOG.md")
        let releases = try String(contentsOf: url, encoding: .utf8).matches(of: /(?m)^## (\d+\.\d+\.\d+)/)
        #expect(releases.first.map { String($0.output.1) } == Version.current)
    }
}

import TestSupport
import Testing
import ViewSpec

@Suite("The version")
struct VersionTests {
    @Test("is that of the newest release in the changelog")
    func changelog() throws {
        let releases = try Checkout.read("CHANGELOG.md").matches(of: /(?m)^## (\d+\.\d+\.\d+)/)
        #expect(releases.first.map { String($0.output.1) } == Version.current)
    }
}

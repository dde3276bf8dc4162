import Console
import Foundation
import TestSupport
import Testing

/// The article about the page: the spec in it is what the page records.
@Suite struct WorkbenchArticleTests {
    @Test func `What the article does on the screen is recorded as the spec that it shows`() async throws {
        let article = try Checkout.read("Sources/ViewSpec/ViewSpec.docc/Workbench.md")
        let shown = try #require(article.firstMatch(of: /```lua\n-- (specs\/\w+\.lua)\n([\s\S]*?)```/)).output
        let folder = try TemporaryFolder(["specs/a_spec.lua": ""])
        let client = try await WorkbenchClient(in: folder)
        let screen = try #require(
            client.fields("host", ["view": "SignIn{ user = \"ann\" }"])["screen"])
        let steps: [JSONValue] = [
            ["do": "setInput", "on": "e5", "with": ["secret"]], ["do": "tap", "on": "e7"],
        ]
        for step in steps {
            let answer = try client.fields("act", ["screen": screen, "steps": [step]])
            #expect(answer["isError"] == false, "\(answer)")
        }
        let code = try #require(article.firstMatch(of: /the line\n`(screen:.*?)`/)).output.1
        _ = try client.fields("lua", ["screen": screen, "code": .string(String(code))])
        let written = try client.fields("record", ["screen": screen, "name": "welcomes ann"])
        #expect(written == ["path": .string(String(shown.1))])
        #expect(try folder.read(String(shown.1)) == String(shown.2))
    }
}

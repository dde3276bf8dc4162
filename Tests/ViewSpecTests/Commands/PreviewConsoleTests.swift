import TestSupport
import Testing

struct PreviewConsoleTests {
    @Test func `A console of three lines has the previews and the app of what it imports`() throws {
        #expect(
            try Fixtures.run("PreviewsExample previews Signature") == """
                Signature  Gallery/Greeting.swift:40  size that fits
                [exit 0]

                """)
        let folder = try TemporaryFolder([
            "specs/app_spec.lua": """
            it("hosts a preview", function() assert.has_text(host(previews.Lamp), "Dark") end)
            it("launches the app", function() assert.has_text(launch(), "Started 1 times") end)
            """
        ])
        #expect(
            try folder.run("PreviewsExample run").hasSuffix("2 successes, 0 failures, 0 errors, 0 pending\n[exit 0]\n"))
    }

    @Test func `A package with previews begins with a spec of one of them`() throws {
        let folder = try TemporaryFolder(["Package.swift": ""])
        #expect(try folder.run("PreviewsExample init && PreviewsExample run").hasSuffix("[exit 0]\n"))
        #expect(try folder.read("specs/first_spec.lua").contains("host(previews["))
    }
}

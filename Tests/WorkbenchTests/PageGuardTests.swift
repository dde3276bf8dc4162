import Testing

@testable import Workbench

/// Which requests are answered.
@Suite struct PageGuardTests {
    private let guarding = PageGuard(token: "0123abcd", port: 8600)

    private func isRefused(
        _ path: String, host: String? = "127.0.0.1:8600", origin: String? = nil, site: String? = nil
    ) -> Bool { guarding.refusal(path: path, host: host, origin: origin, site: site) != nil }

    @Test func `The page with its token is answered, by the number and by the name of the host`() {
        #expect(!isRefused("/0123abcd/"))
        #expect(!isRefused("/0123abcd/events", host: "localhost:8600"))
        #expect(!isRefused("/0123abcd/call/run", origin: "http://127.0.0.1:8600", site: "same-origin"))
    }

    @Test(arguments: ["/", "", "/0123abcd", "/0123abce/", "/0123abcd0/", "/x/0123abcd/", "//0123abcd/"])
    func `A path without the token is refused`(_ path: String) { #expect(isRefused(path)) }

    @Test(arguments: ["127.0.0.1", "127.0.0.1:80", "evil.example:8600", "localhost", "", "127.0.0.1:8600.evil.example"])
    func `Another host is refused, so that no name that leads here helps a site`(_ host: String) {
        #expect(isRefused("/0123abcd/", host: host))
    }

    @Test func `No host is refused`() { #expect(isRefused("/0123abcd/", host: nil)) }

    @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:8600", "http://127.0.0.1:8601", ""])
    func `Another origin is refused, with the token as well`(_ origin: String) {
        #expect(isRefused("/0123abcd/call/run", origin: origin))
    }

    @Test func `Another site is refused but for following a link to the page`() {
        #expect(isRefused("/0123abcd/call/run", site: "cross-site"))
        #expect(isRefused("/0123abcd/workbench.js", site: "same-site"))
        #expect(!isRefused("/0123abcd/", site: "cross-site"))
    }

    @Test func `A token has 32 hexadecimal digits, and is another one each time`() {
        let tokens = (0..<50).map { _ in PageGuard.makeToken() }
        #expect(Set(tokens).count == 50)
        for token in tokens { #expect(token.wholeMatch(of: /[0-9a-f]{32}/) != nil) }
    }

    @Test func `What follows the token is the place on the page`() {
        #expect(guarding.place("/0123abcd/call/run") == "call/run")
        #expect(guarding.place("/0123abcd/") == "")
        #expect(guarding.place("/0123/call/run") == nil)
    }
}

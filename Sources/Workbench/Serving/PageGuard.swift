/// Decides which requests are those of the page. Everyone on the machine can reach the port, and every site that a browser shows
/// can have it send requests there: those with the token in their path, for this host, and from no other origin are answered.
struct PageGuard {
    let token: String
    let port: Int

    /// The address of the page.
    var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    /// A token that can't be guessed: 128 bits, in hexadecimal digits.
    static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Returns the reason why a request is refused; nil where it isn't.
    @MainActor
    func refusal(of request: PageRequest) -> String? {
        refusal(
            path: request.path, host: request.header("Host"), origin: request.header("Origin"),
            site: request.header("Sec-Fetch-Site"))
    }

    /// Returns the reason why a request with these headers is refused; nil where it isn't.
    func refusal(path: String, host: String?, origin: String?, site: String?) -> String? {
        guard let host, hosts.contains(host) else {
            return "This is the page of viewspec at 127.0.0.1:\(port); the request is for another host."
        }
        if let origin, !hosts.contains(where: { origin == "http://\($0)" }) {
            return "Another site asks for the page of viewspec, which only the page itself may do."
        }
        if let site, !["none", "same-origin"].contains(site), path != "/\(token)/" {
            return "Another site asks for the page of viewspec, which only the page itself may do."
        }
        guard hasToken(path) else {
            return "The address of the page ends with a token, which viewspec ui has printed where it was started."
        }
        return nil
    }

    /// The path below the token; nil for a path without it.
    func place(_ path: String) -> String? { hasToken(path) ? String(path.dropFirst(token.count + 2)) : nil }

    /// Whether a path begins with the token. How long that takes says nothing of how much of it is right.
    private func hasToken(_ path: String) -> Bool {
        let (given, wanted) = (Array(path.utf8), Array("/\(token)/".utf8))
        guard given.count >= wanted.count else { return false }
        return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

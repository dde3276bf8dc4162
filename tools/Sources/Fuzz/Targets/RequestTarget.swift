import Foundation

/// Sends requests to the console for editors, whole and damaged.
struct RequestTarget: FuzzTarget {
    let name = "requests"

    private static let code = [
        "1 + 1", "_G", "package.loaded", "local t = {} t.t = t return t", "host(Text('a'))", "error({})",
        "error('\\255')",
        "for i = 1, 3 do print(i) end", "return 1/0, -1/0, 0/0, math.mininteger", "('x'):rep(1000000)",
        "coroutine.yield(1)",
        "local t = {} for i = 1, 20000 do t[i] = { i } end return t", "screen", "function", "return nil, nil",
        "print('\\27[2J')",
        "local t = {} for i = 1, 5000 do t = { t } end return t",
    ]
    private static let requests = [
        #"{"jsonrpc":"2.0","id":1,"method":"complete","params":{"code":"scr","cursor":3}}"#,
        #"{"jsonrpc":"2.0","id":"a","method":"complete","params":{"code":"é","cursor":9223372036854775807}}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"help","params":{"name":"Text"}}"#,
        #"{"jsonrpc":"2.0","id":3,"method":"command","params":{"line":":views"}}"#,
        #"{"jsonrpc":"2.0","method":"interrupt"}"#,
        #"{"jsonrpc":"2.0","id":4,"method":"nope"}"#,
        #"[{"jsonrpc":"2.0","id":5,"method":"help"}]"#,
        #"{"jsonrpc":"2.0","id":1e308,"method":"evaluate","params":{"code":"1","file":"a.lua","line":-1}}"#,
        #"{"jsonrpc":"2.0","id":null,"method":"evaluate","params":{"code":"1","line":1e19}}"#,
        String(repeating: "[", count: 5000), "", "null", "{}", "\u{FEFF}{}",
    ]

    func makeCase(using random: inout RandomNumbers) -> FuzzCase {
        let evaluations = Self.code.map { code in
            #"{"jsonrpc":"2.0","id":6,"method":"evaluate","params":{"code":"\#(code.replacing("\\", with: "\\\\"))"}}"#
        }
        let mutator = Mutator(
            donors: [Data((Self.requests + evaluations).joined(separator: "\n").utf8)],
            numbers: ["-1", "1e308", "1e999", "9223372036854775807", "-0", "1.5"],
            texts: [#""""#, #""\u0000""#, #""\ud800""#, "null", "{}", #""evaluate""#, #""interrupt""#])
        var input = Data()
        for _ in 0..<random.number(5...25) {
            let request = Data(random.pick(random.chance(50) ? Self.requests : evaluations).utf8)
            input += (random.chance(50) ? mutator.mutated(request, using: &random) : request) + Data("\n".utf8)
        }
        if random.chance(50) { input += Data((#"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"# + "\n").utf8) }
        return FuzzCase(arguments: ["repl", "--listen", "-"], input: input)
    }
}

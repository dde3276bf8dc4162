/// Numbers, texts and Lua expressions at the edges of what code expects.
enum HostileValues {
    static let numbers = [
        "0", "-1", "1", "2", "7", "100", "0.5", "-0.0", "1e15", "1e16", "9.3e15", "1e18", "1e19", "1e308", "-1e308",
        "5e-324",
        "1/0", "-1/0", "0/0", "math.maxinteger", "math.mininteger", "2^31", "2^32", "2^53", "2^63", "-2^63", "255",
        "256",
        "65536", "1000001",
    ]

    static let texts = [
        #""""#, #""a""#, #""Save""#, #""\0""#, #""\255\254""#, #""\u{1F468}\u{200D}\u{1F469}""#, #""e\u{301}""#,
        #""%d%s%n""#,
        #""^[%d minute](inflect: true)""#, #""**a** [b](c)""#, #"("x"):rep(20000)"#, #""\27[2J\27]52;c;eA==\7""#,
        #""../../etc""#,
        #""1970-01-01""#, #""-9999-99-99""#, ##""#ff""##, #""https://[::1""#, #""line\nline\r\n""#,
        #""\u{202E}\u{FEFF}""#,
    ]

    static let others = [
        "nil", "true", "false", "{}", "{1, 2, 3}", "{nil, 2}", "function() end", "function(...) return ... end",
        #"function() error("raised") end"#, "function() error({}) end", "function() coroutine.yield() end", "print",
        "_G",
        "setmetatable({}, { __index = function() error('index') end })",
        "setmetatable({}, { __len = function() return -1 end, __tostring = function() return 1 end })",
        "(function() local t = {} t.t = t return t end)()", "coroutine.create(function() end)", "io.stdout", "clock",
        "screen",
        "element", "view", "State(1)", #"State("a")"#, "State{}", "Binding", #"Text("a")"#, "VStack{}", "Color.red",
        #"Date("2026-11-21")"#, "Angle.degrees(5)", "Font.headline", "host", "assert", "views", "{ x = 1/0, y = 0/0 }",
        "{ [1e308] = 1, [true] = 2 }",
    ]

    /// Any expression.
    static func expression(using random: inout RandomNumbers) -> String {
        switch random.number(0...9) {
        case 0...2: random.pick(numbers)
        case 3...4: random.pick(texts)
        case 5:
            "{ \(random.pick(["a", "count", "to", "value", "id", "[1]", "timeout"])) = \(random.pick(numbers + others)) }"
        default: random.pick(others)
        }
    }
}

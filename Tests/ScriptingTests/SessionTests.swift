import Lua
import Testing
import Views

@testable import Scripting

@Suite("A session") @MainActor
struct SessionTests {
    @Test("shares nothing with another one")
    func isolation() throws {
        let one = try ScriptSession()
        let other = try ScriptSession()
        try one.run("shared = State(1); View('Row', function() return Text('one') end); clock:advance(3)")
        #expect(try other.run("return shared, clock:elapsed()") == [nil, 0])
        #expect(!other.knows(viewNamed: "Row"))
    }

    @Test("keeps its failures to itself")
    func failuresOfOthers() throws {
        let one = try ScriptSession()
        let other = try ScriptSession()
        // The action runs on behalf of the first, while the second asks.
        let screen = try one.run("return host(Text('a'):onDisappear(function() error('mine') end))")
        #expect(try other.text("return host(Text('b')):string()") == "b")
        _ = screen
        #expect(other.endSpec().isEmpty)
        #expect(one.endSpec().map { "\($0)" } == ["test.lua:1: mine"])
    }

    @Test("takes screens down after their spec, and the earlier ones stay")
    func endSpec() throws {
        let session = try ScriptSession()
        try session.run(
            """
            log = {}
            function screen(name)
              return host(Text(name):onAppear(function() log[#log + 1] = '+' .. name end)
                :onDisappear(function() log[#log + 1] = '-' .. name end))
            end
            outer = screen 'outer'
            """)
        session.beginSpec()
        try session.run("inner = screen 'inner'")
        try session.run("clock:advance(2)")
        session.endSpec()
        #expect(try session.text("return table.concat(log, ' ')") == "+outer +inner -inner")
        #expect(try session.text("return outer:string()") == "outer")
        #expect(session.clock.elapsed == 0)
        #expect(
            session.message(of: "inner:string()")
                == "this screen was removed at the end of its spec; host the view again")
    }

    @Test(
        "reports a failure once",
        arguments: [
            "host(Button('go', function() error('oops') end)):tap()",
            "host(Text('a'):onAppear(function() error('oops') end))",
            """
            local s = host(Toggle('a', Binding(function() return not isBad or error('oops') end))); isBad = true; s:isOn()
            """,
            "host(Toggle('a', Binding(function() return true end, function() error('oops') end))):tap()",
            "host(View('V', function() error('oops') end)())",
        ])
    func reportsOnce(source: String) throws {
        let session = try ScriptSession()
        #expect(session.message(of: source) == "test.lua:1: oops")
        #expect(session.endSpec().isEmpty)
        #expect(try session.text("return host(Text('fine')):string()") == "fine")
    }

    @Test("loses no failure that nobody asked about")
    func unsaid() throws {
        let session = try ScriptSession()
        session.beginSpec()
        try session.run("host(Text('a'):onDisappear(function() error('late') end))")
        #expect(session.endSpec().map { "\($0)" } == ["test.lua:1: late"])
        #expect(session.endSpec().isEmpty)
    }

    @Test("is released with all that it made")
    func released() async throws {
        weak var session: ScriptSession?
        weak var interpreter: Interpreter?
        weak var graph: Graph?
        weak var node: Node?
        do {
            let made = try ScriptSession()
            session = made
            interpreter = made.interpreter
            try made.run(
                """
                local V = View('V', function(self, arguments)
                  local count = self:state('count', 0)
                  return VStack {
                    Text(count.value):task(function() count.value = 5 end),
                    Button('more', function() count.value = count.value + 1 end),
                    Toggle('on', Binding(function() return count.value > 0 end, function() end)),
                    ForEach({ 1, 2 }, function(n) return Text(n):onTapGesture(function() kept = screen end) end),
                  }
                end)
                screen = host(V { screen = 1 })
                button = screen:find('Button')
                button:tap()
                """)
            let element = try made.interpreter.globals.get("button").userdata?.object(as: Element.self)
            graph = element?.graph
            node = try element?.current()
            #expect(graph != nil && node != nil)
        }
        // What is under way on the main actor, such as the task, is let finish.
        for _ in 0..<10 { await Task.yield() }
        #expect(session == nil)
        #expect(interpreter == nil)
        #expect(graph == nil)
        #expect(node == nil)
    }

    @Test("may go before its views' tasks have run")
    func taskAfterSession() async throws {
        do {
            let session = try ScriptSession()
            try session.run("host(Text('a'):task(function() host(Text('b')) end))")
        }
        for _ in 0..<10 { await Task.yield() }
    }
}

import Lua
import Testing

@testable import Scripting

/// Screens live as long as the spec can reach them; the others go before there are many.
@Suite("Screens", .serialized) @MainActor
struct ScreenTests {
    @Test("that a script can't reach any more are taken down once there are many")
    func letsGo() throws {
        let session = try ScriptSession()
        session.beginSpec()
        try session.run(
            """
            seen = { in_ = 0, out = 0 }
            local function shown(text)
              return host(Text(text):onAppear(function() seen.in_ = seen.in_ + 1 end)
                :onDisappear(function() seen.out = seen.out + 1 end))
            end
            first = shown("first")
            for index = 1, 5000 do shown("screen " .. index) end
            """)
        #expect(session.screens.count <= 1000)
        let gone = try #require(try session.run("return seen.out").first?.integer)
        #expect(gone == 5001 - session.screens.count)
        #expect(try session.run("return seen.in_").first?.integer == 5001)
        // What the script holds stays, and so does the last one.
        #expect(try session.text("return first:find('Text'):string()") == "first")
        #expect(try session.screens.last?.root.textString() == "screen 5000")
        session.endSpec()
        #expect(session.screens.isEmpty)
        #expect(try session.run("return seen.out").first?.integer == 5001)
    }

    @Test("stay up to five hundred, whether or not a script can reach them")
    func keepsFew() throws {
        let session = try ScriptSession()
        session.beginSpec()
        try session.run(
            """
            out = 0
            for _ = 1, 500 do host(Text("a"):onDisappear(function() out = out + 1 end)) end
            collectgarbage()
            """)
        #expect(session.screens.count == 500)
        #expect(try session.run("return out").first?.integer == 0)
        session.endSpec()
        #expect(try session.run("return out").first?.integer == 500)
    }

    @Test("may host others, and fail, as they go")
    func hostsWhileGoing() throws {
        let session = try ScriptSession()
        session.beginSpec()
        let message = session.message(
            of: """
                for index = 1, 2000 do
                  host(Text("a"):onDisappear(function() host(Text("late")) if index == 7 then error("seven") end end))
                end
                """)
        #expect(message?.contains("seven") == true)
        session.endSpec()
        #expect(session.screens.isEmpty)
    }
}

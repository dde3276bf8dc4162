import Lua
import Testing

@testable import Scripting

/// Values that a script nests without end are refused before they are too deep to be taken apart.
@Suite("Depth", .serialized) @MainActor
struct DepthTests {
    @Test(
        "of views and modifiers in one another has a limit, which the error names",
        arguments: [
            ("padding", "view:padding(1)"), ("VStack", "VStack { view }"), ("VStack", "VStack { { { view } } }"),
            ("overlay", "Text('b'):overlay(view)"), ("background", "Color.red:background(view)"),
        ])
    func views(name: String, next: String) throws {
        let session = try ScriptSession()
        let message = session.message(
            of: "count, view = 1, Text('a') for _ = 1, 1000000 do view = \(next) count = count + 1 end")
        #expect(
            message?.contains(
                "\(name): views may be nested 2000 deep, modifiers included, and this exceeds it; "
                    + "is there an endless loop?") == true, "\(message ?? "")")
        let reached = try session.run("return count").first?.integer
        #expect(reached == 2000)
        try session.run("view = nil collectgarbage()")
    }

    @Test("up to the limit can be hosted, searched and let go")
    func withinTheLimit() throws {
        let session = try ScriptSession()
        session.beginSpec()
        let text = try session.text(
            """
            local view = Text("deep")
            for _ = 1, 1999 do view = view:padding(1) end
            return host(view):find("Text"):string()
            """)
        #expect(text == "deep")
        // The stack may end before the limit; then the screen says so.
        let message = try session.text(
            """
            local view = Text("deep")
            for _ = 1, 1999 do view = Text("outer"):overlay(view) end
            local ok, message = pcall(host, view)
            return ok and "fine" or tostring(message)
            """)
        #expect(message == "fine" || message?.contains("levels deep; there is no stack for more") == true)
        session.endSpec()
        try session.run("collectgarbage()")
    }

    @Test("of values that hold others of their type has one too")
    func values() throws {
        let session = try ScriptSession()
        #expect(
            session.message(
                of: "local it = AnyTransition.slide for _ = 1, 1000000 do it = it:combined(AnyTransition.slide) end")?
                .contains("a transition consists of 1000 others at most; does a loop never end?") == true)
        #expect(
            session.message(of: "local it = AnyTransition.slide for _ = 1, 1000000 do it = it:combined(it) end")?
                .contains("a transition consists of 1000 others at most; does a loop never end?") == true)
        #expect(
            session.message(
                of: "local it = TapGesture() for _ = 1, 1000000 do it = SimultaneousGesture(it, TapGesture()) end")?
                .contains("a gesture consists of 1000 others at most; does a loop never end?") == true)
        let color = try session.text(
            "local it = Color.red for _ = 1, 20000 do it = it:opacity(1) end return tostring(it:opacity(.5))")
        #expect(color?.hasSuffix("red") == true)
    }

    @Test("of texts put together costs no more memory than the last of them")
    func texts() throws {
        let session = try ScriptSession()
        try session.run("text = Text('a') for _ = 1, 3000 do text = text .. 'b' end collectgarbage()")
        #expect(try session.text("return host(text):find('Text'):string()")?.count == 3001)
    }
}

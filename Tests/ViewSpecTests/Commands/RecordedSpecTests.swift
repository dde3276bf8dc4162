import TestSupport
import Testing

/// Sessions at the console as it is installed: what is recorded there becomes a spec that the runner passes.
@Suite("Specs recorded at the console")
struct RecordedSpecTests {
    /// Types lines into a console in a new folder; gives all that it prints, and the spec that it wrote.
    private func record(_ lines: String, flags: String = "") throws -> (printed: String, spec: String) {
        let folder = try TemporaryFolder(["typed": lines + "\n:spec does it\n"])
        let printed = try folder.run("viewspec repl \(flags) < typed")
        let spec = try folder.read("specs/does_it_spec.lua")
        return (printed, spec)
    }

    @Test("sign in, beginning with the view that the command line names")
    func signIn() throws {
        let (printed, spec) = try record(
            """
            screen:find("TextField"):input()
            screen:find{ button = "Sign in" }:isDisabled()
            password = screen:find("SecureField")
            password:setInput("abc")
            screen:find{ button = "Sing in" }:tap()
            screen:find{ button = "Sign in" }:tap()
            screen:find{ viewWithId = "problem" }:string()
            password:setInput("secret")
            print(password:input())
            screen:find{ button = "Sign in" }:tap()
            screen:find{ text = "Welcome, ann" }
            """, flags: "--view SignIn --arguments '{ user = \"ann\" }'")
        #expect(
            spec == """
                describe("SignIn", function()
                  it("does it", function()
                    local screen = host(views.SignIn{ user = "ann" })
                    assert.equal("ann", screen:find("TextField"):input())
                    assert.is_true(screen:find{ button = "Sign in" }:isDisabled())
                    local password = screen:find("SecureField")
                    password:setInput("abc")
                    screen:find{ button = "Sign in" }:tap()
                    assert.equal("The password has to have at least four characters.",
                      screen:find{ viewWithId = "problem" }:string())
                    password:setInput("secret")
                    screen:find{ button = "Sign in" }:tap()
                    assert.exists(screen:find{ text = "Welcome, ann" })
                  end)
                end)

                """)
        #expect(printed.contains("wrote specs/does_it_spec.lua\n"))
        #expect(printed.contains("1 success, 0 failures, 0 errors, 0 pending"))
    }

    @Test(
        "pass",
        arguments: [
            // A list with a sheet above it.
            """
            isShown, names = State(false), { "Ann", "Bob" }
            screen = host(VStack {
              List(names, function(name) return Text(name) end),
              Button("Add", function() isShown.value = true end),
            }:sheet(isShown, function() return Text("Add whom?") end))
            screen:findAll("Text")
            screen:find{ text = "Bob" }:string()
            screen:find{ button = "Add" }:tap()
            screen:find("Sheet"):find("Text"):string()
            isShown.value
            screen:find("Sheet"):dismiss()
            isShown.value
            """,
            // Gestures, and what they leave behind.
            """
            entries = {}
            screen = host(Text("card"):gesture(DragGesture {
              onChanged = function(value) entries[#entries + 1] = value.translation.width end,
            }))
            screen:drag{ from = { x = 0, y = 0 }, to = { x = 30, y = 0 } }
            #entries
            entries
            screen:find("Text"):pathToRoot()
            """,
            // Time.
            """
            screen = host(views.Stopwatch())
            function time() return screen:find{ viewWithId = "time" }:string() end
            screen:find{ button = "Start" }:tap()
            for _ = 1, 3 do clock:advance(1) end
            time()
            clock:advance(0.5)
            clock:elapsed()
            """,
            // Tables, strings, and names that collide.
            """
            value = { name = "Ann", ["a b"] = { 1, 2.5, false } }
            value
            text = [[one
              two]]
            text
            local value = 5
            value.name
            error("no")
            missing.field = 1
            describe = "free"
            describe
            0/0
            for i = 1, 3 do
            if i == 2 then goto next end
            total = (total or 0) + i
            ::next::
            end
            total
            pcall(error, "x")
            """,
        ])
    func passes(_ lines: String) throws {
        let (printed, spec) = try record(lines)
        #expect(printed.contains("1 success, 0 failures, 0 errors, 0 pending"), "\(spec)\n\(printed)")
    }

    @Test("say so where they don't pass, and are kept")
    func fails() throws {
        let (printed, spec) = try record(
            "counted = (counted or 0) + 1\nnewproxy = io.open('typed') ~= nil\nnewproxy\nos.getenv\nio.open('../none')")
        #expect(spec.contains("local newproxy"))
        #expect(printed.contains("specs/does_it_spec.lua"))
        #expect(printed.contains("2> The spec fails: something differs"))
        #expect(printed.hasSuffix("[exit 1]\n"))
    }

    @Test(":run leaves the session as it is")
    func run() throws {
        let printed = try Fixtures.run(
            "printf 'a = 1\\n:run actions_spec.lua\\na + 1\\n:run none_spec.lua\\n' | viewspec repl")
        #expect(printed.contains("\n2\n"))
        #expect(printed.contains("none_spec.lua"))
        #expect(printed.hasSuffix("2> Not all specs passed.\n[exit 1]\n"))
    }

    @Test("a view that isn't there ends the console with the status of a wrong command line")
    func refused() throws {
        #expect(
            try Fixtures.run("viewspec repl --view SingIn") == """
                2> no view is registered as 'SingIn'; did you mean 'SignIn'?
                [exit 2]

                """)
        #expect(try Fixtures.run("viewspec repl --arguments '{}'").hasSuffix("[exit 2]\n"))
    }
}

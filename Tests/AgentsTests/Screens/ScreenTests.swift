import Console
import Testing

/// Screens: hosted, looked at, acted on.
@Suite struct ScreenTests {
    @Test(arguments: AgentClient.Era.allCases)
    func `A screen is hosted, and an action answers with the change`(_ era: AgentClient.Era) throws {
        let client = try AgentClient(era: era)
        #expect(
            try client.call("host", ["view": "SignIn{ user = \"ann\" }"]) == """
                s1
                SignIn [e1]
                  VStack alignment="center" spacing=12  .onChange [e2]
                    TextField input="ann" [e3]
                      Text "User" [e4]
                    SecureField input="" [e5]
                      Text "Password" [e6]
                    Button  .disabled(true) [e7]
                      Text "Sign in" [e8]
                """)
        #expect(
            try client.call("act", ["screen": "s1", "steps": [["do": "setInput", "on": "e5", "with": ["secret"]]]])
                == """
                screen:find{ type = "SecureField", containing = "Password" }:setInput("secret")
                The screen now:
                SignIn [e1]
                  VStack alignment="center" spacing=12  .onChange [e2]
                    TextField input="ann" [e3]
                      Text "User" [e4]
                    SecureField input="secret" [e5]
                      Text "Password" [e6]
                    Button  .disabled(false) [e7]
                      Text "Sign in" [e8]
                """)
        #expect(
            try client.call("act", ["screen": "s1", "steps": [["do": "tap", "on": "e7"]]]) == """
                screen:find{ button = "Sign in" }:tap()
                The screen now:
                SignIn [e1]
                  VStack alignment="center" [e9]
                    Text "Welcome, ann" [e10]
                    Button [e11]
                      Text "Sign out" [e12]
                """)
        #expect(
            try client.failure("act", ["screen": "s1", "steps": [["do": "tap", "on": "e7"]]])
                == "tap: e7, a Button, has left the screen; look shows what is there now\nThe screen is as it was.")
    }

    @Test func `Of a larger screen, the lines that change are shown, with those around them`() throws {
        let client = try AgentClient()
        _ = try client.host("ToDoList")
        let steps: JSONValue = [
            ["do": "setInput", "on": "e6", "with": ["Milk"]], ["do": "tap", "on": ["button": "Add"]],
        ]
        #expect(
            try client.call("act", ["screen": "s1", "steps": steps]) == """
                screen:find{ type = "TextField", containing = "What is to be done?" }:setInput("Milk")
                screen:find{ button = "Add" }:tap()
                  … 16 lines the same
                              Text #done "Done"  .tag [e17]
                          ForEach  .onDelete [e18]
                -         Text "Nothing here" [e19]
                -         Text "0 left"  .id("left") [e20]
                +           ToDoRow #1 [e23]
                +             HStack alignment="center" [e24]
                +               Toggle isOn=false  .labelsHidden(true) [e25]
                +                 Text "Milk" [e26]
                +               NavigationLink isActive=false [e27]
                +                 Text "Milk" [e28]
                +         Text "1 left"  .id("left") [e20]
                      SystemButton [e21]
                        BackTitle [e22]
                """)
    }

    @Test func `A reference stays as long as its view does`() throws {
        let client = try AgentClient()
        let screen = try client.host("Lamp")
        for _ in 0..<5 {
            #expect(
                try client.call("act", ["screen": .string(screen), "steps": [["do": "tap", "on": "e5"]]]).contains(
                    "Text"))
        }
        #expect(
            try client.call("look", ["screen": .string(screen), "ref": "e5"]) == "Button [e5]\n  Text \"Turn off\" [e6]"
        )
    }

    @Test func `What can't be done is refused with its reason, and nothing after it is done`() throws {
        let client = try AgentClient()
        let screen = try client.host("SignIn")
        let steps: JSONValue = [
            ["do": "setInput", "on": "e3", "with": ["bob"]], ["do": "tap", "on": "e7"], ["do": "clear", "on": "e3"],
        ]
        let text = try client.failure("act", ["screen": .string(screen), "steps": steps])
        #expect(text.contains("screen:find{ button = \"Sign in\" }:tap()\n"))
        #expect(text.contains("disabled"))
        #expect(text.contains("(step 2 of 3 failed, and those after it weren't done)"))
        #expect(text.contains("+     TextField input=\"bob\" [e3]"))
    }

    @Test func `What a search has made and nothing shows isn't in the tree`() throws {
        let client = try AgentClient()
        _ = try client.host("Library")
        _ = try client.call("look", ["screen": "s1", "find": ["link": "Emma"]])
        let tree = try client.call("look", ["screen": "s1"])
        #expect(!tree.contains("BookScreen") && !tree.contains("HelpScreen"), "\(tree)")
        let change = try client.call("act", ["screen": "s1", "steps": [["do": "tap", "on": ["link": "Emma"]]]])
        #expect(change.contains("Emma by Jane Austen") && !change.contains("Ulysses by James Joyce"), "\(change)")
    }

    @Test func `A search shows what it finds with its path, and a picture comes on request`() throws {
        let client = try AgentClient()
        let screen = JSONValue.string(try client.host("SignIn"))
        #expect(
            try client.call("look", ["screen": screen, "find": ["type": "SecureField"]])
                == "screen:view(\"SignIn\"):vStack():secureField(2)\n  SecureField input=\"\" [e5]\n    Text \"Password\" [e6]"
        )
        #expect(
            try client.call("look", ["screen": screen, "find": ["text": "x"]])
                == "Nothing on the screen meets { text = \"x\" }.")
        #expect(try client.failure("look", ["screen": screen, "find": ["tex": "x"]]).contains("text"))
        #expect(try client.call("look", ["screen": screen, "depth": 0]) == "SignIn [e1]  … 7 inside")
        let message = try client.answer(to: client.begin("look", ["screen": screen, "picture": true]))
        let picture = message["result"]?["content"]?[1]
        #expect(picture?["type"] == "image")
        #expect(picture?["mimeType"] == "image/png")
        // The first bytes of a PNG.
        #expect(picture?["data"]?.string?.hasPrefix("iVBORw0KGgo") == true)
    }

    @Test func `Lua prints, returns values, and changes the screen`() throws {
        let client = try AgentClient()
        let screen = JSONValue.string(try client.host("Lamp"))
        #expect(
            try client.call("lua", ["screen": screen, "code": "print('hi') return 1, 'two'"])
                == "1\n\"two\"\nprinted:\nhi")
        #expect(try client.call("lua", ["screen": screen, "code": "x = 1"]) == "The screen is as it was.")
        #expect(try client.call("lua", ["screen": screen, "code": "x"]) == "1")
        #expect(
            try client.call("lua", ["screen": screen, "code": "screen:find{ button = 'Turn on' }:tap()"]).contains(
                "    Text \"Bright\""))
        #expect(try client.failure("lua", ["screen": screen, "code": "local y = 1\nerror('no')"]) == "line 2: no")
        #expect(
            try client.failure("lua", ["screen": screen, "code": "nowhere"]) == "line 1: there is no global 'nowhere'")
        #expect(
            try client.failure("lua", ["screen": screen, "code": "if true then"]).hasPrefix("the chunk is incomplete: ")
        )
        #expect(try client.call("lua", ["screen": screen, "code": "io.open('/etc/passwd')"]).contains("refused"))
        #expect(try client.call("lua", ["screen": screen, "code": "('x'):rep(100000)"]).utf8.count <= 16_100)
    }

    @Test func `A session without a view hosts what is sketched in Lua`() throws {
        let client = try AgentClient()
        #expect(try client.call("host") == "s1\nNothing is hosted: in lua, screen = host(…) does.")
        #expect(try client.failure("look", ["screen": "s1"]).hasPrefix("nothing is hosted as the global 'screen'"))
        #expect(
            try client.call("lua", ["screen": "s1", "code": "screen = host(Button(\"Save\", function() end))"])
                == "The screen:\nButton [e1]\n  Text \"Save\" [e2]")
        #expect(
            try client.call("act", ["screen": "s1", "steps": [["do": "tap", "on": "e1"]]])
                == "screen:tap()\nThe screen is as it was.")
    }

    @Test func `Options are an object, or Lua where they have models`() throws {
        let client = try AgentClient()
        #expect(try client.failure("host", ["view": "Shopping"]).contains("{ objects = { models.ShoppingList() } }"))
        let shopping: JSONValue = ["view": "Shopping", "options": "{ objects = { models.ShoppingList() } }"]
        #expect(try client.call("host", shopping).hasPrefix("s2\nShopping  .environmentObject [e1]\n"))
        #expect(
            try client.call("host", ["view": "Lamp", "options": ["screen": "iPhone SE"]]).hasPrefix("s3\nLamp [e1]\n"))
        #expect(try client.failure("host", ["view": "Lamp", "options": ["screen": "Phone"]]).contains("Phone"))
        #expect(
            try client.failure("host", ["view": "Lamp", "options": "dark"])
                == "host: 'options' is an object, or a table of Lua as a string, got a string")
    }

    @Test func `Several screens are there at once, and the one that was used least recently goes`() throws {
        let client = try AgentClient()
        let first = try client.host("Lamp")
        let second = try client.host("SignIn")
        _ = try client.call("act", ["screen": .string(first), "steps": [["do": "tap", "on": ["button": "Turn on"]]]])
        #expect(try client.call("look", ["screen": .string(second), "depth": 0]).hasPrefix("SignIn"))
        #expect(try client.call("look", ["screen": .string(first)]).contains("Bright"))
        for _ in 0..<15 { _ = try client.host("Lamp") }
        #expect(try client.call("look", ["screen": .string(first), "depth": 0]).hasPrefix("Lamp"))
        #expect(
            try client.failure("look", ["screen": .string(second)])
                == "s2 has ended: 16 newer screens were hosted\nhost starts another one")
        #expect(try client.failure("look", ["screen": "s99"]).hasPrefix("there is no screen 's99'; there are s1, "))
    }

    @Test(
        arguments: [
            ("Sign", "no view is registered as 'Sign'"), ("Greeting", "can't host views.Greeting()"),
            ("Greeting{ name = }", "can't host views.Greeting{ name = }"), ("", "no view is registered as ''"),
        ])
    func `What can't be hosted says why`(_ view: String, _ start: String) throws {
        let client = try AgentClient()
        let text = try client.failure("host", ["view": .string(view)])
        #expect(text.hasPrefix(start), "\(text)")
        #expect(try client.host("Lamp").hasPrefix("s"))
    }
}

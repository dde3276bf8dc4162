extension ExampleOverrides {
    /// Focus, keys, gestures and drops.
    static let input = [
        "modifiers:AccessibilityFocused": """
        local isRead = State(false)
        local screen = host(Text("Rex"):accessibilityFocused(isRead))
        screen:text():focusAccessibility()
        assert.is_true(isRead.value)
        """,
        "modifiers:FileImporter": """
        local isPresented, chosen = State(true), nil
        local screen = host(Text("Import"):fileImporter {
          isPresented = isPresented, onCompletion = function(files) chosen = files[1] end,
        })
        screen:find("FileImporter"):choose { files = { "file:///notes.txt" } }
        assert.equal("file:///notes.txt", tostring(chosen))
        """,
        "modifiers:SensoryFeedback": """
        local count = State(0)
        local Counter = View("Counter", function()
          return Button("Add", function() count.value = count.value + 1 end)
              :sensoryFeedback { "success", trigger = count.value }
        end)
        local screen = host(Counter())
        screen:find { button = "Add" }:tap()
        assert.same({ "success" }, screen.playedFeedback)
        """,
        "modifiers:DefaultFocus": """
        local field = State(nil)
        local screen = host(VStack {
          TextField("Name", State("")):focused(field, "name"),
          TextField("City", State("")):focused(field, "city"),
        }:defaultFocus(field, "city"))
        assert.is_true(screen:find { "TextField", containing = "City" }:isFocused())
        """,
        "modifiers:FocusScope": """
        local screen = host(VStack {
          TextField("Name", State("")),
          TextField("City", State("")):prefersDefaultFocus { namespace = "form" },
        }:focusScope("form"))
        assert.is_true(screen:find { "TextField", containing = "City" }:isFocused())
        """,
        "modifiers:PrefersDefaultFocus": """
        local screen = host(VStack {
          TextField("Name", State("")),
          TextField("City", State("")):prefersDefaultFocus { namespace = "form" },
        }:focusScope("form"))
        assert.is_true(screen:find { "TextField", containing = "City" }:isFocused())
        """,
        "modifiers:Focused": """
        local field = State(nil)
        local screen = host(VStack {
          TextField("Name", State("")):focused(field, "name"),
          TextField("City", State("")):focused(field, "city"),
        })
        screen:find { "TextField", containing = "City" }:focus()
        assert.equal("city", field.value)
        field.value = "name"
        assert.is_true(screen:find { "TextField", containing = "Name" }:isFocused())
        """,
        "modifiers:HighPriorityGesture": attachedGesture("highPriorityGesture"),
        "modifiers:SimultaneousGesture": attachedGesture("simultaneousGesture"),
        "modifiers:OnKeyPress": """
        local pressed = false
        local screen = host(TextField("Name", State("")):onKeyPress("x", function() pressed = true end))
        screen:find("TextField"):focus()
        screen:press("x")
        assert.is_true(pressed)
        """,
        "modifiers:OnSubmit": """
        local sent = false
        local screen = host(TextField("Message", State("")):onSubmit(function() sent = true end))
        screen:find("TextField"):focus()
        screen:press("return")
        assert.is_true(sent)
        """,
        "modifiers:OnCopyCommand": itemsCommand("onCopyCommand", "callOnCopyCommand"),
        "modifiers:OnCutCommand": itemsCommand("onCutCommand", "callOnCutCommand"),
        "modifiers:OnDrag": """
        local screen = host(Text("Card"):onDrag(function() return "card 7" end))
        assert.equal("card 7", screen:text():callOnDrag())
        """,
        "modifiers:OnDrop": """
        local dropped
        local screen = host(Text("Bin"):onDrop(function(items)
          dropped = items[1]
          return true
        end))
        assert.is_true(screen:text():callOnDrop { items = { "card 7" } })
        assert.equal("card 7", dropped)
        """,
    ]

    /// A gesture that a modifier attaches to a view.
    private static func attachedGesture(_ call: String) -> String {
        """
        local pressed = false
        local card = host(Text("Card"):\(call)(LongPressGesture {
          minimumDuration = 1, onEnded = function() pressed = true end,
        })):text()
        assert.equal(1, card:\(call)("LongPressGesture"):minimumDuration())
        card:longPress { duration = 1.5 }
        assert.is_true(pressed)
        """
    }

    /// A command that asks a view for items.
    private static func itemsCommand(_ call: String, _ reader: String) -> String {
        """
        local screen = host(Text("Note"):\(call)(function() return { "Milk, tea" } end))
        assert.same({ "Milk, tea" }, screen:text():\(reader)())
        """
    }
}

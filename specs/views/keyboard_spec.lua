-- Keys, shortcuts and commands.

describe("The keyboard", function()
  local log
  before_each(function() log = {} end)
  local function note(word)
    return function(value) log[#log + 1] = value == nil and word or word .. " " .. tostring(value) end
  end

  it("taps the control with the shortcut", function()
    local screen = host(VStack {
      Button("Save", note "save"):keyboardShortcut("s", { "command" }),
      Button("Close", note "close"):keyboardShortcut { "w", modifiers = { "command", "shift" } },
      Button("Off", note "off"):keyboardShortcut("o"):disabled(),
    })
    screen:press("s", { "command" })
    screen:press("w", { "shift", "command" })
    assert.same({ "save", "close" }, log)
    assert.equal("command-s", screen:find { button = "Save" }:keyboardShortcut())
    assert.error_matches(function() screen:press("x", { "command" }) end, "nothing takes command%-x")
    assert.error_matches(function() screen:press("o", { "command" }) end, "it is disabled")
    assert.error_matches(function() screen:press("enter") end, "return")
  end)

  it("goes to the view that has the focus", function()
    local screen = host(VStack {
      TextField { "Name", State(""), onCommit = note "commit" }:onKeyPress("x", note "x"),
    }:onExitCommand(note "exit"):onMoveCommand(note "move"))
    screen:find("TextField"):focus()
    screen:press("x")
    screen:press("escape")
    screen:press("leftArrow")
    screen:press("return")
    assert.same({ "x", "exit", "move left", "commit" }, log)
  end)

  it("sends commands", function()
    local text = host(Text("a"):onDeleteCommand(note "delete"):onCommand("duplicate:", note "duplicate")
      :onCopyCommand(function() return { "copied" } end)
      :onPasteCommand(function(items) log[#log + 1] = items[1] end)):text()
    text:callOnDeleteCommand()
    text:callOnCommand("duplicate:")
    assert.same({ "copied" }, text:callOnCopyCommand())
    text:callOnPasteCommand({ items = { "pasted" } })
    assert.same({ "delete", "duplicate", "pasted" }, log)
    assert.error_matches(function() text:callOnCommand("other:") end, "other:")
  end)

  it("is not needed for drops, links and activities", function()
    local screen = host(VStack {
      Text("a"):onDrop(function(items) log[#log + 1] = items[1]; return true end)
        :onContinueUserActivity("org.example.read", function(activity) log[#log + 1] = activity.title end),
      Link { "Page", destination = "https://example.org" },
    }:environment("openURL", note "open"))
    local text = screen:find { text = "a" }
    assert.is_true(text:callOnDrop({ items = { "dropped" } }))
    text:callOnContinueUserActivity({ activity = { type = "org.example.read", title = "Page 3" } })
    screen:find("Link"):tap()
    assert.same({ "dropped", "Page 3", "open https://example.org" }, log)
  end)

  it("leaves changes and tasks to be called", function()
    local text = host(Text("a"):onChange(1, function(old, new) log[#log + 1] = old .. " to " .. new end)
      :task(note "task")):text()
    text:callOnChange(5)
    text:callOnChange(5, { oldValue = 3 })
    text:callTask()
    assert.equal("1 to 5", log[1] == "task" and log[2] or log[1])
    assert.error_matches(function() text:callOnChange(5, { index = 2 }) end, "onChange")
  end)
end)

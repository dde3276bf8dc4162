local refused = require("refused")

describe("A field", function()
  it("is submitted by return", function()
    local log = {}
    local screen = host(VStack {
      TextField { "Name", State(""), onCommit = function() table.insert(log, "commit") end },
    }:onSubmit(function() table.insert(log, "submit") end))
    screen:find("TextField"):submit()
    assert.same({ "commit", "submit" }, log)
    host(SecureField("Password", State("")):onSubmit(function() table.insert(log, "password") end))
      :find("SecureField"):submit()
    assert.same({ "commit", "submit", "password" }, log)
  end)

  it("ends editing on return, where nothing else happens", function()
    local log = {}
    local screen = host(TextField {
      "Name", State(""), onEditingChanged = function(isEditing) table.insert(log, tostring(isEditing)) end,
    })
    screen:textField():submit()
    assert.same({ "true", "false" }, log)
    assert.is_false(screen:textField():isFocused())
  end)

  it("is left by the return key too, whether or not something is submitted", function()
    local screen = host(VStack { TextField("Name", State("")), Text("a") })
    screen:find("TextField"):focus()
    screen:press("return")
    assert.is_false(screen:find("TextField"):isFocused())
    assert.equal(
      "nothing takes return: no control has a shortcut, and nothing has the focus (at vStack())",
      refused(function() screen:press("return") end))
  end)

  it("passes the focus on where its action does", function()
    local focus = State()
    local screen = host(VStack {
      TextField("Name", State("")):focused(focus, "name"):onSubmit(function() focus.value = "city" end),
      TextField("City", State("")):focused(focus, "city"),
    })
    screen:textField(1):submit()
    assert.is_true(screen:textField(2):isFocused())
    screen:textField(2):submit()
    assert.is_false(screen:textField(2):isFocused())
  end)

  it("is cleared", function()
    local name, note = State("abc"), State("def")
    local screen = host(VStack { TextField("Name", name), SecureField("Code", name), TextEditor(note) })
    screen:find("TextField"):clear()
    assert.equal("", name.value)
    name.value = "abc"
    screen:find("SecureField"):clear()
    screen:find("TextEditor"):clear()
    assert.equal("", name.value)
    assert.equal("", note.value)
  end)

  it("is neither submitted nor cleared while it is disabled", function()
    local field = host(TextField("Name", State("abc")):disabled(true)):textField()
    assert.equal("TextField is unresponsive: it is disabled (at textField())", refused(function() field:submit() end))
    assert.equal("TextField is unresponsive: it is disabled (at textField())", refused(function() field:clear() end))
  end)

  it("of many lines has no return key that submits", function()
    local editor = host(TextEditor(State(""))):textEditor()
    assert.matches("TextEditor has no 'submit'", refused(function() editor:submit() end), 1, true)
  end)
end)

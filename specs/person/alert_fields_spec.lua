-- An alert with a field comes with the keyboard, which types into the first one.

local refused = require("refused")

local name, code, isShown

before_each(function() name, code, isShown = State(""), State(""), State(false) end)

local function screen(actions)
  return host(VStack { Text("ground"), Button("Ask", function() isShown.value = true end) }
    :alert { "Your name", isPresented = isShown, actions = actions })
end

local function fields()
  return Group { TextField("Name", name), SecureField("Code", code), Button("Save", print) }
end

describe("An alert with fields", function()
  it("has the focus on the first one", function()
    local s = screen(fields)
    s:find { button = "Ask" }:tap()
    assert.is_true(s:find("TextField"):isFocused())
    s:press("a")
    s:press("b")
    assert.equal("ab", name.value)
  end)

  it("has it as soon as the screen is there", function()
    isShown.value = true
    screen(fields):press("a")
    assert.equal("a", name.value)
  end)

  it("is used while the keyboard is there", function()
    local s = screen(fields)
    isShown.value = true
    s:find("SecureField"):setInput("1234")
    s:find { button = "Save" }:tap()
    assert.equal("1234", code.value)
    assert.is_false(isShown.value)
  end)

  it("takes the keyboard along when it goes", function()
    local s = screen(fields)
    isShown.value = true
    s:find { button = "Save" }:tap()
    assert.error_matches(function() s:press("a") end, "nothing takes a")
  end)

  it("leaves the focus where the app puts it", function()
    local focus = State(nil)
    local s = screen(function()
      return Group { TextField("Name", name):focused(focus, "name"),
        SecureField("Code", code):focused(focus, "code"):onAppear(function() focus.value = "code" end) }
    end)
    isShown.value = true
    s:press("1")
    assert.equal("1", code.value)
    assert.equal("", name.value)
  end)

  it("takes the keyboard from a field behind it", function()
    local note = State("")
    local s = host(VStack { TextField("Note", note), Text("ground") }
      :alert { "Your name", isPresented = isShown, actions = fields })
    s:find("TextField"):focus()
    isShown.value = true
    s:press("a")
    assert.equal("a", name.value)
    assert.equal("", note.value)
  end)
end)

describe("An alert without fields", function()
  it("brings no keyboard", function()
    local s = screen(function() return Button("Save", print) end)
    isShown.value = true
    assert.matches("nothing takes a", refused(function() s:press("a") end))
  end)
end)

describe("A sheet with fields", function()
  it("brings no keyboard", function()
    local s = host(Text("ground"):sheet(State(true), TextField("Name", name)))
    assert.is_false(s:find("TextField"):isFocused())
  end)
end)

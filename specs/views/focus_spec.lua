-- Who has the focus, and how it moves.

describe("The focus", function()
  it("moves between fields, and a state follows", function()
    local field, name, city = State(nil), State(""), State("")
    local Screen = View("Screen", function()
      return VStack {
        TextField("Name", name):focused(field, "name"),
        TextField("City", city):focused(field, "city"),
      }
    end)
    local screen = host(Screen())
    local first = screen:find { "TextField", containing = "Name" }
    local second = screen:find { "TextField", containing = "City" }
    first:focus()
    assert.equal("name", field.value)
    assert.is_true(first:isFocused())
    field.value = "city"
    assert.is_true(second:isFocused())
    assert.is_false(first:isFocused())
    second:unfocus()
    assert.is_nil(field.value)
  end)

  it("fails for views that can't have it", function()
    local screen = host(VStack { Text("a"), Button("b", function() end):disabled() })
    assert.error_matches(function() screen:find { text = "a" }:focus() end, "cannot have the focus")
    assert.error_matches(function() screen:find { button = "b" }:focus() end, "it is disabled")
  end)

  it("follows a Swift view's @FocusState", function()
    local screen = host(views.ProfileForm())
    local function hint() return screen:find { viewWithId = "hint" }:text():string() end
    local name = screen:find { "TextField", containing = "Name" }
    assert.equal("Welcome", hint())
    name:focus()
    assert.equal("Who are you?", hint())
    name:setInput("Ann")
    screen:press("return")
    assert.equal("Where do you live?", hint())
    assert.is_true(screen:find { "TextField", containing = "City" }:isFocused())
    screen:press("return")
    assert.equal("Welcome", hint())
  end)

  it("of assistive technologies is another one", function()
    local isRead = State(false)
    local screen = host(VStack { Text("a"):accessibilityFocused(isRead) })
    screen:find { text = "a" }:focusAccessibility()
    assert.is_true(isRead.value)
    assert.is_false(screen:find { text = "a" }:isFocused())
    screen:find { text = "a" }:unfocusAccessibility()
    assert.is_false(isRead.value)
  end)
end)

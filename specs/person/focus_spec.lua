-- Who has the focus: it goes with the field, the page and the tab.

describe("The focus", function()
  it("leaves with its field, and comes back", function()
    local focus, isShown = State(), State(true)
    local Form = View("Form", function()
      return VStack { isShown.value and TextField("Name", State("")):focused(focus, "name") or Nil, Text("Form") }
    end)
    local screen = host(Form())
    screen:find("TextField"):focus()
    isShown.value = false
    assert.has_text(screen, "Form")
    assert.is_nil(focus.value)
    isShown.value = true
    focus.value = "name"
    assert.is_true(screen:find("TextField"):isFocused())
  end)

  it("goes to a field that asks for it as it appears, in place of the one that goes", function()
    local focus, step = State(), State(1)
    local Form = View("Form", function()
      if step.value == 1 then return VStack { TextField("Name", State("")):focused(focus, "name") } end
      return HStack {
        TextField("City", State("")):focused(focus, "city"):onAppear(function() focus.value = "city" end),
      }
    end)
    local screen = host(Form())
    screen:find("TextField"):focus()
    step.value = 2
    assert.is_true(screen:find("TextField"):isFocused())
    assert.equal("city", focus.value)
  end)

  it("leaves with its page when another is pushed", function()
    local focus = State()
    local screen = host(NavigationStack {
      VStack { TextField("Name", State("")):focused(focus, "name"), NavigationLink("Next", Text("there")) },
    })
    screen:find("TextField"):setInput("Ann")
    assert.equal("name", focus.value)
    screen:find { type = "NavigationLink" }:tap()
    assert.has_text(screen, "there")
    assert.is_nil(focus.value)
    screen:find("NavigationStack"):back()
    assert.is_nil(focus.value)
    assert.is_false(screen:find("TextField"):isFocused())
  end)

  it("leaves with its tab", function()
    local focus = State()
    local tab = State("a")
    local screen = host(TabView {
      selection = tab,
      TextField("Name", State("")):focused(focus, "name"):tag("a"):tabItem(Text("A")),
      Text("b"):tag("b"):tabItem(Text("B")),
    })
    screen:find("TextField"):focus()
    tab.value = "b"
    assert.has_text(screen, "b")
    assert.is_nil(focus.value)
  end)

  it("stays while a button of the page is tapped", function()
    local focus = State()
    local screen = host(VStack {
      TextField("Name", State("")):focused(focus, "name"), Button("Check", function() end),
    })
    screen:find("TextField"):setInput("Ann")
    screen:find { button = "Check" }:tap()
    assert.equal("name", focus.value)
  end)
end)

describe("Scrolling", function()
  local function form(mode)
    local focus = State()
    local rows = { TextField("Name", State("")):focused(focus, "name") }
    for index = 1, 40 do rows[#rows + 1] = Text("Row " .. index) end
    local list = List(rows)
    local screen = host(mode and list:scrollDismissesKeyboard(mode) or list)
    screen:find("TextField"):setInput("Ann")
    return screen, focus
  end

  it("takes the keyboard away, unless the list says something else", function()
    for _, mode in ipairs { "immediately", "automatic" } do
      local screen, focus = form(mode)
      screen:find("List"):scroll { by = 200 }
      assert.is_nil(focus.value)
    end
    local screen, focus = form()
    screen:find("List"):scroll { by = 200 }
    assert.is_nil(focus.value)
    screen, focus = form("never")
    screen:find("List"):scroll { by = 200 }
    assert.equal("name", focus.value)
  end)

  it("leaves it where the finger doesn't reach it", function()
    local screen, focus = form("interactively")
    screen:find("List"):scroll { by = 200 }
    assert.equal("name", focus.value)
  end)

  it("takes it along where the finger drags it down", function()
    local screen, focus = form("interactively")
    screen:drag { x = 196, y = 300, to = { x = 196, y = 400 } }
    assert.equal("name", focus.value)
    screen:drag { x = 196, y = 300, to = { x = 196, y = 700 } }
    assert.is_nil(focus.value)
    screen, focus = form("never")
    screen:drag { x = 196, y = 300, to = { x = 196, y = 700 } }
    assert.equal("name", focus.value)
  end)

  it("leaves it where nothing moves", function()
    local screen, focus = form("immediately")
    screen:find("List"):scroll { by = -200 }
    assert.equal("name", focus.value)
  end)

  it("leaves the focus of a button", function()
    local focus = State()
    local rows = { Button("Go", function() end):focused(focus, "go") }
    for index = 1, 40 do rows[#rows + 1] = Text("Row " .. index) end
    local screen = host(List(rows))
    screen:find { button = "Go" }:focus()
    screen:find("List"):scroll { by = 200 }
    assert.equal("go", focus.value)
  end)
end)

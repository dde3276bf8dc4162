-- Calls on a screen name what is on it, wherever it stands: screen:stepper() as screen:picker("Room").

describe("A call on a screen", function()
  local function form()
    return host(NavigationStack {
      Form {
        Section { Stepper("Guests", State(2)), Slider(State(0.5)) },
        Section { TextField("Name", State("Ann")), Toggle("Wi-Fi", State(true)), Toggle("Alarm", State(false)) },
      },
    })
  end

  it("finds the only view of its kind", function()
    local screen = form()
    screen:stepper():increment()
    screen:textField():setInput("Anne")
    assert.equal(0.5, screen:slider():value())
    assert.equal("Anne", screen:textField():input())
    assert.equal("Form", screen:form():kind())
  end)

  it("is a query, as every element is", function()
    local shows = State(true)
    local screen = host(VStack { ForEach({ 1 }, function() return Text("x") end), Toggle("Wi-Fi", shows) })
    local toggle = screen:toggle()
    assert.is_true(toggle:isOn())
    toggle:tap()
    assert.is_false(toggle:isOn())
  end)

  it("finds what is presented", function()
    local isShown = State(true)
    local screen = host(NavigationStack { VStack { Text("Below"):sheet { isPresented = isShown, Text("Inside") } } })
    assert.equal("Inside", screen:sheet():find("Text"):string())
    screen:sheet():dismiss()
    assert.is_false(isShown.value)
    assert.error_matches(function() screen:sheet() end, "there is no Sheet on the screen")
  end)

  it("says which search finds one of several", function()
    assert.has_error(function() form():toggle() end,
      "NavigationStack may contain several views: give an index, as in :toggle(1); of the 2 on the screen, one is "
      .. "found by its text with find { type = \"Toggle\", containing = \"…\" }, or by its place with "
      .. "findAll(\"Toggle\")[1]")
  end)

  it("says which search finds the one within an element", function()
    local screen = form()
    assert.error_matches(function() screen:find("Form"):stepper() end,
      'the one in this Form is found by find%("Stepper"%)')
    assert.error_matches(function() screen:find("Form"):gauge() end, "there is no Gauge in this Form")
  end)

  it("leaves trees that are inspected as they are", function()
    local tree = inspect(VStack { HStack { Slider(State(0.5)) } })
    assert.has_error(function() tree:slider() end)
  end)

  it("keeps the conditions of searches to the views that they are tried on", function()
    local screen = host(VStack { HStack { Text("a") }, Text("b") })
    local found = screen:find(function(view) return view:hStack():text(1):string() == "a" end)
    assert.equal("HStack", found:kind())
  end)
end)

describe("screen:back()", function()
  it("goes back on the stack of pages", function()
    local screen = host(NavigationStack { NavigationLink("Next", Text("Second")) })
    screen:find { navigationLink = "Next" }:tap()
    assert.has_text(screen, "Second")
    screen:back()
    assert.has_text(screen, "Next")
    assert.error_matches(function() screen:back() end, "there is none to go back to")
  end)

  it("goes back on the innermost stack with a page above another", function()
    local chosen = State()
    local Recipes = View("Recipes", function()
      return NavigationSplitView {
        sidebar = List { selection = chosen, Text("Soup"):tag("soup") },
        detail = NavigationStack {
          chosen.value and NavigationLink { "More of " .. chosen.value, Text("Onions") } or Text("none"),
        },
      }
    end)
    local screen = host(Recipes())
    screen:find { text = "Soup" }:tap()
    screen:find { link = "More of soup" }:tap()
    screen:back()
    assert.has_text(screen, "More of soup")
    screen:back()
    assert.has_text(screen, "Soup")
    assert.is_nil(chosen.value)
  end)

  it("needs to be told which of two stacks beside each other", function()
    local function stack(name) return NavigationStack { NavigationLink { name, Text("page of " .. name) } } end
    local screen = host(HStack { stack "A", stack "B" })
    screen:find { link = "A" }:tap()
    assert.error_matches(function() screen:back() end, "the screen has 2 stacks of pages", 1, true)
  end)

  it("is no call of a screen without pages", function()
    assert.error_matches(function() host(VStack { Text("a") }):back() end,
      "no NavigationStack or other stack of pages is on the screen")
  end)
end)

describe("element:contextMenu()", function()
  it("is that of the row around the element", function()
    local copied = spy.new()
    local screen = host(List { HStack { Text("Basil"), Text("Herb") }:contextMenu { Button("Copy", copied) } })
    screen:find { text = "Basil" }:contextMenu():open()
    screen:find { button = "Copy" }:tap()
    assert.spy(copied).was.called(1)
  end)
end)

describe("drag", function()
  it("goes by a distance", function()
    local seen = {}
    local box = Rectangle():frame { width = 100, height = 100 }:gesture(DragGesture {
      onEnded = function(value) seen[#seen + 1] = value end,
    })
    local screen = host(box)
    screen:find("Shape"):drag { by = { x = 30, y = -10 } }
    screen:find("Shape"):drag { from = { x = 5, y = 5 }, by = { x = 30, y = 0 } }
    assert.near(30, seen[1].translation.width, 0.01)
    assert.near(-10, seen[1].translation.height, 0.01)
    assert.near(30, seen[2].translation.width, 0.01)
  end)

  it("takes one of both", function()
    local screen = host(Rectangle():gesture(DragGesture {}))
    assert.error_matches(function() screen:drag {} end, "'to' is missing")
    assert.error_matches(function() screen:drag { to = { x = 1, y = 1 }, by = { x = 1, y = 1 } } end, "not both")
  end)
end)

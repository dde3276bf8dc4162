-- `assert.selected`: what is chosen, and what is marked as such.
local function message(action)
  local passed, raised = pcall(action)
  assert(not passed, "the assertion passed")
  return tostring(raised)
end

describe("What is selected", function()
  local function sizes() return Text("Small"):tag("s"), Text("Large"):tag("l") end

  it("in a picker, a list or a tab view is its value", function()
    local size = State("s")
    local screen = host(Form { Picker { "Size", size, sizes() } })
    local picker = screen:find("Picker")
    assert.selected(picker, "s")
    assert.is_not.selected(picker, "l")
    assert.equal("Expected \"l\" to be selected.\n"
      .. "  element: Picker \"Size\" \"Small\" \"Large\" at form():picker(1)\n"
      .. "  selected: \"s\"", message(function() assert.selected(picker, "l") end))
  end)

  it("is marked: a segment, a row, a tab, and what has the trait", function()
    local size = State("s")
    local screen = host(VStack {
      Picker { "Size", size, sizes() }:pickerStyle("segmented"),
      Text("Chip"):accessibilityAddTraits("selected"), Text("Plain"),
    })
    assert.selected(screen:find { text = "Small" })
    assert.is_not.selected(screen:find { text = "Large" })
    screen:find("Picker"):select("l")
    assert.selected(screen:find { text = "Large" }, "the large size is")
    assert.selected(screen:find { text = "Chip" })
    assert.equal("the plain one\nExpected an element that is marked as selected.\n"
      .. "  element: Text \"Plain\" at vStack():text(3)",
      message(function() assert.selected(screen:find { text = "Plain" }, "the plain one") end))
  end)

  it("may be several rows", function()
    local chosen = State({ "a", "b" })
    local screen = host(List { Text("A"):tag("a"), Text("B"):tag("b"), Text("C"):tag("c"), selection = chosen })
    assert.is_not.selected(screen:find { text = "C" })
  end)

  it("is a tab", function()
    local screen = host(TabView { Text("one"):tabItem(Text("One")), Text("two"):tabItem(Text("Two")) })
    assert.selected(screen:find { text = "One" })
    assert.is_not.selected(screen:find { text = "Two" })
    screen:find("TabView"):select("Two")
    assert.selected(screen:find { text = "Two" })
  end)
end)

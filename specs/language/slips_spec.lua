-- What people write in their first hour, and what they are told.

describe("A view that isn't on a screen", function()
  it("is hosted first", function()
    local Lamp = View("Lamp", function() return Text("off") end)
    assert.error_matches(function() Lamp():find("Button") end,
      "Lamp is a view that isn't on a screen yet, and has no 'find': host it first")
    assert.error_matches(function() Button("a", spy.new()):tap() end, "host it first")
    assert.error_matches(function() Button("a", spy.new()):click() end, "host it first")
  end)
end)

describe("find", function()
  local function screen()
    return host(VStack {
      Button("Reset", spy.new()), Text("Turn on"), Link("Plan Visit", "https://example.com"),
      Button(Image { systemName = "heart" }, spy.new()):accessibilityIdentifier("like"),
      Image("cover"), Text("Basil"):tag(3),
    })
  end

  it("says that a text was taken for a kind", function()
    assert.has_error(function() screen():find("Turn on") end,
      "no kind of view is called 'Turn on'; a text on the screen reads so: find { text = \"Turn on\" }")
    assert.has_error(function() screen():find("Basil") end,
      "no kind of view is called 'Basil'; a text on the screen reads so: find { text = \"Basil\" }")
    assert.has_error(function() return #screen():findAll("Turn off") end,
      "no kind of view is called 'Turn off'; a text is found by find { text = \"Turn off\" }")
  end)

  it("takes no text after a kind", function()
    assert.error_matches(function() screen():find("Button", "Reset") end, 'write find { button = "Reset" }', 1, true)
    assert.error_matches(function() screen():find("Text", "Reset") end, 'write find { text = "Reset" }', 1, true)
    assert.error_matches(function() screen():find("Picker", "Room") end,
      'write find { type = "Picker", containing = "Room" }', 1, true)
  end)

  it("takes what can mean only one thing", function()
    local pages = host(NavigationStack { NavigationLink("Plan Visit", Text("Visit")) })
    assert.equal("NavigationLink", pages:find { link = "Plan Visit" }:kind())
    assert.equal("Link", screen():find { link = "Plan Visit" }:kind())
    assert.equal("heart", screen():find { image = "heart" }:name())
    assert.equal("cover", screen():find { image = "cover" }:name())
    assert.equal(1, #screen():findAll { image = "heart" })
    assert.equal("Button", screen():find { testID = "like" }:kind())
    assert.equal("Basil", screen():find { tag = 3 }:string())
    assert.equal("Button", screen():find { kind = "Button", containing = "Reset" }:kind())
  end)

  it("lists what there is instead", function()
    assert.error_matches(function() screen():find { image = "hart" } end,
      'no image "hart"; there are:\n  "heart" at', 1, true)
    assert.error_matches(function() screen():find { link = "Plan" } end,
      'no link "Plan"; there is:\n  "Plan Visit" at', 1, true)
  end)

  it("answers what can mean several things", function()
    assert.has_error(function() screen():find { id = "x" } end,
      "find has no option 'id'; a view with .id(…) is found by { viewWithId = … }, one with "
      .. ".accessibilityIdentifier(…) by { accessibilityIdentifier = \"…\" }")
    assert.error_matches(function() screen():find { name = "x" } end, "{ image = ", 1, true)
    assert.error_matches(function() screen():find { label = "x" } end, "{ button = ", 1, true)
  end)

  it("names the label that holds the one that is looked for", function()
    local rows = {}
    for number = 1, 8 do rows[number] = Text("Favor" .. number) end
    rows[9] = HStack { Text("Basil"), Image { systemName = "heart" }:accessibilityLabel("Favorite"), Text("Herb") }
      :accessibilityElement { children = "combine" }
    assert.error_matches(function() host(VStack(rows)):find { accessibilityLabel = "Favorite" } end,
      'there are:\n  "Basil, Favorite, Herb" at', 1, true)
  end)
end)

describe("A function in place of its result", function()
  it("is told apart", function()
    local text = host(Text("Dark")):find("Text")
    assert.has_error(function() assert.equal("Dark", text.string) end,
      "Expected equal values.\n  expected: \"Dark\"\n  actual:   <function>\n"
      .. "  one of them is a function, as a call without its parentheses: element:string(), and not element.string")
    assert.error_matches(function() assert.same("Dark", text.string) end, "without its parentheses")
  end)
end)

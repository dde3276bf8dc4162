local refused = require("refused")

local function cuisines(chosen)
  return host(Picker { "Cuisine", chosen, Text("Thai"):tag("th"), Text("Greek"):tag("gr"), Text("Other"):tag("x1"),
    Text("Other"):tag("x2") }):picker()
end

describe("A choice", function()
  it("is made by the label or by the tag", function()
    local chosen = State("gr")
    local picker = cuisines(chosen)
    picker:select("Thai")
    assert.equal("th", chosen.value)
    picker:select("gr")
    assert.equal("gr", chosen.value)
  end)

  it("among numbers is made by their labels", function()
    local chosen = State(1)
    local picker = host(Picker { "Cuisine", chosen, Text("Thai"):tag(1), Text("Greek"):tag(2) }):picker()
    picker:select("Greek")
    assert.equal(2, chosen.value)
  end)

  it("takes the tag where another option has such a label", function()
    local chosen = State("none")
    local picker = host(Picker { "Seats", chosen, Text("2"):tag("1"), Text("1"):tag("2") }):picker()
    picker:select("1")
    assert.equal("1", chosen.value)
  end)

  it("between two options of one label takes a tag", function()
    local chosen = State("gr")
    local picker = cuisines(chosen)
    assert.equal(
      "Picker has 2 options that show \"Other\": select one of them by its tag, \"x1\", \"x2\" (at picker())",
      refused(function() picker:select("Other") end))
    picker:select("x2")
    assert.equal("x2", chosen.value)
  end)

  it("can't be made of what isn't there", function()
    local picker = cuisines(State("gr"))
    assert.equal(
      "Picker has no option \"Turkish\"; its options are \"th\" (\"Thai\"), \"gr\" (\"Greek\"), \"x1\" (\"Other\"), "
        .. "\"x2\" (\"Other\") (at picker())",
      refused(function() picker:select("Turkish") end))
  end)

  it("can't be made while the picker is disabled", function()
    local picker = host(Picker { "Cuisine", State("a"), Text("A"):tag("a") }:disabled(true)):picker()
    assert.equal("Picker is unresponsive: it is disabled (at picker())", refused(function() picker:select("A") end))
  end)

  it("of a row in a list is made by its text", function()
    local chosen = State()
    local list = host(List { selection = chosen, Text("Milk"):tag("m"), Text("Tea"):tag("t") }):list()
    list:select("Tea")
    assert.equal("t", chosen.value)
  end)
end)

describe("What can't be selected", function()
  it("is refused with the reason", function()
    local choice = State("a")
    local screen = host(List {
      Text("A"):tag("a"),
      Section { Text("B"):tag("b"), Text("C"):tag("c"), header = "Later" }:selectionDisabled(),
      selection = choice,
    })
    assert.equal(
      "Text \"B\" can't be selected: Section \"Later\" has selectionDisabled (at list())",
      refused(function() screen:find("List"):select("b") end))
    assert.equal("a", choice.value)
    screen:find("List"):select("a")
  end)
end)

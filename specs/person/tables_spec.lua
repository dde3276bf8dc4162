-- A row of a table is chosen by a tap, as one of a list is.

local refused = require("refused")

local people = { { id = 1, name = "Ann", city = "Oslo" }, { id = 2, name = "Bob", city = "Bern" } }

local function tableOf(chosen)
  return Table {
    data = people, columns = { { title = "Name", key = "name" }, { title = "City", key = "city" } }, selection = chosen,
  }
end

describe("A row of a table", function()
  it("is chosen by a tap on what it shows", function()
    local chosen = State(nil)
    local screen = host(tableOf(chosen))
    screen:find { text = "Bob" }:tap()
    assert.equal(2, chosen.value)
    screen:find { text = "Ann" }:tap()
    assert.equal(1, chosen.value)
  end)

  it("is chosen by a tap anywhere in it", function()
    local chosen = State(nil)
    local screen = host(tableOf(chosen))
    local cell = screen:find { text = "Bob" }:frame()
    screen:tap { x = 300, y = cell.y + cell.height / 2 }
    assert.equal(2, chosen.value)
  end)

  it("shows its first column alone on a phone, and all on an iPad", function()
    local phone, pad = host(tableOf()), host(tableOf(), { screen = "iPad" })
    assert.has_no.text(phone, "Oslo")
    assert.has_text(pad, "Oslo")
    local chosen = State(nil)
    host(tableOf(chosen), { screen = "iPad" }):find { text = "Bern" }:tap()
    assert.equal(2, chosen.value)
  end)

  it("isn't chosen where something covers it, or without a selection", function()
    local chosen = State(nil)
    local covered = host(ZStack { tableOf(chosen), Color.red })
    assert.matches("Color covers", refused(function() covered:find { text = "Bob" }:tap() end))
    assert.matches("Color covers", refused(function() covered:find("Table"):select(2) end))
    assert.matches("no gestures", refused(function() host(tableOf()):find { text = "Bob" }:tap() end))
    assert.is_nil(chosen.value)
  end)
end)

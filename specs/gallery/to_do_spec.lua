-- The to-do list of the gallery: one store, a list and a screen for each item.
describe("ToDoList", function()
  local screen

  local function titles()
    local found = {}
    for _, row in ipairs(screen:findAll("ToDoRow")) do
      table.insert(found, row:find("NavigationLink"):labelView():text():string())
    end
    return found
  end

  local function left() return screen:find{ viewWithId = "left" }:string() end

  before_each(function() screen = host(views.ToDoList{ titles = { "Milk", "Bread" } }) end)

  it("adds the typed text", function()
    assert.is_true(screen:find{ button = "Add" }:isDisabled())
    screen:find("TextField"):setInput("Tea")
    screen:find{ button = "Add" }:tap()
    assert.same({ "Milk", "Bread", "Tea" }, titles())
    assert.equal("3 left", left())
    assert.equal("", screen:find("TextField"):input())
  end)

  it("adds on return too", function()
    screen:find("TextField"):setInput("Tea")
    screen:find("TextField"):callOnCommit()
    assert.equal("3 left", left())
  end)

  it("ticks off, and filters", function()
    screen:find("Toggle"):tap()
    assert.equal("1 left", left())
    screen:find("Picker"):select("open")
    assert.same({ "Bread" }, titles())
    screen:find("Picker"):select("done")
    assert.same({ "Milk" }, titles())
  end)

  it("changes an item on its screen", function()
    screen:find{ navigationLink = "Milk" }:activate()
    local detail = screen:find("Form")
    detail:find("TextField"):setInput("Oat milk")
    screen:find("NavigationStack"):back()
    assert.same({ "Oat milk", "Bread" }, titles())
  end)

  it("deletes on the item's screen", function()
    screen:find{ navigationLink = "Milk" }:activate()
    screen:find{ button = "Delete" }:tap()
    assert.same({ "Bread" }, titles())
  end)
end)

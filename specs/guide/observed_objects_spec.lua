-- Guide: Views using @ObservedObject. Views written in Swift that follow an object: what changes it, whoever does,
-- is seen by the next call.

describe("A view of an @ObservedObject that another keeps as a @StateObject", function()
  local screen
  before_each(function() screen = host(views.MatchScreen()) end)

  local function read(id) return screen:find { viewWithId = id }:string() end

  it("shows each change", function()
    screen:find { button = "Home" }:tap()
    screen:find { button = "Home" }:tap()
    screen:find { button = "Away" }:tap()
    assert.equal("2 : 1", read("score"))
    assert.equal("Home leads", read("leader"))
  end)

  it("is reset on another screen", function()
    screen:find { button = "Home" }:tap()
    assert.equal("0 : 0", host(views.MatchScreen()):find { viewWithId = "score" }:string())
    assert.equal("1 : 0", read("score"))
  end)
end)

describe("A view of an @Observable object", function()
  it("shows changes by its controls", function()
    local screen = host(views.Settings { notificationsEnabled = false })
    local toggle = screen:find("Toggle")
    assert.is_false(toggle:isOn())
    toggle:tap()
    assert.is_true(toggle:isOn())
  end)
end)

describe("Views of an @EnvironmentObject", function()
  it("share it, on every screen", function()
    local screen = host(views.ToDoList { titles = { "Milk", "Bread" } })
    local row = screen:find { "ToDoRow", containing = "Milk" }
    row:find("Toggle"):tap()
    assert.equal("1 left", screen:find { viewWithId = "left" }:string())
    local link = screen:find { navigationLink = "Bread" }
    link:activate()
    link:find { button = "Delete" }:tap()
    assert.equal(1, #screen:findAll("ToDoRow"))
    assert.equal("0 left", screen:find { viewWithId = "left" }:string())
  end)
end)

describe("A view of an object with publishers", function()
  it("shows the value of a debounced publisher in time", function()
    local screen = host(views.CitySearch())
    screen:find("TextField"):setInput("os")
    assert.equal(0, #screen:find("ForEach"))
    clock:advance(0.3)
    assert.equal("Oslo", screen:find("ForEach"):text(1):string())
    assert.equal("Osaka", screen:find("ForEach"):text(2):string())
  end)
end)

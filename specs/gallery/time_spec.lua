-- Views that go by the time, which stands still until a spec moves it.

describe("A stopwatch", function()
  local screen

  before_each(function() screen = host(views.Stopwatch()) end)

  local function time() return screen:find{ viewWithId = "time" }:string() end

  it("counts the seconds while it runs", function()
    clock:advance(5)
    assert.equal("0 s", time())
    screen:find{ button = "Start" }:tap()
    clock:advance(3.5)
    assert.equal("3 s", time())
    screen:find{ button = "Stop" }:tap()
    clock:advance(60)
    assert.equal("3 s", time())
  end)

  it("can be reset when there is something to reset", function()
    local reset = screen:find{ button = "Reset" }
    assert.is_false(reset:isResponsive())
    screen:find{ button = "Start" }:tap()
    clock:advance(2)
    reset:tap()
    assert.equal("0 s", time())
  end)
end)

describe("A search for cities", function()
  it("starts once the typing has stopped", function()
    local screen = host(views.CitySearch())
    local field = screen:find("TextField")
    local searches = screen:find{ viewWithId = "searches" }
    field:setInput("l")
    clock:advance(0.2)
    field:setInput("li")
    clock:advance(0.2)
    assert.equal("0 searches", searches:string())
    clock:advance(0.1)
    assert.equal("1 searches", searches:string())
    local names = {}
    for index, text in ipairs(screen:find("ForEach"):findAll("Text")) do names[index] = text:string() end
    assert.same({ "Lima", "Lisbon", "Liverpool" }, names)
  end)
end)

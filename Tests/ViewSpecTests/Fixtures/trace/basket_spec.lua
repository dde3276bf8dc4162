-- Specs of which the transcript trace.txt shows the steps. Some fail, and some don't end.
local Basket = View("Basket", function(self)
  local count = self:state("count", 0)
  return VStack {
    Text("Items: " .. count.value),
    Button("Add", function() count.value = count.value + 1 end),
    Button("Order", function() end):disabled(count.value < 3),
  }
end)

describe("The basket", function()
  local screen

  before_each(function() screen = host(Basket()) end)

  it("counts", function()
    screen:find { button = "Add" }:tap()
    step("the second time")
    screen:find { button = "Add" }:tap()
    print("added twice")
    assert.has_text(screen, "Items: 2")
  end)

  it("is ordered", function()
    for _ = 1, 2 do screen:find { button = "Add" }:tap() end
    screen:find { button = "Order" }:tap()
  end)

  it("shows what was added", function()
    screen:find { button = "Add" }:tap()
    assert.has_text(screen, "Items: 2")
  end)

  pending("is sent for nothing", function() end)

  it("isn't opened", function() end)

  it("never ends", function()
    screen:find { button = "Add" }:tap()
    while true do end
  end)

  it("prints a hundred megabytes", function()
    for _ = 1, 100 do print(("x"):rep(1000000)) end
    assert.is_true(true)
  end)

  it("ends its process", function()
    screen:find { button = "Add" }:tap()
    os.execute("kill -KILL $PPID")
  end)

  it("finds what the last run left", function()
    local count = #(io.open("trace/left.txt") and io.open("trace/left.txt"):read("a") or "")
    local file = io.open("trace/left.txt", "a")
    file:write("x")
    file:close()
    screen:find { button = "Add" }
    assert.equal(count, count)
  end)
end)

describe("Time", function()
  it("passes in steps", function()
    local screen = host(views.Forecast { city = "Oslo", delay = 2 })
    clock:advance(1)
    assert.has_text(screen, "Loading…")
    wait_until(function() return #screen:findAll { text = "Loading…" } == 0 end)
    assert.is_table(screen:findAll("Text"))
  end)
end)

describe("A shopping list", function()
  it("is shorter when something was bought", function()
    local list = models.ShoppingList { items = { "Milk", "Bread" } }
    local screen = host(views.Shopping(), { objects = { list } })
    screen:find { button = "Milk" }:tap()
    assert.equal(0, #list.items)
  end)
end)

local store = require("store")

describe("The options of the shop", function()
  local screen

  local function options() screen:find("Menu"):open() end

  local function picker(name)
    options()
    return screen:find { "Picker", containing = name }
  end

  before_each(function() screen = store.open(views.Catalog{}) end)

  it.each {
    { "name", { "Kettle", "Mug" } },
    { "cheapest", { "Mug", "Kettle" } },
    { "dearest", { "Kettle", "Mug" } },
  }("sort the kitchen by %s", function(order, names)
    picker("Department"):select("kitchen")
    picker("Sort by"):select(order)
    assert.same(names, store.products(screen))
  end)

  it("show one department", function()
    picker("Department"):select("garden")
    assert.same({ "Spade" }, store.products(screen))
    assert.count(1, screen:findAll("Section"))
  end)

  it("leave out sold-out products", function()
    options()
    screen:find { toggle = "Available only" }:tap()
    assert.same({ "Kettle", "Mug", "Notebook", "Spade" }, store.products(screen))
  end)

  it("remember the order for the next visit", function()
    picker("Sort by"):select("cheapest")
    assert.equal("cheapest", storage:get("catalogSort"))
    screen = store.open(views.Catalog{})
    assert.selected(picker("Sort by"), "cheapest")
  end)

  it("begin with the order that was chosen last", function()
    local another = host(views.Catalog{}, { storage = { catalogSort = "dearest" } })
    store.await(another, "Notebook")
    assert.same({ "Kettle", "Mug", "Desk lamp", "Notebook", "Spade" }, store.products(another))
  end)
end)

-- What a view needs of its environment, without which an app would end.

local refused = require("refused")

describe("A view that needs an object of its environment", function()
  it("is shown with it", function()
    local list = models.ShoppingList { items = { "Milk", "Tea" } }
    local screen = host(views.Shopping(), { objects = { list } })
    screen:find { button = "Milk" }:tap()
    assert.same({ "Tea" }, list.items)
    list:buy("Tea")
    assert.has_text(screen, "Nothing to buy")
  end)

  it("isn't shown without it", function()
    assert.equal(
      "Shopping wants a ShoppingList in its environment: host(view, { objects = { models.ShoppingList() } })",
      refused(function() host(views.Shopping()) end))
  end)

  it("isn't shown on a sheet without it either", function()
    local isShown = State(false)
    local screen = host(Button("Shop", function() isShown.value = true end)
      :sheet(isShown, function() return views.Shopping() end))
    assert.equal(
      "Shopping wants a ShoppingList in its environment: host(view, { objects = { models.ShoppingList() } })",
      refused(function() screen:find { button = "Shop" }:tap() end))
  end)

  it("hands it on to what it presents", function()
    local screen = host(Text("Home"):sheet(State(true), function() return views.Shopping() end),
      { objects = { models.ShoppingList() } })
    assert.has_text(screen, "Nothing to buy")
  end)
end)

local store = require("store")

describe("A product in the shop", function()
  local screen

  before_each(function() screen = store.open(views.Store{}):find("CatalogScreen") end)

  local function follow(name) screen:find { navigationLink = name }:activate() end

  it("leads to a screen of its own", { tags = { "smoke" } }, function()
    follow("Spade")
    assert.has_text(screen:find("ProductScreen"), "Forged in one piece.")
  end)

  it("leaves for the shop immediately", function()
    follow("Spade")
    store.tap(screen, "Back to the shop")
    assert.count(0, screen:findAll("ProductScreen"))
  end)

  context("with a finger held on it", function()
    local function menu(id) return store.row(screen, id):contextMenu() end

    local function choose(id, item)
      local offered = menu(id)
      offered:open()
      offered:button(item):tap()
    end

    it("goes into the cart without a detour", function()
      choose("mug", 1)
      screen:parent():select("Cart")
      assert.has_text(screen:parent(), "1 × Mug")
    end)

    it("can't be bought when it is sold out", function()
      assert.disabled(menu("lamp"):button(1))
    end)

    it("becomes a favorite, and ceases to be one", function()
      choose("mug", 2)
      assert.present(screen:find { accessibilityLabel = "Mug, Favorite, €12.50" })
      choose("mug", 2)
      assert.present(screen:find { accessibilityLabel = "Mug, €12.50" })
    end)
  end)

  it("is liked with a swipe from the left", function()
    local swipe = store.row(screen, "kettle"):swipeActions()
    assert.equal("leading", swipe:edge())
    swipe:fullSwipe()
    assert.present(screen:find { accessibilityLabel = "Kettle, Favorite, €49.00" })
  end)
end)

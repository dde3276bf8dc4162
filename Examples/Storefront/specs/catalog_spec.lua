local store = require("store")

describe("The shop", function()
  it("lists products by department", { tags = { "smoke" } }, function()
    local screen = store.open(views.Catalog{})
    local departments = {}
    for _, section in ipairs(screen:findAll("Section")) do
      table.insert(departments, section:header():find("Text"):string())
    end
    assert.same({ "Kitchen", "Desk", "Garden" }, departments)
    assert.same({ "Kettle", "Mug", "Desk lamp", "Notebook", "Spade" }, store.products(screen))
  end)

  it("looks like this", function()
    assert.matches_snapshot(store.open(views.Catalog{}):find("List"), "the list")
  end)

  it("says when a product is sold out instead of its price", function()
    local screen = store.open(views.Catalog{})
    assert.has_text(store.row(screen, "lamp"), "Sold out")
    assert.not_has_text(store.row(screen, "lamp"), "€35.00")
  end)

  it.each {
    { "en_US", "€12.50" },
    { "de_DE", "12,50 €" },
    { "fr_FR", "12,50 €" },
  }("writes prices as people do in %s", function(locale, price)
    local screen = store.open(views.Catalog{}, { environment = { locale = locale } })
    local shown = store.texts(store.row(screen, "mug"))[2]:gsub("\u{202f}", " "):gsub("\u{a0}", " ")
    assert.equal(price, shown)
  end)

  describe("while the store is being asked", function()
    it("tells the customer to wait", function()
      local screen = host(views.Catalog{ delay = 2 })
      assert.has_text(screen, "Loading the shop…")
      assert.same({}, store.products(screen))
      -- The answer is on its way once the request has been made.
      assert.eventually(function() assert.has_text(screen, "Mug") end, { timeout = 4, interval = 0.5 })
    end)

    it("says so when there is nothing to sell", function()
      local screen = host(views.Catalog{ isEmpty = true })
      store.await(screen, "The shop is empty today.")
    end)
  end)

  describe("without a network", function()
    it("reports the error, and retries on request", { tags = { "smoke" } }, function()
      local screen = host(views.Catalog{ failures = { "offline" } })
      store.await(screen, "The store can't be reached.")
      store.tap(screen, "Retry")
      store.await(screen, "Mug")
      assert.is_false(store.shows(screen, "The store can't be reached."))
    end)

    it("can fail again", function()
      local screen = host(views.Catalog{ failures = { "offline", "offline" } })
      store.await(screen, "The store can't be reached.")
      store.tap(screen, "Retry")
      wait_until(function() return not store.shows(screen, "Loading the shop…") end)
      assert.has_text(screen, "The store can't be reached.")
    end)
  end)

  describe("pulled down", function()
    it("asks the store again", function()
      local screen = store.open(views.Catalog{})
      screen:find("List"):refresh()
      assert.eventually(function() return #store.products(screen) == 5 end)
    end)
  end)
end)

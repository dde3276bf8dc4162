local store = require("store")

describe("The settings", function()
  local function newsletter(screen) return screen:find { toggle = "Newsletter" } end
  local function messages(screen) return screen:find { toggle = "Tell me when my order is on its way" } end

  it("begin with messages and without a newsletter", function()
    local screen = host(views.Settings())
    assert.on(messages(screen))
    assert.off(newsletter(screen))
  end)

  it("are kept", function()
    newsletter(host(views.Settings())):tap()
    assert.is_true(storage:get("newsletter"))
    assert.on(newsletter(host(views.Settings())))
  end)

  it("offer no newsletter without messages", function()
    local screen = host(views.Settings(), { storage = { notifies = false } })
    assert.disabled(newsletter(screen))
    messages(screen):tap()
    assert.enabled(newsletter(screen))
  end)

  it("sort the shop", function()
    host(views.Settings()):find("Picker"):select("dearest")
    local shop = store.open(views.Catalog{})
    assert.same({ "Kettle", "Mug", "Desk lamp", "Notebook", "Spade" }, store.products(shop))
  end)

  describe("when they are reset", function()
    local kept = { newsletter = true, catalogSort = "dearest", recentSearches = "mug\nlamp" }
    local screen

    before_each(function()
      screen = host(views.Settings(), { storage = kept })
      store.tap(screen, "Reset everything")
    end)

    it("ask first", function()
      local dialog = screen:find("ConfirmationDialog")
      assert.has_text(dialog, "Your settings and recent searches are forgotten.")
      store.tap(screen, "Keep")
      assert.on(newsletter(screen))
      assert.has_text(screen, "2 recent searches")
    end)

    it("are as they were at first", function()
      store.tap(screen, "Reset")
      assert.off(newsletter(screen))
      assert.selected(screen:find("Picker"), "name")
      assert.has_text(screen, "0 recent searches")
    end)
  end)
end)

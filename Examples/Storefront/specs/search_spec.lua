local store = require("store")

describe("The search", function()
  local screen

  local function field() return screen:find("List"):searchable() end

  -- Types, and stops typing.
  local function search(words)
    field():setInput(words)
    clock:advance(0.3)
  end

  before_each(function() screen = host(views.Search{}) end)

  it("finds products by a part of their names", { tags = { "smoke" } }, function()
    search("ke")
    store.await(screen, "Kettle")
    assert.same({ "Kettle" }, store.products(screen))
  end)

  it("waits until the customer has stopped typing", function()
    screen = host(views.Search{ delay = 1 })
    field():setInput("mu")
    clock:advance(0.2)
    field():setInput("mug")
    clock:advance(0.2)
    assert.is_false(store.shows(screen, "Searching…"))
    clock:advance(0.1)
    assert.has_text(screen, "Searching…")
    store.await(screen, "Mug")
  end)

  it("pays no heed to blanks around the words", function()
    search("  spade ")
    store.await(screen, "Spade")
  end)

  it("says when there is nothing", function()
    search("unicorn")
    store.await(screen, "Nothing found for “unicorn”.")
  end)

  it("reports a missing network", function()
    screen = host(views.Search{ failures = { "offline" } })
    search("mug")
    store.await(screen, "The store can't be reached.")
  end)

  it("shows that it is searching", function()
    screen = host(views.Search{ delay = 5 })
    search("mug")
    assert.has_text(screen, "Searching…")
    assert.eventually(function() assert.has_text(screen, "Mug") end, { timeout = 6, interval = 0.5 })
    assert.is_true(clock:elapsed() >= 5)
  end)

  it("leads to the results", function()
    search("mug")
    store.await(screen, "Mug")
    screen:find { navigationLink = "Mug" }:activate()
    assert.has_text(screen:find("ProductScreen"), "Keeps tea warm for an hour.")
  end)

  it("shows nothing any more once it is dismissed", function()
    search("mug")
    store.await(screen, "Mug")
    field():dismiss()
    clock:advance(0.3)
    wait_until(function() return not store.shows(screen, "Mug") end)
  end)
end)

describe("Recent searches", function()
  local function submit(screen, words)
    screen:find("List"):searchable():setInput(words)
    screen:find("List"):searchable():submit()
  end

  it("are remembered, the last ones first", function()
    local screen = host(views.Search{})
    for _, words in ipairs { "mug", "lamp", "spade", "Mug", "kettle" } do submit(screen, words) end
    assert.equal("kettle\nMug\nspade", storage:get("recentSearches"))
  end)

  it("are repeated with a tap", function()
    local screen = host(views.Search{}, { storage = { recentSearches = "lamp\nmug" } })
    store.tap(screen, "lamp")
    assert.equal("lamp", screen:find("List"):searchable():input())
    clock:advance(0.3)
    store.await(screen, "Desk lamp")
  end)

  it("are forgotten on demand", function()
    local screen = host(views.Search{}, { storage = { recentSearches = "lamp\nmug" } })
    store.tap(screen, "Clear")
    assert.count(0, screen:findAll("Section"))
    assert.equal("", storage:get("recentSearches"))
  end)
end)

-- What stands in a bar that is hidden, or in a menu of a bar that is closed, is neither read nor touched.

local refused = require("refused")

local log

before_each(function() log = {} end)

local function note(text) return function() log[#log + 1] = text end end

describe("The items of a tab bar", function()
  local function tabs(first) return TabView { first:tabItem(Text("One")), Text("b"):tabItem(Text("Two")) } end
  local function hiding(view) return view:toolbarVisibility { "hidden", bars = { "tabBar" } } end

  it("are read and touched while the bar is there", function()
    local screen = host(tabs(Text("a")))
    assert.has_text(screen, "Two")
    screen:find { text = "Two" }:tap()
    assert.has_text(screen, "b")
  end)

  it("aren't where the tab hides the bar", function()
    local screen = host(tabs(hiding(Text("a"))))
    assert.has_no.text(screen, "One")
    assert.has_no.text(screen, "Two")
    assert.matches("one is in a bar that is hidden", refused(function() screen:find { text = "Two" } end))
    assert.matches("its bar is hidden", refused(function() screen:find("TabView"):select("Two") end))
  end)

  it("come back with the page that shows the bar", function()
    local screen = host(tabs(NavigationStack { NavigationLink { "Go", hiding(Text("inner")) } }))
    assert.has_text(screen, "Two")
    screen:find { link = "Go" }:tap()
    assert.has_no.text(screen, "Two")
    screen:back()
    assert.has_text(screen, "Two")
  end)

  it("are there on a page above one that hides the bar", function()
    local screen = host(tabs(NavigationStack {
      hiding(NavigationLink { "Go", Text("inner") }),
    }))
    assert.has_no.text(screen, "Two")
    screen:find { link = "Go" }:tap()
    assert.has_text(screen, "Two")
  end)

  it("are there below a sheet that hides a bar of its own", function()
    local isShown = State(true)
    local screen = host(tabs(Text("a"):sheet(isShown, hiding(Text("sheet")))))
    isShown.value = false
    assert.has_text(screen, "Two")
  end)
end)

describe("What is in a navigation bar", function()
  local function page(content) return NavigationStack { content } end

  it("isn't read where the bar is hidden", function()
    local text = State("")
    local list = List { Text("Milk") }:navigationTitle("Shop"):searchable(text)
      :toolbar { ToolbarItem { Button("Add", note("add")) } }
    local screen = host(page(list:toolbarVisibility { "hidden", bars = { "navigationBar" } }))
    assert.has_no.text(screen, "Shop")
    assert.has_no.text(screen, "Add")
    assert.matches("in a bar that is hidden", refused(function() screen:find { button = "Add" } end))
  end)

  it("isn't read where the bar at the bottom is hidden", function()
    local function bottom(visibility)
      return host(page(Text("x"):toolbar { ToolbarItem { Button("Add", note("add")), placement = "bottomBar" } }
        :toolbarVisibility { visibility, bars = { "bottomBar" } }))
    end
    assert.has_no.text(bottom("hidden"), "Add")
    bottom("visible"):find { button = "Add" }:tap()
    assert.same({ "add" }, log)
  end)

  it("has no title beside an item in the middle, unless the title is large", function()
    local function titled(mode)
      return host(NavigationStack {
        Text("soup"):navigationTitle("Recipes"):navigationBarTitleDisplayMode(mode)
          :toolbar { ToolbarItem { placement = "principal", Text("Logo") } },
      })
    end
    local screen = titled("inline")
    assert.has_text(screen, "Logo")
    assert.has_no.text(screen, "Recipes")
    refused(function() screen:find { text = "Recipes" } end)
    screen = titled("large")
    assert.has_text(screen, "Logo")
    assert.has_text(screen, "Recipes")
  end)

  it("has the title of a page below on the way back, though an item stood in its place", function()
    local screen = host(NavigationStack {
      NavigationLink { "Soup", Text("onions") }:navigationTitle("Recipes"):navigationBarTitleDisplayMode("inline")
        :toolbar { ToolbarItem { placement = "principal", Text("Logo") } },
    })
    screen:find { link = "Soup" }:tap()
    assert.has_no.text(screen, "Logo")
    screen:find { button = "Recipes" }:tap()
    assert.has_text(screen, "Logo")
  end)
end)

describe("An item in the menu of a bar", function()
  local function screen()
    return host(NavigationStack {
      Text("x"):toolbar {
        ToolbarItem { Button("Archive", note("archive")), placement = "secondaryAction" },
        ToolbarItem { Button("Add", note("add")) },
      },
    })
  end

  it("isn't there until the menu is opened", function()
    local s = screen()
    assert.has_text(s, "Add")
    assert.has_no.text(s, "Archive")
    assert.equal('no button "Archive" on the screen; one is in the menu of the bar, which '
      .. "screen:tap{ x = 363, y = 81 } opens", refused(function() s:find { button = "Archive" } end))
    s:tap { x = 363, y = 81 }
    assert.has_text(s, "Archive")
    s:find { button = "Archive" }:tap()
    assert.same({ "archive" }, log)
    assert.has_no.text(s, "Archive")
  end)
end)

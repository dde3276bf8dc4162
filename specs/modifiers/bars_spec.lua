-- What stands in the bars around a screen, in menus and under the pointer.

local reading = require "reading"
local text, reads = reading.text, reading.reads

describe("A modifier of bars", function()
  it(reads("navigationBarHidden", function(t) return t:navigationBarHidden(true) end, true))
  it(reads("navigationBarBackButtonHidden", function(t) return t:navigationBarBackButtonHidden() end, true))
  it(reads("statusBarHidden", function(t) return t:statusBar { hidden = true } end, true))
  it(reads("statusBarHidden", function(t) return t:statusBarHidden() end, true))
  it(reads("navigationBarTitleDisplayMode", function(t) return t:navigationBarTitleDisplayMode("inline") end, "inline"))
  it(reads("menuIndicator", function(t) return t:menuIndicator("hidden") end, "hidden"))
  it(reads("hoverEffect", function(t) return t:hoverEffect("lift") end, "lift"))

  it("describes a screen and its views", function()
    local element = text(Text("a"):navigationTitle("Inbox"):navigationSubtitle("3 new"):help("Opens it"))
    assert.equal("Inbox", element:navigationTitle():string())
    assert.equal("3 new", element:navigationSubtitle():string())
    assert.equal("Opens it", element:help():string())
  end)
end)

describe("Items in the bar", function()
  local edited

  local function page()
    return host(NavigationView {
      List { Text("row") }:navigationBarItems {
        leading = Button("Edit", function() edited = true end), trailing = Text("Add"),
      },
    })
  end

  it("are reached from the view that has them", function()
    local list = page():navigationView():list(1)
    assert.equal("Edit", list:navigationBarLeadingItems():button():labelView():text():string())
    assert.equal("Add", list:navigationBarTrailingItems():text():string())
  end)

  it("are found, and keep nothing from being found", function()
    local screen = page()
    assert.equal("row", screen:find { text = "row" }:string())
    screen:find { button = "Edit" }:tap()
    assert.is_true(edited)
  end)

  it("may be one or the other, but not none", function()
    local element = text(Text("a"):navigationBarItems { trailing = "Add" })
    assert.equal("Add", element:navigationBarTrailingItems():text():string())
    assert.error_matches(function() return element:navigationBarLeadingItems() end, "navigationBarLeadingItems")
    assert.error_matches(function() Text("a"):navigationBarItems {} end, "leading.-trailing")
  end)
end)

describe("A modifier of toolbars", function()
  it(reads("toolbarRole", function(t) return t:toolbarRole("editor") end, "editor"))
  it(reads("toolbarTitleDisplayMode", function(t) return t:toolbarTitleDisplayMode("inlineLarge") end, "inlineLarge"))
  it(reads("toolbarBackground", function(t) return t:toolbarBackground("red") end, Color.red))
  it(reads("toolbarBackgroundVisibility", function(t) return t:toolbarBackgroundVisibility("hidden") end, "hidden"))
  it(reads("toolbarColorScheme", function(t) return t:toolbarColorScheme { "dark", bars = { "navigationBar" } } end,
    "dark"))
  it(reads("toolbarRemoving", function(t) return t:toolbarRemoving("title") end, "title"))
end)

describe("A modifier of columns", function()
  it(reads("navigationSplitViewColumnWidth", function(t) return t:navigationSplitViewColumnWidth(200) end,
    { min = 200, ideal = 200, max = 200 }))
  it(reads("inspectorColumnWidth", function(t) return t:inspectorColumnWidth { ideal = 200, min = 150 } end,
    { min = 150, ideal = 200 }))
  it(reads("tableColumnHeaders", function(t) return t:tableColumnHeaders("hidden") end, "hidden"))
end)

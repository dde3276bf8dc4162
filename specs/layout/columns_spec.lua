-- The columns of split views: side by side on wide screens, one at a time on narrow ones.

local function split(selection, column)
  return NavigationSplitView {
    List { Text("Inbox"):tag("inbox"), Text("Sent"):tag("sent"), selection = selection }:navigationTitle("Mail"),
    Text("Letters"):navigationTitle("Box"):toolbar { ToolbarItem { Button("New", function() end) } },
    columnVisibility = column,
  }
end

describe("Columns on a wide screen", function()
  it("stand side by side, each with its bar", function()
    local screen = host(split(State(nil)), { screen = "iPad", orientation = "landscape" })
    local list = screen:find("List"):frame()
    assert.same({ x = 0, y = 24 + 96, width = 320, height = 820 - 24 - 20 - 96 }, list)
    local detail = screen:find { text = "Letters" }:frame()
    assert.near(320 + (1180 - 320) / 2, detail.x + detail.width / 2, 0.5)
    local new = screen:find { button = "New" }:frame()
    assert.equal(1180 - 16, new.x + new.width)
    assert.equal(16, screen:find("List"):navigationTitle():frame().x)
    assert.equal(336, screen:find { text = "Letters" }:navigationTitle():frame().x)
    assert.fits(screen)
  end)

  it("have the width that the app gives them", function()
    local view = NavigationSplitView {
      Color.red:navigationSplitViewColumnWidth(200), Color.blue,
      content = Color.green:navigationSplitViewColumnWidth(300),
    }
    local screen = host(view, { screen = "iPad" })
    assert.equal(200, screen:find("NavigationSplitView"):sidebarView():frame().width)
    assert.equal(820 - 500, screen:find("NavigationSplitView"):detailView():frame().width)
  end)

  it("are alone where the others are hidden", function()
    local screen = host(split(State(nil), State("detailOnly")), { screen = "iPad" })
    local letters = screen:find { text = "Letters" }:frame()
    assert.near(410, letters.x + letters.width / 2, 0.5)
    assert.error_matches(function() screen:find("List") end, "in a column that isn't shown")
  end)

  it("show the destination of a link in place of the detail", function()
    local view = NavigationSplitView {
      List { NavigationLink("Open", { destination = Text("Page") }) }, Text("Nothing"),
    }
    local screen = host(view, { screen = "iPad" })
    screen:find("NavigationLink"):tap()
    assert.is_true(screen:find { text = "Page" }:frame().x > 320)
    assert.visible(screen:find("NavigationLink"))
    assert.error_matches(function() screen:find { text = "Nothing" } end, "on a screen below")
  end)
end)

describe("Columns on a narrow screen", function()
  it("come one after the other, as something is selected", function()
    local selection = State(nil)
    local screen = host(split(selection), { screen = "iPhone 15" })
    assert.same({ x = 0, y = 155, width = 393, height = 663 }, screen:find("List"):frame())
    assert.error_matches(function() screen:find { text = "Letters" } end, "another column than the one that a narrow")
    screen:find("List"):select("sent")
    local letters = screen:find { text = "Letters" }:frame()
    assert.near(393 / 2, letters.x + letters.width / 2, 0.34)
    assert.near(59 + 44 + (818 - 103) / 2, letters.y + letters.height / 2, 0.34)
    assert.fits(screen)
    screen:tap { x = 30, y = 80 }
    assert.is_nil(selection.value)
    assert.visible(screen:find { text = "Inbox" })
    assert.error_matches(function() screen:find("NavigationSplitView"):back() end, "shows its first column")
  end)

  it("follow a link with a value in the list", function()
    local selection = State(nil)
    local view = NavigationSplitView {
      List { NavigationLink("One", { value = "one" }), selection = selection }, Text("Detail"),
    }
    local screen = host(view, { screen = "iPhone 15" })
    screen:find("NavigationLink"):tap()
    assert.equal("one", selection.value)
    assert.visible(screen:find { text = "Detail" })
    screen:find("NavigationSplitView"):back()
    assert.visible(screen:find("NavigationLink"))
  end)

  it("are all found in a tree without places", function()
    local screen = host(split(State(nil)), { screen = false })
    assert.has_text(screen, "Letters")
    assert.has_text(screen, "Inbox")
  end)
end)

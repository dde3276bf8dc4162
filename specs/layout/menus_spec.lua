-- Where open menus stand, and what touches there do.

local options = { screen = "iPhone 15" }

local function nothing() end

describe("An open menu", function()
  local chosen, screen

  before_each(function()
    chosen = {}
    local function note(name) return Button(name, function() chosen[#chosen + 1] = name end) end
    screen = host(VStack {
      Menu { "More", note("Copy"), note("Paste"), Divider(), note("Delete") },
      Text("Page"):contextMenu { note("Look up"), note("Share") },
    }, options)
  end)

  local function frame(button) return screen:find { button = button }:frame() end

  it("has rows of 43.67 points below its button", function()
    local button = screen:find { text = "More" }:frame()
    screen:find("Menu"):open()
    local copy, paste, delete = frame("Copy"), frame("Paste"), frame("Delete")
    assert.near(button.x + button.width / 2 - 125 + 16, copy.x, 0.34)
    assert.near(button.y + button.height + 8 + 22, copy.y + copy.height / 2, 0.34)
    assert.near(43.67, paste.y - copy.y, 0.34)
    assert.near(43.67 + 8, delete.y - paste.y, 0.34)
    assert.touchable(screen:find { button = "Copy" })
    assert.fits(screen)
  end)

  it("is opened by a tap at its place, and takes one anywhere in a row", function()
    local button = screen:find { text = "More" }:frame()
    screen:tap { x = button.x + 5, y = button.y + 5 }
    local paste = frame("Paste")
    screen:tap { x = paste.x + 200, y = paste.y - 8 }
    assert.same({ "Paste" }, chosen)
    assert.is_false(screen:find("Menu"):isOpen())
  end)

  it("is closed by a tap beside it", function()
    screen:find("Menu"):open()
    screen:tap { x = 10, y = 100 }
    assert.is_false(screen:find("Menu"):isOpen())
    assert.same({}, chosen)
  end)

  it("comes where a view with a context menu is pressed", function()
    local page = screen:find { text = "Page" }:frame()
    screen:longPress { x = page.x + 5, y = page.y + 5 }
    local share = frame("Share")
    assert.near(page.x + page.width / 2 - 125 + 16, share.x, 0.34)
    screen:tap { x = share.x, y = share.y }
    assert.same({ "Share" }, chosen)
    assert.error_matches(function() screen:find { button = "Share" } end, "isn't open")
  end)

  it("stands above its button where there is no room below, and within the screen", function()
    local low = host(HStack {
      Spacer(), VStack { Spacer(), Menu { "More", Button("One", nothing), Button("Two", nothing) } },
    }, options)
    low:find("Menu"):open()
    local one, two = low:find { button = "One" }:frame(), low:find { button = "Two" }:frame()
    assert.near(43.67, two.y - one.y, 0.34)
    assert.above(low:find { button = "Two" }, low:find { text = "More", covered = true })
    assert.near(393 - 8 - 250 + 16, one.x, 0.34)
    assert.fits(low)
  end)

  it("has a button as large as its style makes it", function()
    local bordered = host(VStack { Menu { "More", Button("One", nothing) }:buttonStyle("bordered") }, options)
    assert.near(20.34 + 14, bordered:find("Menu"):frame().height, 0.34)
    assert.fits(bordered)
  end)

  it("is the other way round from right to left", function()
    local turned = host(VStack { Menu { "More", Button("One", nothing) } },
      { screen = "iPhone 15", direction = "right_to_left" })
    local button = turned:find { text = "More" }:frame()
    turned:find("Menu"):open()
    local one = turned:find { button = "One" }:frame()
    assert.near(button.x + button.width / 2 + 125 - 16, one.x + one.width, 0.34)
  end)
end)

describe("Secondary actions of a page", function()
  local count, screen

  before_each(function()
    count = 0
    screen = host(NavigationStack {
      List { Text("a") }:navigationTitle("Notes"):toolbar {
        ToolbarItem { Button("Add", nothing), placement = "primaryAction" },
        ToolbarItem { Button("Archive", function() count = count + 1 end), placement = "secondaryAction" },
        ToolbarItem { Button("Print", nothing), placement = "secondaryAction" },
      },
    }, options)
  end)

  it("stand in a menu that the last button of the bar opens", function()
    local archive = screen:find { button = "Archive" }
    assert.error_matches(function() archive:frame() end, "screen:tap{ x = 363, y = 81 } opens")
    local add = screen:find { button = "Add" }:frame()
    assert.near(393 - 8 - 44 - 8, add.x + add.width, 0.34)
    screen:tap { x = 363, y = 81 }
    local frame = archive:frame()
    assert.near(393 - 8 - 250 + 16, frame.x, 0.34)
    assert.near(59 + 44 + 22, frame.y + frame.height / 2, 0.34)
    assert.fits(screen)
    screen:tap { x = frame.x + 150, y = frame.y }
    assert.equal(1, count)
    assert.error_matches(function() archive:frame() end, "has no frame")
  end)

  it("go where a tap is beside them, and can be tapped as they are", function()
    screen:tap { x = 363, y = 81 }
    screen:tap { x = 30, y = 600 }
    assert.error_matches(function() screen:find { button = "Print" }:frame() end, "has no frame")
    screen:find { button = "Archive" }:tap()
    assert.equal(1, count)
  end)
end)

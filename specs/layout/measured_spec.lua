-- Distances that were measured on public screenshots of iOS 15 to 18.

local function nothing() end

local function frame(screen, text) return screen:find { text = text }:frame() end

describe("Wrapped text", function()
  it("has lines as far apart as the leading of its style", function()
    local one, two = frame(host(Text("one")), "one"), frame(host(Text("one\ntwo")), "one\ntwo")
    assert.equal(22, two.height - one.height)
    local function pitch(font) return frame(host(Text("one\ntwo"):font(font)), "one\ntwo").height end
    assert.near(15.51 + 18, pitch(Font.footnote), 0.34)
    assert.near(40.57 + 41, pitch(Font.largeTitle), 0.34)
  end)

  it("has lines as high as the font needs in a font of a size", function()
    assert.near(3 * 20.287, frame(host(Text("a\nb\nc"):font(Font.system { size = 17 })), "a\nb\nc").height, 0.34)
  end)

  it("makes a row of two lines 64.33 points high", function()
    local screen = host(List { Text("one\ntwo"), Text("next") })
    local two, next = frame(screen, "one\ntwo"), frame(screen, "next")
    assert.near(64.33, next.y + next.height / 2 + 22 - 44 - (two.y - 11), 0.34)
  end)
end)

describe("A grouped list", function()
  local function rows(device)
    local screen = host(Form { Section { Text("one") }, Section { Text("two"), header = "Head" } }, { screen = device })
    return frame(screen, "one"), frame(screen, "two"), frame(screen, "Head")
  end

  it("has margins of 16 points where the screen is up to 393 points wide, else of 20", function()
    assert.equal(32, rows("iPhone 15").x)
    assert.equal(40, rows("iPhone 15 Pro Max").x)
  end)

  it("has 56.33 points between sections, the second with a header", function()
    local one, two, head = rows("iPhone 15")
    local bottom, top = one.y + one.height / 2 + 22, two.y + two.height / 2 - 22
    assert.near(56.33, top - bottom, 0.5)
    assert.near(35, head.y - bottom, 0.34)
    assert.near(15.67, head.height, 0.01)
  end)
end)

describe("A row that leads to a page", function()
  local function ends(row)
    local value = frame(host(NavigationStack { List { row } }), "49.00")
    return value.x + value.width
  end
  local content = HStack { Text("Kettle"), Spacer(), Text("49.00") }

  it("ends 14 points before the inset of the row, where its arrow has its place", function()
    assert.near(393 - 32 - 14, ends(NavigationLink { content, Text("page") }), 0.34)
    local Row = View("Row", function() return NavigationLink { content, Text("page") } end)
    assert.near(393 - 32 - 14, ends(Row()), 0.34)
  end)

  it("reaches to the inset where it has no arrow", function()
    assert.near(393 - 32, ends(content), 0.34)
    assert.near(393 - 32, ends(Button { label = content, action = nothing }), 0.34)
  end)
end)

describe("An alert", function()
  it("has 102 points above its buttons where its title takes two lines, and its message one", function()
    local title, message = "Your wallet can't be reached now, sorry", "Try again"
    local screen = host(Text("x"):alert { title, isPresented = State(true), message = Text(message) })
    local button = frame(screen, "OK")
    assert.near(20 + 22 + 22 + 18 + 20 - 20 - 0.85, button.y + button.height / 2 - 22 - frame(screen, title).y, 0.34)
    assert.near(20 + 15.51 + 1.25, button.y + button.height / 2 - 22 - frame(screen, message).y, 0.5)
  end)
end)

describe("The bar of a page", function()
  local page = NavigationStack { Color.red:navigationTitle("Home"):navigationBarTitleDisplayMode("inline") }

  it("is 56 points high in a sheet on a phone", function()
    assert.equal(59 + 44, host(page):find("Color"):frame().y)
    local screen = host(Text("below"):sheet { isPresented = State(true), content = function() return page end })
    assert.equal(59 + 10 + 56, screen:find("Color"):frame().y)
  end)

  it("has the title of the back button 29.7 points from its side, all of it where there is room", function()
    local screen = host(NavigationStack {
      NavigationLink { "Open", destination = Text("inside") }:navigationTitle("Ingredients"),
    })
    screen:find { text = "Open" }:tap()
    local title = frame(screen, "Ingredients")
    assert.near(29.7, title.x, 0.34)
    assert.is_true(title.width > 80)
  end)

  it("has the back button at its other side from right to left, with an item behind it", function()
    local opened = Color.red:toolbar { ToolbarItem { Text("item"), placement = "topBarLeading" } }
    local stack = NavigationStack { NavigationLink { "Open", destination = opened } }
    local screen = host(stack:environment("layoutDirection", "rightToLeft"))
    screen:find { text = "Open" }:tap()
    local back, item = frame(screen, "Back"), frame(screen, "item")
    assert.near(393 - 29.7, back.x + back.width, 0.34)
    assert.near(back.x - 8, item.x + item.width, 0.34)
  end)
end)

describe("A compact date picker", function()
  it("has buttons as wide as their texts and 25.33 points", function()
    local function picker(component)
      return host(HStack { DatePicker {
        "Due", State(os.time { year = 2025, month = 9, day = 11, hour = 20 }), displayedComponents = component,
      } }:labelsHidden():environment("locale", "en_GB"):environment("timeZone", "UTC")):find("DatePicker"):frame()
    end
    assert.near(117.3, picker("date").width, 2)
    assert.near(70, picker("hourAndMinute").width, 2)
    assert.near(34.33, picker("date").height, 0.01)
  end)
end)

describe("A menu picker in a form", function()
  it("ends 2 points before the inset of its row, with a mark of 8.7 points behind the option", function()
    local screen = host(Form { Picker { "Kind", selection = State(1), Text("Alpha"):tag(1), Text("Beta"):tag(2) } })
    local option = frame(screen, "Alpha")
    assert.near(393 - 32 - 2 - 8.7 - 6.7, option.x + option.width, 0.34)
  end)
end)

describe("An open menu", function()
  it("is wider on a tablet", function()
    local function width(device)
      local screen = host(Menu { "More", Button("Copy", nothing) }, { screen = device })
      screen:find("Menu"):open()
      local more, copy = screen:find { text = "More", covered = true }:frame(), frame(screen, "Copy")
      return 2 * (more.x + more.width / 2 - copy.x + 16)
    end
    assert.near(250, width("iPhone 15"), 1)
    assert.near(262, width("iPad"), 1)
  end)
end)

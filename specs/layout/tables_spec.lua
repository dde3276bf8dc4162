-- Rows and columns of tables, and where they scroll.

local function people(count)
  local all = {}
  for number = 1, count do all[number] = { id = number, name = "Name " .. number, age = 20 + number } end
  return all
end

local function tableOf(count)
  return Table {
    data = people(count),
    columns = {
      { title = "Name", content = function(person) return Button(person.name, function() end) end },
      { title = "Age", key = "age" },
    },
  }
end

describe("A table", function()
  it("has columns that share the width of a wide screen, below their labels", function()
    local screen = host(tableOf(3), { screen = "iPad" })
    local name, age = screen:find { text = "Name" }:frame(), screen:find { text = "Age" }:frame()
    assert.equal(20, name.x)
    assert.equal(20 + (780 - 16) / 2 + 16, age.x)
    assert.near(24 + 14, age.y + age.height / 2, 0.5)
    local row = screen:find { text = "22" }:frame()
    assert.equal(age.x, row.x)
    assert.near(24 + 28 + 44 + 22, row.y + row.height / 2, 0.5)
    assert.fits(screen)
  end)

  it("fits at all sizes of text", function()
    assert.fits(function() return NavigationStack { tableOf(10) } end, { screens = { "iPad" }, text_sizes = "all" })
  end)

  it("has its first column alone on a narrow one", function()
    local screen = host(tableOf(3), { screen = "iPhone 15" })
    local first = screen:find { text = "Name 1" }:frame()
    assert.near(59 + 22, first.y + first.height / 2, 0.34)
    assert.error_matches(function() screen:find { text = "22" }:frame() end, "shows its first column alone")
    assert.error_matches(function() screen:find { text = "Age" }:frame() end, "shows its first column alone")
    assert.fits(screen)
  end)

  it("scrolls to the row that is acted on", function()
    local screen = host(tableOf(60), { screen = "iPad" })
    local last, first = screen:find { button = "Name 60" }, screen:find { button = "Name 1" }
    assert.is_true(last:frame().y > 1160)
    last:tap()
    assert.inside(last, screen:find("Table"))
    screen:scroll { to = "bottom" }
    assert.equal(28 + 60 * 44 - 1136, screen:scrollOffset().y)
    first:tap()
    assert.equal(12, screen:scrollOffset().y)
    screen:scroll { by = 100 }
    assert.is_true(first:frame().y < 52)
    local age = screen:find { text = "Age" }:frame()
    assert.near(24 + 14, age.y + age.height / 2, 0.5)
  end)
end)

describe("A text editor", function()
  local long = ("A line of the text.\n"):rep(40)

  it("takes the room that it is given, and scrolls its text", function()
    local screen = host(VStack { Text("Notes"), TextEditor(State(long)), spacing = 0 }, { screen = "iPhone 15" })
    local editor = screen:find("TextEditor")
    assert.equal(393, editor:frame().width)
    assert.equal(818, editor:frame().y + editor:frame().height)
    assert.fits(screen)
    editor:scroll { to = "bottom" }
    local offset = editor:scrollOffset().y
    assert.near(40 * 22 + 20.287 + 16 - editor:frame().height, offset, 0.7)
    editor:scroll { by = -100 }
    assert.near(offset - 100, editor:scrollOffset().y, 0.34)
  end)

  it("is as high as its text where nothing says how high", function()
    local text = State("One")
    local screen = host(ScrollView { TextEditor(text) }, { screen = { width = 320, height = 568 } })
    assert.equal(36.5, screen:find("TextEditor"):frame().height)
    text.value = "One\nTwo"
    assert.equal(58.5, screen:find("TextEditor"):frame().height)
  end)

  it("leaves scrolling to what scrolls the views around it", function()
    local rows = {}
    for number = 1, 40 do rows[number] = Text("Row " .. number) end
    local screen = host(
      VStack { TextEditor(State(long)):frame { height = 100 }, List(rows) }, { screen = { width = 320, height = 568 } })
    screen:scroll { by = 200 }
    assert.equal(200, screen:find("List"):scrollOffset().y)
    assert.equal(0, screen:find("TextEditor"):scrollOffset().y)
  end)
end)

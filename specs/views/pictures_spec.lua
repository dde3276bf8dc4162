-- Pictures of screens.

describe("a picture of a screen", function()
  local function drawn(view, options)
    options = options or {}
    options.screen = options.screen or { width = 200, height = 100 }
    return host(view, options):picture()
  end

  it("is SVG of the size of the screen", function()
    local picture = drawn(Text("Hello"))
    assert.equal('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" ', picture:match("^<svg.-100\" "))
    assert.has.match("</svg>\n$", picture)
  end)

  it("has each word of a text at its place", function()
    local picture = drawn(Text("Hello you"))
    local words = {}
    for word in picture:gmatch('textLength="[%d.]+"[^>]*>([^<]*)</text>') do words[#words + 1] = word end
    assert.same({ "Hello", "you" }, words)
  end)

  it("has nothing of a text as markup", function()
    local picture = drawn(Text("<script>&\"'\0\1\u{202E}]]>"))
    assert.is_nil(picture:find("<script", 1, true))
    assert.is_nil(picture:find("[%z\1]"))
    assert.is_nil(picture:find("\u{202E}", 1, true))
    assert.truthy(picture:find("&lt;script&gt;&amp;&quot;", 1, true))
  end)

  it("says what can't be drawn by its name", function()
    local picture = drawn(Image("holiday \"<photo>\""):resizable())
    assert.truthy(picture:find(">holiday &quot;&lt;photo&gt;&quot;<", 1, true))
  end)

  it("shows the screen as it is now", function()
    local isOn = Binding(false)
    local screen = host(Toggle { "Wi-Fi", isOn = isOn }, { screen = "iPhone 15" })
    local off = screen:picture()
    screen:find("Toggle"):tap()
    local on = screen:picture()
    assert.is_nil(off:find("#34c759", 1, true))
    assert.truthy(on:find("#34c759", 1, true))
    screen:find("Toggle"):tap()
    assert.equal(off, screen:picture())
  end)

  it("has the colors of the appearance", function()
    assert.truthy(drawn(Text("a"), { appearance = "light" }):find('Z" fill="#ffffff"/>', 1, true))
    assert.truthy(drawn(Text("a"), { appearance = "dark" }):find('Z" fill="#000000"/>', 1, true))
  end)

  it("leaves out the prompt of a field that has text", function()
    local picture = drawn(TextField { "Name", text = Binding("Ann") })
    assert.truthy(picture:find(">Ann<", 1, true))
    assert.is_nil(picture:find(">Name<", 1, true))
  end)

  it("doesn't show a password", function()
    local picture = drawn(SecureField { "Password", text = Binding("secret") })
    assert.is_nil(picture:find("secret", 1, true))
    -- A dot for each letter, all in one shape.
    local dots = 0
    for path in picture:gmatch('<path d="([^"]*)"') do dots = math.max(dots, select(2, path:gsub("M", ""))) end
    assert.equal(6, dots)
  end)

  it("shows a presented screen above the one below", function()
    local view = Text("Below"):sheet {
      isPresented = Binding(true),
      content = function() return Text("Above") end,
    }
    local picture = drawn(view, { screen = "iPhone 15" })
    assert.is_true(picture:find(">Below<", 1, true) < picture:find(">Above<", 1, true))
  end)

  it("has what is in sight of a long list alone", function()
    local rows = {}
    for row = 1, 1000 do rows[row] = row end
    local picture = drawn(List { ForEach { rows, function(row) return Text("Row-" .. row) end } })
    assert.truthy(picture:find(">Row-1<", 1, true))
    assert.is_nil(picture:find(">Row-500<", 1, true))
    assert.is_true(#picture < 5000)
  end)

  it("has the headers of a grouped list in capitals, unless the app wants others", function()
    local function header(view)
      return drawn(Form { Section { header = view, Text("row") } }, { screen = "iPhone 15" })
    end
    assert.truthy(header(Text("Fruit")):find(">FRUIT<", 1, true))
    assert.truthy(header(Text("Fruit"):textCase("lowercase")):find(">fruit<", 1, true))
  end)

  it("shows the buttons beside a swiped row, and the row moved aside", function()
    local screen = host(List {
      Text("row"):swipeActions { Button { "Delete", action = print, role = "destructive" } },
    }, { screen = "iPhone 15" })
    assert.is_nil(screen:picture():find(">Delete<", 1, true))
    screen:find { text = "row" }:swipe("trailing")
    local picture = screen:picture()
    assert.truthy(picture:find(">Delete<", 1, true))
    assert.truthy(picture:find("matrix%(1 0 0 1 %-[%d.]+ 0%)"))
  end)

  it("shows the controls of a list that is edited", function()
    local mode = State("inactive")
    local screen = host(List {
      ForEach({ "a", "b" }, function(name) return Text(name) end):onDelete(print):onMove(print),
    }:environment("editMode", mode), { screen = "iPhone 15" })
    local x = screen:find { text = "a" }:frame().x
    assert.is_nil(screen:picture():find('fill="#ff3b30"', 1, true))
    mode.value = "active"
    assert.truthy(screen:picture():find('fill="#ff3b30"', 1, true))
    assert.equal(x + 40, screen:find { text = "a" }:frame().x)
  end)

  it("shows the month of a calendar, in the language of the app", function()
    local picker = DatePicker { "When", State("2024-05-06"), displayedComponents = { "date" } }
      :datePickerStyle("graphical")
    local picture = drawn(picker, { screen = "iPhone 15" })
    assert.truthy(picture:find(">May<", 1, true) and picture:find(">2024<", 1, true))
    assert.truthy(picture:find(">31<", 1, true))
    assert.is_nil(picture:find(">32<", 1, true))
  end)

  it("is made of dates at both ends of time", function()
    for _, date in ipairs { "0001-01-01", "1582-10-10", "9999-12-31" } do
      for _, style in ipairs { "graphical", "wheel" } do
        local picture = drawn(DatePicker { "When", State(date) }:datePickerStyle(style), { screen = "iPhone 15" })
        assert.is_nil(picture:find("nan", 1, true))
        assert.truthy(picture:find("</svg>", 1, true))
      end
    end
  end)

  it("is made of colors that no screen can show", function()
    local view = Color.red:brightness(1e300):contrast(-1e300):hueRotation(Angle.degrees(1e300)):saturation(0 / 0)
    local picture = drawn(view:blendMode("multiply"):mask(Text("a")))
    assert.is_nil(picture:find("nan", 1, true) or picture:find("inf", 1, true))
  end)

  it("has a small title in the bar of a page that was scrolled", function()
    local rows = {}
    for row = 1, 50 do rows[row] = row end
    local screen = host(NavigationStack {
      List { ForEach { rows, function(row) return Text("Row-" .. row) end } }:navigationTitle("Numbers"),
    }, { screen = "iPhone 15" })
    local function size() return screen:picture():match('font%-size="([%d.]+)"[^>]*>Numbers<') end
    assert.equal("32.98", size())
    screen:find("List"):scroll { by = 200 }
    assert.equal("16.49", size())
  end)

  it("is made of a text as long as it gets", function()
    assert.is_true(#drawn(Text(("word "):rep(20000))) < 50000)
  end)

  describe("as a file", function()
    it("is written nowhere else", function()
      local screen = host(Text("Hello"))
      assert.error_matches(function() screen:picture("/tmp/elsewhere.svg") end, "can't write", 1, true)
      assert.error_matches(function() screen:picture("nowhere\0.svg") end, "zero byte", 1, true)
    end)

    it("has a name that says what it is", function()
      local screen = host(Text("Hello"))
      assert.error_matches(
        function() screen:picture("a.gif") end,
        "picture(path) writes a file whose name ends with .svg or .png; got 'a.gif'", 1, true)
      assert.error_matches(
        function() screen:picture("/tmp/elsewhere.png") end, "can't write", 1, true)
    end)
  end)

  describe("with outlines", function()
    it("has shapes in the places of letters, and no text", function()
      local screen = host(Text("Hello <you>"), { screen = { width = 200, height = 100 } })
      local picture = screen:picture { outlines = true }
      assert.is_nil(picture:find("<text", 1, true))
      assert.is_nil(picture:find("<you>", 1, true))
      assert.is_true(#picture > #screen:picture())
      assert.equal(screen:picture(), screen:picture { outlines = false })
    end)

    it("shows each text as it is", function()
      local function shapes(text)
        return host(Text(text), { screen = { width = 200, height = 100 } }):picture { outlines = true }
      end
      assert.equal(shapes("same"), shapes("same"))
      assert.not_equal(shapes("same"), shapes("name"))
    end)
  end)

  describe("refuses", function()
    local screen
    before_each(function() screen = host(Text("Hello")) end)
    local function refuses(message, ...)
      local arguments = table.pack(...)
      assert.error_matches(
        function() screen:picture(table.unpack(arguments, 1, arguments.n)) end, message, 1, true)
    end

    it("scales that no device has", function()
      for _, scale in ipairs { 0, -1, 5, 0 / 0, math.huge, "2" } do
        refuses("number from 1 to 4", "a.png", { scale = scale })
      end
    end)

    it("options of the other format", function()
      refuses('scale is for PNG, picture("a.png", { scale = 2 })', "a.svg", { scale = 2 })
      refuses('scale is for PNG, picture("a.png", { scale = 2 })', { scale = 2 })
      refuses("outlines are for SVG, a PNG has no text", "a.png", { outlines = true })
    end)

    it("what it doesn't know", function()
      refuses("size", "a.png", { size = 2 })
      refuses("table such as { scale = 2 }", "a.png", 2)
      refuses("string", 5)
      refuses("string", {}, {})
      refuses("boolean", { outlines = "yes" })
    end)

    it("more pixels than there is room for", function()
      screen = host(Text("Hello"), { screen = { width = 20000, height = 20000 } })
      refuses("a PNG has at most 100 million pixels; the screen has 20000 by 20000 points", "a.png", { scale = 1 })
    end)
  end)

  it("needs a screen", function()
    assert.error_matches(
      function() inspect(Text("Hello")):picture() end, "inspect(view) has no screen to draw: host(view) has one", 1,
      true)
    assert.error_matches(
      function() host(Text("Hello"), { screen = { width = 90000, height = 10 } }):picture() end,
      "a picture has sides of at most 20000 points; the screen has 90000 by 10", 1, true)
  end)
end)

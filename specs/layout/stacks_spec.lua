local function box(id, width, height)
  return Color("red"):frame({ width = width, height = height }):accessibilityIdentifier(id)
end

local function sheet(view) return host(view, { screen = { width = 320, height = 568 } }) end

local function frame(screen, id) return screen:find({ accessibilityIdentifier = id }):frame() end

local function size(screen, id)
  local found = frame(screen, id)
  return { found.width, found.height }
end

describe("A stack", function()
  it("of fixed width makes its buttons as wide as the widest", function()
    local function wide(title, id)
      return Button(Text(title):frame({ maxWidth = math.huge }), print):accessibilityIdentifier(id)
    end
    local buttons = VStack({ wide("OK", "short"), wide("Remind me tomorrow", "long") })
    local screen = sheet(buttons:fixedSize({ horizontal = true, vertical = false }))
    assert.equal(frame(screen, "long").width, frame(screen, "short").width)
    assert.is_true(frame(screen, "long").width < 200)
  end)

  it("without one makes them as wide as the screen", function()
    local button = Button(Text("OK"):frame({ maxWidth = math.huge }), print):accessibilityIdentifier("a")
    local screen = sheet(VStack({ button }))
    assert.equal(320, frame(screen, "a").width)
  end)

  it("gives what a spacer leaves to the colors and shapes beside it", function()
    local screen = sheet(HStack({
      Color("blue"):accessibilityIdentifier("color"),
      Spacer():accessibilityIdentifier("spacer"),
      Rectangle():accessibilityIdentifier("shape"),
      spacing = 0,
    }))
    assert.same({ 156, 568 }, size(screen, "color"))
    assert.same({ 8, 0 }, size(screen, "spacer"))
    assert.same({ 156, 568 }, size(screen, "shape"))
  end)

  it("shares out its height among rows by how much of it each takes", function()
    local shapes = HStack({ Color("blue"):frame({ maxWidth = 100 }):accessibilityIdentifier("a"), Color("red") })
    local screen = sheet(VStack({ shapes, HStack({ box("fixed", 20, 400) }), spacing = 0 }))
    assert.equal(168, frame(screen, "a").height)
    assert.equal(0, frame(screen, "a").y)
    assert.equal(400, frame(screen, "fixed").height)
  end)
end)

describe("A grid", function()
  it("has a shape in no row as a row of its own", function()
    local screen = sheet(Grid({
      GridRow({ box("a", 40, 10), box("b", 40, 10) }),
      Rectangle():frame({ height = 5 }):gridCellUnsizedAxes("horizontal"):accessibilityIdentifier("bar"),
      GridRow({ box("c", 40, 10) }),
    }))
    assert.same({ 88, 5 }, size(screen, "bar"))
    assert.equal(frame(screen, "a").y + 18, frame(screen, "bar").y)
    assert.equal(frame(screen, "bar").y + 13, frame(screen, "c").y)
  end)
end)

describe("A text of characters that aren't shown", function()
  it("has the height of a line and no width", function()
    local line = sheet(Text("a")):find("Text"):frame().height
    for _, mark in ipairs({ "\u{200B}", "\u{200F}", "\u{FEFF}", "\u{301}", "\u{FE0F}", "\u{202E}", "\0", "\t" }) do
      assert.equal(0, sheet(Text(mark:rep(100))):find("Text"):frame().width)
      assert.equal(line, sheet(Text(mark)):find("Text"):frame().height)
    end
    local width = sheet(Text("ab")):find("Text"):frame().width
    assert.equal(width, sheet(Text("a" .. ("\u{200B}"):rep(100) .. "b")):find("Text"):frame().width)
  end)
end)

-- How containers and modifiers share out the room, by SwiftUI's rules.

local options = { screen = { width = 320, height = 568 } }

local function box(width, height) return Color.red:frame { width = width, height = height } end

-- The frame of the view that has an accessibility identifier.
local function place(screen, name)
  local frame = screen:find { accessibilityIdentifier = name }:frame()
  return { frame.x, frame.y, frame.width, frame.height }
end

describe("A row", function()
  it("offers equal parts of what is left, to the least flexible view first", function()
    local screen = host(HStack {
      Color.red:frame { maxWidth = 100 }:accessibilityIdentifier("first"),
      Color.blue:frame { minWidth = 100 }:accessibilityIdentifier("second"),
      spacing = 0,
    }:frame { width = 150, height = 20 }, options)
    assert.same({ 72.5, 274, 75, 20 }, place(screen, "first"))
    assert.same({ 147.5, 274, 100, 20 }, place(screen, "second"))
  end)

  it("keeps the least room for views of lower priority", function()
    local screen = host(HStack {
      Color.red:layoutPriority(1):accessibilityIdentifier("first"),
      Color.blue:frame { minWidth = 20 }:accessibilityIdentifier("second"),
      spacing = 0,
    }, options)
    assert.same({ 0, 0, 300, 568 }, place(screen, "first"))
    assert.same({ 300, 0, 20, 568 }, place(screen, "second"))
  end)

  it("is read from the right where the screen is", function()
    local screen = host(HStack {
      box(40, 20):accessibilityIdentifier("first"), box(60, 20):accessibilityIdentifier("second"), spacing = 10,
    }, { screen = options.screen, direction = "right_to_left" })
    assert.same({ 175, 274, 40, 20 }, place(screen, "first"))
    assert.same({ 105, 274, 60, 20 }, place(screen, "second"))
  end)
end)

describe("A column", function()
  it("aligns its views, 8 points apart unless it says otherwise", function()
    local screen = host(VStack {
      box(40, 20):accessibilityIdentifier("first"), box(60, 20):accessibilityIdentifier("second"),
      alignment = "leading",
    }, options)
    assert.same({ 130, 260, 40, 20 }, place(screen, "first"))
    assert.same({ 130, 288, 60, 20 }, place(screen, "second"))
  end)

  it("has a spacer take what is left", function()
    local screen = host(VStack {
      box(40, 20):accessibilityIdentifier("top"), Spacer(), box(40, 20):accessibilityIdentifier("bottom"), spacing = 0,
    }, options)
    assert.equal(0, place(screen, "top")[2])
    assert.equal(548, place(screen, "bottom")[2])
  end)
end)

describe("A grid", function()
  it("has columns as wide as their widest cell", function()
    local screen = host(Grid {
      GridRow { box(30, 10):accessibilityIdentifier("a"), box(50, 20) },
      GridRow { box(60, 10), box(20, 10):accessibilityIdentifier("d") },
      horizontalSpacing = 10, verticalSpacing = 6,
    }, options)
    assert.same({ 115, 271, 30, 10 }, place(screen, "a"))
    assert.same({ 185, 292, 20, 10 }, place(screen, "d"))
  end)
end)

describe("A frame with limits", function()
  it("offers what it is offered, within them", function()
    local function width(limits)
      return place(host(Color.red:frame(limits):accessibilityIdentifier("box"), options), "box")[3]
    end
    assert.equal(100, width { maxWidth = 100 })
    assert.equal(400, width { minWidth = 400 })
    assert.equal(320, width { minWidth = 10, maxWidth = 1000 })
  end)
end)

describe("Modifiers", function()
  local function placed(view) return place(host(view:accessibilityIdentifier("box"), options), "box") end

  it("pad by 16 points unless they say otherwise", function()
    assert.same({ 124, 248, 72, 72 }, placed(box(40, 40):padding()))
    assert.same({ 140, 259, 40, 50 }, placed(box(40, 40):padding { top = 10 }))
  end)

  it("move a view without its room", function()
    assert.same({ 150, 264, 40, 40 }, placed(box(40, 40):offset { x = 10 }))
    assert.same({ 30, 80, 40, 40 }, placed(box(40, 40):position { x = 50, y = 100 }))
  end)

  it("keep a ratio", function()
    assert.same({ 0, 204, 320, 160 }, placed(Color.red:aspectRatio { 2, contentMode = "fit" }))
  end)

  it("follow the length of the container", function()
    assert.same({ 121, 0, 78, 568 }, placed(
      Color.red:containerRelativeFrame { axes = "horizontal", count = 4, spacing = 8 / 3 }))
  end)

  it("put a view at a side, to which the other gives way", function()
    local screen = host(Color.red:accessibilityIdentifier("page")
      :safeAreaInset { edge = "bottom", spacing = 0, content = box(100, 40):accessibilityIdentifier("bar") }, options)
    assert.same({ 110, 528, 100, 40 }, place(screen, "bar"))
    assert.same({ 0, 0, 320, 528 }, { screen:find("Color"):frame { inner = true }.x, 0, 320,
      screen:find("Color"):frame { inner = true }.height })
  end)
end)

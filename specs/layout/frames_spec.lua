-- Where views stand on a screen.

local function numbers(element, options)
  local frame = element:frame(options)
  return { frame.x, frame.y, frame.width, frame.height }
end

local function box(width, height) return Rectangle():frame { width = width, height = height } end

describe("frame", function()
  it("is in points from the top left corner of the screen", function()
    local screen = host(VStack { box(40, 20), box(60, 30), spacing = 10 }, { screen = { width = 320, height = 568 } })
    assert.same({ 140, 254, 40, 20 }, numbers(screen:find("VStack"):shape(1)))
    assert.same({ 130, 284, 60, 30 }, numbers(screen:find("VStack"):shape(2)))
    assert.same({ 130, 254, 60, 60 }, numbers(screen:find("VStack")))
  end)

  it("is that with all modifiers, or without any", function()
    local view = Text("a"):frame { width = 50, height = 30 }:padding(5)
    local screen = host(view, { screen = { width = 320, height = 568 } })
    assert.same({ 130, 264, 60, 40 }, numbers(screen:find("Text")))
    local inner = screen:find("Text"):frame { inner = true }
    assert.equal(20.5, inner.height)
    assert.is_true(inner.width < 15)
  end)

  it("is measured in a coordinate space by its name", function()
    local screen = host(
      VStack { HStack { box(20, 20), box(20, 20), spacing = 0 }:coordinateSpace("row") },
      { screen = { width = 320, height = 568 } }
    )
    local second = screen:find("HStack"):shape(2)
    assert.same({ 20, 0, 20, 20 }, numbers(second, { in_ = "row" }))
    assert.error_matches(function() second:frame { in_ = "column" } end, 'names its coordinate space "column"')
  end)

  it("follows what changes", function()
    local isOpen = State(false)
    local Page = View("Page", function()
      return VStack { Text("title"), isOpen.value and box(10, 100) or EmptyView(), spacing = 0 }
    end)
    local screen = host(Page {}, { screen = { width = 320, height = 568 } })
    local before = screen:find("Text"):frame().y
    isOpen.value = true
    assert.equal(before - 50, screen:find("Text"):frame().y)
  end)

  it("refuses options that it doesn't know", function()
    local screen = host(Text("a"))
    assert.error_matches(function() screen:find("Text"):frame { outer = true } end, "outer")
    assert.error_matches(function() screen:find("Text"):frame { inner = 1 } end, "boolean")
  end)

  it("says why a view has none", function()
    local screen = host(ViewThatFits { Text("a"), Text("b") }, { screen = false })
    assert.error_matches(function() screen:find { text = "b" }:frame() end, "shows another in its place")
  end)
end)

describe("screen", function()
  it("is an iPhone 15 unless another is named, or none", function()
    local view = ZStack { Button("Go", function() end), Rectangle() }
    local phone = host(view):find("Shape"):frame()
    assert.same({ 393, 759 }, { phone.width, phone.height })
    assert.error_matches(function() host(view):find("Button"):tap() end, "Rectangle covers its middle")
    host(view, { screen = false }):find("Button"):tap()
  end)

  it("has an orientation only where there is one", function()
    assert.error_matches(function() host(Text("a"), { screen = false, orientation = "landscape" }) end, "orientation")
    assert.error_matches(function() host(Text("a"), { screen = true }) end, "or false for a tree without places")
  end)

  it("is a device by name, with its safe area", function()
    local screen = host(Color.red, { screen = "iPhone 15" })
    assert.same({ 0, 59, 393, 759 }, numbers(screen:find("Color")))
  end)

  it("is turned on its side", function()
    local screen = host(Color.red, { screen = "iPhone 15", orientation = "landscape" })
    assert.same({ 59, 0, 734, 372 }, numbers(screen:find("Color")))
  end)

  it("is read by the view", function()
    local ipad = host(Color.red, { screen = "iPad", appearance = "dark" })
    assert.equal(820, ipad:find("Color"):frame().width)
  end)

  it("is mirrored where it is read from right to left", function()
    local view = HStack { box(20, 20), box(40, 20), spacing = 0 }
    local options = { screen = { width = 100, height = 100 }, direction = "right_to_left" }
    assert.equal(60, host(view, options):find("HStack"):shape(1):frame().x)
  end)

  it("has the size of text that a person set", function()
    local function height(size)
      return host(Text("a"), { screen = { width = 100, height = 100 }, text_size = size }):find("Text"):frame().height
    end
    assert.equal(20.5, height("large"))
    assert.equal(63.5, height("accessibility5"))
  end)

  it("is refused where it isn't known", function()
    assert.error_matches(function() host(Text("a"), { screen = "iPhone 1" }) end, '"iPhone 15"')
    assert.error_matches(function() host(Text("a"), { screen = { width = 0 / 0, height = 1 } }) end, "screen.width")
    assert.error_matches(function() host(Text("a"), { screen = { width = 10 } }) end, "screen.height")
    assert.error_matches(function() host(Text("a"), { screen = { width = 1, height = 1, depth = 1 } }) end, "depth")
    assert.error_matches(function() host(Text("a"), { text_size = "huge" }) end, '"accessibility5"')
    assert.error_matches(function() host(Text("a"), { direction = "up" }) end, '"right_to_left"')
    assert.error_matches(function() host(Text("a"), { orientation = "flat" }) end, '"landscape"')
    assert.error_matches(function() inspect(Text("a"), { screen = "iPhone 15" }) end, "screen")
  end)
end)

describe("A view that ignores the safe area", function()
  it("reaches the edge of the screen from right to left too", function()
    local view = HStack { Color.red:ignoresSafeArea(), Color.blue, spacing = 0 }
    local screen = host(view, { screen = "iPhone 15", orientation = "landscape", direction = "right_to_left" })
    assert.same({ x = 426, y = 0, width = 426, height = 393 }, screen:find("Color"):frame())
  end)
end)

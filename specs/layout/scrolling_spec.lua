-- What scrolls, how far, and what is then where.

local options = { screen = { width = 320, height = 568 } }

local function boxes(count, size)
  local numbers = {}
  for number = 1, count do numbers[number] = number end
  return ForEach(numbers, function(number)
    return Button(Text("Box " .. number):frame(size or { width = 320, height = 100 }), function() end)
  end)
end

local function column(count) return ScrollView { VStack { boxes(count or 10), spacing = 0 } } end

describe("A row that is acted on", function()
  it("is scrolled into sight by the least distance", function()
    local screen = host(column(), options)
    local row = screen:find { button = "Box 7" }
    assert.equal(600, row:frame().y)
    row:tap()
    assert.equal(468, row:frame().y)
    screen:find { button = "Box 3" }:tap()
    assert.equal(468, row:frame().y)
    screen:find { button = "Box 1" }:tap()
    assert.equal(600, row:frame().y)
  end)

  it("is scrolled into sight by all views that scroll it", function()
    local row = ScrollView { HStack { boxes(10, { width = 100, height = 100 }), spacing = 0 }, axes = "horizontal" }
    local screen = host(ScrollView { VStack { Color.red:frame { height = 600 }, row, spacing = 0 } }, options)
    local box = screen:find { button = "Box 5" }
    box:tap()
    assert.same({ x = 220, y = 468, width = 100, height = 100 }, box:frame())
  end)

  it("is scrolled from right to left", function()
    local row = ScrollView { HStack { boxes(10, { width = 100, height = 100 }), spacing = 0 }, axes = "horizontal" }
    local screen = host(row, { screen = options.screen, direction = "right_to_left" })
    local box = screen:find { button = "Box 5" }
    assert.equal(-180, box:frame().x)
    box:tap()
    assert.equal(0, box:frame().x)
  end)

  it("is one of a list, of a form, or of a sheet's list", function()
    local isShown = State(true)
    local views = {
      List { boxes(20) }, Form { boxes(20) },
      Text("below"):sheet { isPresented = isShown, content = function() return List { boxes(20) } end },
    }
    for _, view in ipairs(views) do
      local screen = host(view, options)
      local box = screen:find { button = "Box 20" }
      assert.is_true(box:frame().y > 568)
      box:tap()
      assert.is_true(box:frame().y < 568)
    end
  end)

  it("stays where it is when it is in sight", function()
    local screen = host(column(), options)
    local box = screen:find { button = "Box 5" }
    box:tap()
    assert.equal(400, box:frame().y)
  end)
end)

describe("An offset", function()
  it("goes on as rows come and go, and shows no more than there is", function()
    local count = State(10)
    local Rows = View("Rows", function() return column(count.value) end)
    local screen = host(Rows(), options)
    screen:find { button = "Box 10" }:tap()
    assert.equal(-432, screen:find { button = "Box 1" }:frame().y)
    count.value = 8
    assert.equal(-232, screen:find { button = "Box 1" }:frame().y)
    count.value = 20
    assert.equal(-232, screen:find { button = "Box 1" }:frame().y)
  end)
end)

describe("Content", function()
  it("keeps margins", function()
    local screen = host(column():contentMargins { 20, edges = "vertical" }, options)
    assert.equal(20, screen:find { button = "Box 1" }:frame().y)
    screen:find { button = "Box 10" }:tap()
    assert.equal(448, screen:find { button = "Box 10" }:frame().y)
  end)

  it("begins where the default anchor has it", function()
    local screen = host(column():defaultScrollAnchor("bottom"), options)
    assert.equal(468, screen:find { button = "Box 10" }:frame().y)
  end)
end)

describe("A person who scrolls", function()
  it("moves the content by points, and to an edge", function()
    local screen = host(column(), options)
    screen:scroll { by = 120 }
    assert.same({ x = 0, y = 120 }, screen:scrollOffset())
    assert.equal(-120, screen:find { button = "Box 1" }:frame().y)
    screen:find("ScrollView"):scroll { by = { y = -20 } }
    assert.equal(100, screen:find { button = "Box 9" }:scrollOffset().y)
    screen:scroll { to = "bottom" }
    assert.equal(432, screen:scrollOffset().y)
    screen:scroll { by = 1000 }
    assert.equal(432, screen:scrollOffset().y)
    screen:scroll { to = "top" }
    assert.equal(0, screen:scrollOffset().y)
  end)

  it("moves what scrolls sideways by points from the leading side", function()
    local row = ScrollView { HStack { boxes(10, { width = 100, height = 100 }), spacing = 0 }, axes = "horizontal" }
    local screen = host(row, { screen = options.screen, direction = "right_to_left" })
    screen:scroll { by = 100 }
    assert.same({ x = 100, y = 0 }, screen:scrollOffset())
    assert.equal(320, screen:find { button = "Box 1" }:frame().x)
  end)

  it("comes to rest at pages", function()
    local pages = ScrollView { HStack { boxes(4, { width = 320, height = 100 }), spacing = 0 }, axes = "horizontal" }
    local screen = host(pages:scrollTargetBehavior("paging"), options)
    screen:scroll { by = 170 }
    assert.equal(320, screen:scrollOffset().x)
    screen:scroll { by = 100 }
    assert.equal(320, screen:scrollOffset().x)
    screen:find { button = "Box 4" }:tap()
    assert.equal(960, screen:scrollOffset().x)
    screen:find { button = "Box 2" }:tap()
    assert.equal(320, screen:scrollOffset().x)
  end)

  it("comes to rest at the views that are targets", function()
    local rows = ScrollView { VStack { boxes(20), spacing = 0 }:scrollTargetLayout() }
    local screen = host(rows:scrollTargetBehavior("viewAligned"), options)
    screen:scroll { by = 130 }
    assert.equal(100, screen:scrollOffset().y)
    screen:scroll { by = 170 }
    assert.equal(300, screen:scrollOffset().y)
  end)
end)

describe("The app", function()
  it("scrolls by a proxy", function()
    local screen = host(ScrollViewReader(function(proxy)
      return VStack {
        Button("To 8", function() proxy:scrollTo(8, "top") end),
        Button("To 9", function() proxy:scrollTo(9) end),
        column(20):frame { height = 400 }, spacing = 0,
      }
    end), options)
    screen:find { button = "To 8" }:tap()
    assert.equal(700, screen:scrollOffset().y)
    screen:find { button = "To 9" }:tap()
    assert.equal(700, screen:scrollOffset().y)
  end)

  it("scrolls by a position that it sets, and hears of others", function()
    local position = State(6)
    local rows = ScrollView { VStack { boxes(20), spacing = 0 }:scrollTargetLayout() }
    local screen = host(rows:scrollPosition { id = position, anchor = "top" }, options)
    assert.equal(500, screen:scrollOffset().y)
    position.value = 11
    assert.equal(1000, screen:scrollOffset().y)
    screen:scroll { by = -300 }
    assert.equal(8, position.value)
    assert.equal(700, screen:scrollOffset().y)
  end)

  it("hears of the geometry, and of the phases", function()
    local offsets, phases = {}, {}
    local screen = host(column()
      :onScrollGeometryChange {
        of = function(geometry) return geometry.contentOffset.y end,
        action = function(old, new) table.insert(offsets, old .. " to " .. new) end,
      }
      :onScrollPhaseChange(function(old, new) table.insert(phases, old .. " to " .. new) end), options)
    assert.same({}, offsets)
    screen:scroll { by = 100 }
    screen:find { button = "Box 10" }:tap()
    assert.same({ "0 to 100", "100 to 432" }, offsets)
    assert.same({ "idle to interacting", "interacting to decelerating", "decelerating to idle" },
      { phases[1], phases[2], phases[3] })
    assert.equal(6, #phases)
  end)

  it("hears of views that come into sight", function()
    local seen, targets = {}, nil
    local rows = VStack {
      Color.red:frame { width = 320, height = 568 },
      Color.blue:frame { width = 320, height = 100 }
        :onScrollVisibilityChange(function(isVisible) table.insert(seen, isVisible) end),
      Color.red:frame { width = 320, height = 568 },
      spacing = 0,
    }
    local screen = host(ScrollView { rows }, options)
    assert.same({}, seen)
    screen:scroll { by = 49 }
    assert.same({}, seen)
    screen:scroll { by = 2 }
    assert.same({ true }, seen)
    screen:scroll { to = "bottom" }
    assert.same({ true, false }, seen)
    local list = ScrollView { VStack { boxes(20), spacing = 0 }:scrollTargetLayout() }
    host(list:onScrollTargetVisibilityChange(function(ids) targets = ids end), options):scroll { by = 230 }
    assert.same({ 3, 4, 5, 6, 7, 8 }, targets)
  end)
end)

describe("Pinned headers", function()
  local function sections(pinned)
    local function rows(count)
      local texts = {}
      for number = 1, count do texts[number] = Text("Row"):frame { width = 320, height = 100 } end
      return texts
    end
    return host(ScrollView {
      LazyVStack {
        spacing = 0, pinnedViews = pinned,
        Section { header = Button(Text("One"):frame { width = 320, height = 50 }, print), table.unpack(rows(5)) },
        Section { header = Text("Two"):frame { width = 320, height = 50 }, table.unpack(rows(20)) },
      },
    }, options)
  end

  it("stay at the top while something of their section is in sight", function()
    local screen = sections("sectionHeaders")
    local one, two = screen:find { text = "One" }, screen:find { text = "Two" }
    assert.equal(0, one:parent():frame().y)
    assert.equal(550, two:frame().y)
    screen:scroll { by = 300 }
    assert.equal(0, one:parent():frame().y)
    assert.equal(250, two:frame().y)
    assert.fits(screen)
    screen:scroll { by = 230 }
    assert.equal(-30, one:parent():frame().y)
    assert.equal(20, two:frame().y)
    screen:scroll { by = 200 }
    assert.equal(-50 - 180, one:parent():frame().y)
    assert.equal(0, two:frame().y)
  end)

  it("take touches in front of the rows, and scroll with them where they aren't pinned", function()
    local screen = sections("sectionHeaders")
    screen:scroll { by = 100 }
    screen:tap { x = 20, y = 25 }
    local plain = sections("none")
    plain:scroll { by = 100 }
    assert.equal(-100, plain:find { text = "One" }:parent():frame().y)
  end)

  it("stay at the leading side of a row, from right to left too", function()
    local blocks = {}
    for number = 1, 10 do blocks[number] = Color.red:frame { width = 100, height = 50 } end
    local row = ScrollView {
      LazyHStack {
        spacing = 0, pinnedViews = "sectionHeaders",
        Section { header = Text("H"):frame { width = 40, height = 50 }, table.unpack(blocks) },
      }, axes = "horizontal",
    }
    local screen = host(row, { screen = options.screen, direction = "right_to_left" })
    assert.equal(280, screen:find { text = "H" }:frame().x)
    screen:scroll { by = 200 }
    assert.equal(280, screen:find { text = "H" }:frame().x)
  end)
end)

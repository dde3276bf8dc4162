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

local refused = require("refused")

local function rows(count)
  local numbers = {}
  for number = 1, count do numbers[number] = number end
  return ForEach(numbers, function(number) return Button("Row " .. number, function() end) end)
end

describe("A row far down", function()
  it("is on the screen of a list, and can be tapped", function()
    local screen = host(List { rows(200) })
    assert.has_text(screen, "Row 200")
    screen:find { button = "Row 200" }:tap()
  end)

  it("is scrolled to, as the position says", function()
    local position = State()
    local screen = host(ScrollView { LazyVStack { rows(50) } }:scrollPosition { id = position })
    local row = screen:scrollTo { button = "Row 40" }
    assert.equal(40, position.value)
    row:tap()
    screen:find { text = "Row 7" }:scrollTo()
    assert.equal(7, position.value)
  end)

  it("isn't scrolled to where scrolling is disabled", function()
    local screen = host(List { rows(5) }:scrollDisabled(true))
    assert.equal("Button \"Row 5\" can't be scrolled to: List has scrollDisabled (at list():forEach(1):button(5))",
      refused(function() screen:scrollTo { button = "Row 5" } end))
  end)

  it("isn't scrolled to where nothing scrolls", function()
    local screen = host(VStack { rows(5) })
    assert.equal(
      "Button \"Row 5\" can't be scrolled to: it is in no ScrollView, List, Form or Table "
        .. "(at vStack():forEach(1):button(5))",
      refused(function() screen:scrollTo { button = "Row 5" } end))
  end)

  it("isn't scrolled to below a sheet", function()
    local isShown = State(false)
    local screen = host(List { rows(5) }:sheet(isShown, Text("above")))
    local row = screen:find { button = "Row 5" }
    isShown.value = true
    assert.equal(
      "Button \"Row 5\" can't be scrolled to: the sheet with \"above\" is above it (at list():forEach(1):button(5))",
      refused(function() row:scrollTo() end))
    assert.equal("no button \"Row 5\" on the screen; one is behind the sheet with \"above\"",
      refused(function() screen:scrollTo { button = "Row 5" } end))
  end)

  it("isn't scrolled to where there is none", function()
    assert.matches("^no button \"Row 9\"; there are:\n",
      refused(function() host(List { rows(5) }):scrollTo { button = "Row 9" } end))
  end)
end)

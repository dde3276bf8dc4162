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

describe("A row out of sight", function()
  local options = { screen = { width = 320, height = 568 } }

  it("can't be used where scrolling is disabled", function()
    local screen = host(List { rows(30) }:scrollDisabled(true), options)
    screen:find { button = "Row 3" }:tap()
    assert.equal(
      "Button \"Row 25\" can't be tapped: it is out of sight in List, which has scrollDisabled "
        .. "(at list():forEach(1):button(25))",
      refused(function() screen:find { button = "Row 25" }:tap() end))
  end)

  it("is scrolled to before it is given a value, focused or dragged", function()
    local name = State("")
    local screen = host(Form { rows(30), TextField("Name", name) }, options)
    screen:find("TextField"):setInput("Ann")
    assert.equal("Ann", name.value)
    assert.inside(screen:find("TextField"), screen:find("Form"))
    screen:scroll { to = "top" }
    screen:find("TextField"):focus()
    assert.inside(screen:find("TextField"), screen:find("Form"))
  end)
end)

describe("Scrolling", function()
  it("is refused where it can't be", function()
    assert.equal("List can't be scrolled: it has scrollDisabled (at list())",
      refused(function() host(List { rows(5) }:scrollDisabled(true)):scroll { by = 10 } end))
    assert.matches("^VStack \"Row 1\".* can't be scrolled: nothing in it or around it scrolls",
      refused(function() host(VStack { rows(5) }):scroll { by = 10 } end))
    local isShown = State(true)
    local screen = host(List { rows(5) }:sheet(isShown, Text("above")))
    local list = screen:find("List", { covered = true })
    assert.matches("^List can't be scrolled: the sheet with \"above\" is above it",
      refused(function() list:scroll { by = 1 } end))
  end)

  it("takes a length or an edge", function()
    local screen = host(List { rows(5) })
    assert.matches("expected table such as { by = 300 }", refused(function() screen:scroll() end))
    assert.matches("expected table such as { by = 300 }", refused(function() screen:scroll { by = 1, to = "top" } end))
    assert.matches("'by': expected number of points, or table with x, y, got string \"far\"",
      refused(function() screen:scroll { by = "far" } end))
    assert.matches("expected finite number of points", refused(function() screen:scroll { by = 1 / 0 } end))
    assert.matches("'z'", refused(function() screen:scroll { by = { z = 1 } } end))
    assert.matches("middle", refused(function() screen:scroll { to = "middle" } end))
    assert.matches("'on'", refused(function() screen:scroll { on = 1 } end))
  end)
end)

-- Assertions about where views stand, and whether everything fits.

local options = { screen = { width = 320, height = 568 } }

local function box(width, height) return Rectangle():frame { width = width, height = height } end

local function message(body)
  local ok, why = pcall(body)
  assert.is_false(ok)
  return tostring(type(why) == "table" and why.message or why)
end

describe("Places of views", function()
  local first, second

  before_each(function()
    local screen = host(
      VStack { HStack { box(50, 20), box(40, 20) }, HStack { box(98, 20) }, spacing = 10 }, options)
    first, second = screen:find("HStack"):shape(1), screen:find("HStack"):shape(2)
  end)

  it("are compared", function()
    assert.left_of(first, second)
    assert.right_of(second, first)
    assert.is_not.above(first, second)
    assert.aligned("top", first, second)
    assert.is_not.aligned("leading", first, second)
    assert.is_not.overlapping(first, second)
    assert.inside(first, first:parent())
    assert.above(first, first:parent():parent():hStack(2))
    assert.below(first:parent():parent():hStack(2), first)
  end)

  it("are said where they aren't as expected", function()
    assert.matches("Expected the first element above the second.", message(function() assert.above(first, second) end))
    assert.matches("one of bottom, center_x", message(function() assert.aligned("middle", first, second) end))
    assert.matches("an element", message(function() assert.above(first, 1) end))
  end)
end)

describe("fits", function()
  it("holds where nothing is in the way", function()
    assert.fits(host(VStack { Text("Hello"), Button(Text("Save"):frame { width = 60, height = 44 }, print) }, options))
  end)

  it("says what is cut off, too small, truncated or overlapping", function()
    local off = host(Text("A line of text"):offset { x = 300 }, options)
    assert.matches("beyond the right side of the screen", message(function() assert.fits(off) end))
    local small = host(Button("Save", print), options)
    assert.matches("less than 44 to touch", message(function() assert.fits(small) end))
    local cut = host(Text("one two three four"):frame { width = 60, height = 21 }, options)
    assert.matches("is truncated", message(function() assert.fits(cut) end))
    local over = host(HStack { Text("one two"):fixedSize():frame { width = 10 }, Text("three"), spacing = 0 }, options)
    assert.matches("overlap by", message(function() assert.fits(over) end))
    assert.fits(host(ZStack { Text("one"), Text("two") }, options))
  end)

  it("tries all screens of a view", function()
    local view = Text("Settings"):fixedSize()
    assert.fits(view, { screens = { "iPhone SE", options.screen }, text_sizes = "all", directions = "both" })
    local wide = Text("A sentence that is much too long"):fixedSize()
    local sizes = { "large", "accessibility5" }
    local why = message(function() assert.fits(wide, { screens = { options.screen }, text_sizes = sizes }) end)
    assert.matches("accessibility5: Text", why)
    assert.is_nil(why:find("large: Text", 1, true))
  end)
end)

describe("touchable and truncated", function()
  it("are asked of one view", function()
    local text = Text("one two three"):lineLimit(1):frame { width = 40 }
    local screen = host(VStack { Button("Save", print), text }, options)
    assert.is_not.touchable(screen:find("Button"))
    assert.truncated(screen:find { text = "one two three" })
    assert.is_not.truncated(screen:find { text = "Save" })
  end)
end)

describe("What is scrolled", function()
  it("overlaps nothing beside what scrolls it", function()
    local rows = {}
    for number = 1, 20 do rows[number] = Text("Row " .. number):frame { height = 50 } end
    local screen = host(VStack { Text("Title"), ScrollView { VStack { rows } }, Text("Sum") }, options)
    assert.fits(screen)
    screen:scroll { by = 120 }
    assert.fits(screen)
  end)
end)

describe("What is too small to touch", function()
  local function noop() end

  it("is told in one sentence, with the first three of many", function()
    local screen = host(VStack {
      Button("One", noop), Button("Two", noop), Circle():frame { width = 8, height = 8 }:onTapGesture(noop),
      Button("Four", noop), Button("Five", noop),
    }, options)
    local why = message(function() assert.fits(screen) end)
    assert.matches('5 views are less than 44 points to touch: Button "One" %(', why)
    assert.matches('Circle %(8 by 8 points%) and 2 more', why)
  end)

  it("is what the option says", function()
    local screen = host(Button("Save", noop), options)
    assert.fits(screen, { touch = false })
    assert.fits(screen, { touch = 20 })
    assert.matches("less than 30 to touch", message(function() assert.fits(screen, { touch = 30 }) end))
    assert.matches("touch is the smallest side", message(function() assert.fits(screen, { touch = "x" }) end))
    assert.matches("there is no option", message(function() assert.fits(screen, { tuch = 20 }) end))
  end)

  it("isn't a control of the system's size, a row of a list, or a button in a bar", function()
    local on, name = State(true), State("")
    local screen = host(NavigationStack {
      List {
        Button("Row", noop), Toggle("On", on), TextField("Name", name),
        NavigationLink("Open", { destination = Text("a") }),
      }:toolbar { ToolbarItem { Button("Add", noop) } },
    }, { screen = "iPhone 15" })
    assert.fits(screen)
    assert.touchable(screen:find { button = "Row" })
    assert.fits(host(Button("Save", noop):buttonStyle("bordered"), options))
  end)

  it("is a button of a style of its own in a row", function()
    local screen = host(List { HStack { Text("a"), Button("Remove", noop):buttonStyle("borderless") } }, options)
    assert.matches("less than 44 to touch", message(function() assert.fits(screen) end))
  end)
end)

describe("A screen above others", function()
  it("is what is looked at", function()
    local open = State(true)
    local content = function() return Text("A line of text"):offset { x = 300 } end
    local screen = host(Text("below"):sheet { isPresented = open, content = content }, { screen = "iPhone 15" })
    assert.matches("A line of text", message(function() assert.fits(screen) end))
    open.value = false
    assert.fits(screen)
  end)

  it("has rows to touch where it is an alert", function()
    local open = State(true)
    local screen = host(Text("below"):alert {
      "Sure?", isPresented = open, actions = function() return Button("Yes", function() end) end,
    }, { screen = "iPhone 15" })
    assert.fits(screen)
    assert.touchable(screen:find { button = "Yes" })
  end)
end)

describe("Screens that are got ready", function()
  it("are looked at after that", function()
    local count = 0
    local open = State(false)
    local content = function() return Text("wide"):fixedSize():offset(500) end
    local view = Text("a"):sheet { isPresented = open, content = content }
    local why = message(function()
      assert.fits(view, {
        screens = { "iPhone SE", "iPhone 15" },
        prepare = function()
          count = count + 1
          open.value = true
        end,
      })
    end)
    assert.equal(2, count)
    assert.matches("iPhone SE: ", why)
  end)

  it("name all in which a fault is found together", function()
    local view = Button("Save", function() end):font(Font.system { size = 17 })
    local why = message(function() assert.fits(view, { screens = { options.screen }, directions = "both" }) end)
    assert.matches("left_to_right; .*right_to_left: Button", why)
  end)
end)

describe("Screens with an environment of their own", function()
  it("are hosted with what the option gives", function()
    local texts = {}
    assert.fits(views.Thermostat(), {
      environment = { isEnabled = false }, screens = { "iPad mini", "iPad" }, touch = false,
      prepare = function(screen) texts[#texts + 1] = screen:find { viewWithId = "changes" }:string() end,
    })
    assert.same({ "Locked", "Locked" }, texts)
    assert.error_matches(function() assert.fits(Text("a"), { environment = { locl = "de" } }) end, "locl")
    assert.error_matches(function() assert.fits(Text("a"), { objects = { 5 } }) end, "objects%[1%]")
    assert.error_matches(function() assert.fits(Text("a"), { object = {} }) end, "there is no option")
  end)
end)

-- Tab views whose screens are pages, and how a person turns them.

local options = { screen = { width = 320, height = 568 } }

local function pages(selection, style)
  return TabView {
    Color.red:tag("red"), Color.green:tag("green"), Color.blue:overlay(Text("blue")):tag("blue"), selection = selection,
  }:tabViewStyle(style or "page")
end

describe("Pages", function()
  it("stand side by side, the chosen one in view", function()
    local screen = host(pages(State("green")), { screen = "iPhone 15" })
    assert.same({ x = 0, y = 59, width = 393, height = 759 }, screen:find("Color"):frame())
    assert.equal(393, screen:find { text = "blue", covered = true }:parent():parent():frame().x)
    assert.error_matches(function() screen:find { text = "blue" } end, "isn't selected")
  end)

  it("are turned by a finger that goes more than halfway", function()
    local selection = State("red")
    local screen = host(pages(selection), options)
    screen:drag { x = 300, y = 300, to = { x = 290, y = 300 }, duration = 2 }
    assert.equal("red", selection.value)
    screen:drag { x = 300, y = 300, to = { x = 40, y = 300 } }
    assert.equal("green", selection.value)
    screen:drag { x = 300, y = 300, to = { x = 200, y = 300 } }
    assert.equal("blue", selection.value)
    assert.visible(screen:find { text = "blue" })
    screen:drag { x = 300, y = 300, to = { x = 10, y = 300 } }
    assert.equal("blue", selection.value)
    screen:drag { x = 20, y = 300, to = { x = 200, y = 300 } }
    assert.equal("green", selection.value)
  end)

  it("are turned by scrolling, one after the other", function()
    local selection, seen = State("red"), {}
    local Pages = View("Pages", function()
      return pages(selection):onChange { selection.value, function(_, new) seen[#seen + 1] = new end }
    end)
    local screen = host(Pages(), options)
    screen:scroll { by = 100 }
    assert.equal("red", selection.value)
    screen:scroll { to = "trailing" }
    assert.same({ "green", "blue" }, seen)
    assert.same({ x = 640, y = 0 }, screen:scrollOffset())
    screen:scroll { by = -200 }
    assert.equal("green", selection.value)
    screen:scroll { to = "top" }
    assert.equal("green", selection.value)
  end)

  it("go from right to left, or from top to bottom", function()
    local selection = State("red")
    local screen = host(pages(selection), { screen = options.screen, direction = "right_to_left" })
    screen:drag { x = 40, y = 300, to = { x = 300, y = 300 } }
    assert.equal("green", selection.value)
    local upright = host(pages(selection, "verticalPage"), options)
    upright:drag { x = 40, y = 500, to = { x = 40, y = 100 } }
    assert.equal("blue", selection.value)
    assert.same({ x = 0, y = 1136 }, upright:scrollOffset())
  end)

  it("scroll what is in them, and are turned along their axis", function()
    local rows = {}
    for number = 1, 40 do rows[number] = Text("Row " .. number) end
    local screen = host(TabView { List(rows), Text("two") }:tabViewStyle("page"), options)
    screen:scroll { by = 300 }
    assert.equal(300, screen:scrollOffset().y)
    screen:scroll { to = "trailing" }
    assert.visible(screen:find { text = "two" })
    assert.equal(320, screen:scrollOffset().x)
  end)

  it("are kept by a view without a selection", function()
    local screen = host(TabView { Text("one"), Text("two") }:tabViewStyle("page"), options)
    screen:scroll { by = 320 }
    local frame = screen:find { text = "two" }:frame()
    assert.near(160, frame.x + frame.width / 2, 0.5)
    assert.fits(screen)
  end)

  it("leave a drag to the views in them, and aren't turned with scrollDisabled", function()
    local selection, moved = State("red"), 0
    local view = TabView {
      Color.red:gesture(DragGesture { onEnded = function() moved = moved + 1 end }):tag("red"), Color.blue:tag("blue"),
      selection = selection,
    }:tabViewStyle("page")
    local screen = host(view, options)
    screen:drag { x = 300, y = 300, to = { x = 40, y = 300 } }
    assert.equal(1, moved)
    assert.equal("red", selection.value)
    local still = host(pages(selection):scrollDisabled(true), options)
    assert.error_matches(function() still:scroll { by = 320 } end, "it has scrollDisabled")
    assert.error_matches(function() still:drag { x = 300, y = 300, to = { x = 40, y = 300 } } end, "nothing at")
  end)
end)

-- What iOS 18 and 26 add that is kept and read back.

local reading = require "reading"
local reads = reading.reads

describe("A modifier of glass", function()
  it(reads("glassEffectTransition", function(t) return t:glassEffectTransition("materialize") end, "materialize"))

  it("joins glass by a name", function()
    local union = reading.text(Text("a"):glassEffectUnion { id = "a", namespace = "names" }):glassEffectUnion()
    assert.equal("a", union.id)
  end)
end)

describe("A modifier of bars", function()
  it(reads("tabBarMinimizeBehavior", function(t) return t:tabBarMinimizeBehavior("onScrollDown") end, "onScrollDown"))
  it(reads("defaultAdaptableTabBarPlacement",
    function(t) return t:defaultAdaptableTabBarPlacement("sidebar") end, "sidebar"))
  it(reads("scrollEdgeEffectStyle",
    function(t) return t:scrollEdgeEffectStyle { style = "soft", edges = "top" } end,
    { style = "soft", edges = "top" }))

  it("puts a bar at an edge", function()
    local inset = host(Text("a"):safeAreaInset { "bottom", Text("note") }):text():safeAreaInset()
    local bar = host(Text("a"):safeAreaInset { "bottom", Text("bar"), isBar = true }):text():safeAreaInset()
    assert.is_false(inset:isBar())
    assert.is_true(bar:isBar())
  end)
end)

describe("A modifier of presented screens", function()
  it(reads("presentationSizing", function(t) return t:presentationSizing("fitted") end, "fitted"))

  it("refuses a sizing that there is not", function()
    assert.error_matches(function() Text("a"):presentationSizing("huge") end, "got \"huge\"")
  end)
end)

describe("A modifier for assistive technologies", function()
  it(reads("accessibilityScrollStatus",
    function(t) return t:accessibilityScrollStatus { "Page 2", isEnabled = false } end,
    { status = "Page 2", isEnabled = false }))
end)

describe("A mesh gradient", function()
  local points = { UnitPoint.topLeading, UnitPoint.topTrailing, UnitPoint.bottomLeading, UnitPoint.bottomTrailing }

  it("has a color for each point of a grid", function()
    local mesh = host(MeshGradient {
      width = 2, points = points, colors = { "red", "green", "blue", "black" },
    }):meshGradient()
    assert.equal(2, mesh:width())
    assert.equal(2, mesh:height())
    assert.equal(UnitPoint.topTrailing, mesh:points()[2])
    assert.equal(Color.blue, mesh:colors()[3])
  end)

  it("refuses a grid that the points or the colors don't fill", function()
    local function mesh(width, colors)
      return function() return MeshGradient { width = width, points = points, colors = colors } end
    end
    assert.error_matches(mesh(3, { "red" }), "expected rows of 3 points, got 4 points")
    assert.error_matches(mesh(0, { "red" }), "expected rows of 0 points")
    assert.error_matches(mesh(2, { "red" }), "expected a color for each of the 4 points, got 1")
    assert.error_matches(mesh(math.maxinteger, { "red" }), "points")
  end)
end)

describe("The accessory of a tab view", function()
  it("is shown whichever tab is chosen", function()
    local screen = host(TabView {
      Tab { "Home", Text("at home") }, Tab { "News", Text("all new") },
    }:tabViewBottomAccessory(Text("playing")))
    assert.has_text(screen, "playing")
    screen:tabView():select("News")
    assert.has_text(screen, "playing")
  end)
end)

describe("A slider", function()
  it("has no ticks unless it is given some", function()
    assert.same({}, host(Slider { value = State(0.5) }):slider():tickValues())
  end)
end)

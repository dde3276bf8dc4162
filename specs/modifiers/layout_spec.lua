-- Where a view stands, how large it is, and which part of it is shown.

local reading = require "reading"
local text, reads = reading.text, reading.reads

describe("A modifier of layout", function()
  it(reads("offset", function(t) return t:offset(3) end, { width = 3, height = 0 }))
  it(reads("offset", function(t) return t:offset { y = 2 } end, { width = 0, height = 2 }))
  it(reads("offset", function(t) return t:offset { offset = { width = 1, height = 2 } } end, { width = 1, height = 2 }))
  it(reads("position", function(t) return t:position { x = 1, y = 2 } end, { x = 1, y = 2 }))
  it(reads("fixedSize", function(t) return t:fixedSize() end, { horizontal = true, vertical = true }))
  it(reads("fixedSize", function(t) return t:fixedSize(false, true) end, { horizontal = false, vertical = true }))
  it(reads("layoutPriority", function(t) return t:layoutPriority(1) end, 1))
  it(reads("edgesIgnoringSafeArea", function(t) return t:edgesIgnoringSafeArea("top") end, "top"))
  it(reads("ignoresSafeArea", function(t) return t:ignoresSafeArea { edges = "bottom" } end,
    { regions = "all", edges = "bottom" }))
  it(reads("scenePadding", function(t) return t:scenePadding("horizontal") end, "horizontal"))
  it(reads("coordinateSpaceName", function(t) return t:coordinateSpace("page") end, "page"))
  it(reads("aspectRatio", function(t) return t:aspectRatio(1.5, "fill") end,
    { aspectRatio = 1.5, contentMode = "fill" }))
  it(reads("aspectRatio", function(t) return t:aspectRatio { contentMode = "fit" } end, { contentMode = "fit" }))

  it("tells how a view fills its room", function()
    assert.is_true(text(Text("a"):scaledToFit()):isScaledToFit())
    assert.is_false(text(Text("a"):scaledToFit()):isScaledToFill())
    assert.is_true(text(Text("a"):scaledToFill()):isScaledToFill())
    assert.is_false(text(Text("a")):isScaledToFill())
  end)

  it("moves guides by a function", function()
    local element = text(Text("a"):alignmentGuide("leading", function(dimensions) return dimensions.width / 4 end)
      :alignmentGuide { vertical = "top", computeValue = function() return 3 end })
    assert.equal(5, element:alignmentGuide { horizontal = "leading", width = 20 })
    assert.equal(3, element:alignmentGuide { vertical = "top" })
    assert.error_matches(function() return element:alignmentGuide("trailing") end, "'alignmentGuide' modifier")
    assert.error_matches(function() return element:alignmentGuide() end, "here or as vertical")
  end)

  it("reports an error of a guide's function", function()
    local element = text(Text("a"):alignmentGuide("leading", function() error("no idea") end))
    assert.error_matches(function() return element:alignmentGuide("leading") end, "no idea")
  end)
end)

describe("A modifier that clips", function()
  it(reads("cornerRadius", function(t) return t:cornerRadius(7) end, 7))
  it(reads("clipShape", function(t) return t:clipShape(Circle()) end, Circle()))
  it(reads("clipShape", function(t) return t:clipped() end, Rectangle()))
  it(reads("clipStyle", function(t) return t:clipShape { shape = Circle(), style = FillStyle { eoFill = true } } end,
    FillStyle { eoFill = true }))
  it(reads("containerShape", function(t) return t:containerShape(Capsule()) end, Capsule()))
  it(reads("contentShape", function(t) return t:contentShape(Circle()) end,
    { shape = Circle(), kinds = { "interaction" }, eoFill = false }))
  it(reads("contentShape", function(t) return t:contentShape { kinds = "dragPreview", shape = Circle() } end,
    { shape = Circle(), kinds = { "dragPreview" }, eoFill = false }))

  it("takes shapes only", function()
    assert.error_matches(function() Text("a"):clipShape(Text("b")) end, "expected shape")
  end)

  it("masks with a view that is found", function()
    local screen = host(VStack { Text("a"):mask { Text("star"), alignment = "top" } })
    assert.equal("star", screen:text(1):mask():text():string())
    assert.equal("top", screen:text(1):mask():alignment())
    assert.equal("star", screen:find { text = "star" }:string())
    assert.error_matches(function() screen:text(1):mask(2) end, "does not have 'mask' modifier number 2", 1, true)
  end)
end)

describe("A modifier of previews", function()
  it(reads("previewDevice", function(t) return t:previewDevice("iPhone SE") end, "iPhone SE"))
  it(reads("previewDisplayName", function(t) return t:previewDisplayName("dark") end, "dark"))
  it(reads("previewLayout", function(t) return t:previewLayout("sizeThatFits") end, PreviewLayout.sizeThatFits))
  it(reads("previewLayout", function(t) return t:previewLayout(PreviewLayout.fixed(3, 4)) end,
    PreviewLayout.fixed(3, 4)))
  it(reads("previewContext", function(t) return t:previewContext("desk") end, "desk"))
  it(reads("previewInterfaceOrientation", function(t) return t:previewInterfaceOrientation("portrait") end, "portrait"))
end)

describe("A modifier of a view in a grid", function()
  it(reads("gridCellColumns", function(t) return t:gridCellColumns(2) end, 2))
  it(reads("gridCellAnchor", function(t) return t:gridCellAnchor("top") end, UnitPoint.top))
  it(reads("gridCellUnsizedAxes", function(t) return t:gridCellUnsizedAxes("horizontal") end, "horizontal"))
  it(reads("gridColumnAlignment", function(t) return t:gridColumnAlignment("leading") end, "leading"))
end)

describe("A modifier of the room that a view gets", function()
  it(reads("containerRelativeFrame", function(t)
    return t:containerRelativeFrame { "horizontal", count = 3, span = 2, spacing = 8 }
  end, { axes = "horizontal", alignment = "center", count = 3, span = 2, spacing = 8 }))
  it(reads("safeAreaPadding", function(t) return t:safeAreaPadding { 8, edges = "horizontal" } end,
    { edges = "horizontal", insets = { top = 0, leading = 8, bottom = 0, trailing = 8 } }))
  it(reads("contentMargins", function(t) return t:contentMargins { 4, placement = "scrollContent" } end,
    { edges = "all", insets = { top = 4, leading = 4, bottom = 4, trailing = 4 }, placement = "scrollContent" }))
  it(reads("geometryGroup", function(t) return t:geometryGroup() end, true))
  it(reads("layoutDirectionBehavior", function(t) return t:layoutDirectionBehavior("mirrors") end, "mirrors"))
end)

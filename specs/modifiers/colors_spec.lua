-- The colors and styles that a view is drawn with.

local reading = require "reading"
local text, reads = reading.text, reading.reads

describe("A modifier of color", function()
  it(reads("border", function(t) return t:border { content = "red", width = 3 } end,
    { shapeStyle = Color.red, width = 3 }))
  it(reads("accentColor", function(t) return t:accentColor("green") end, Color.green))
  it(reads("tint", function(t) return t:tint("pink") end, Color.pink))
  it(reads("colorScheme", function(t) return t:colorScheme("dark") end, "dark"))
  it(reads("preferredColorScheme", function(t) return t:preferredColorScheme("dark") end, "dark"))
  it(reads("foregroundStyle", function(t) return t:foregroundStyle("red") end, Color.red))
  it(reads("foregroundStyles", function(t) return t:foregroundStyle("red", "blue") end, { Color.red, Color.blue }))
  it(reads("symbolRenderingMode", function(t) return t:symbolRenderingMode("palette") end, "palette"))
  it(reads("symbolVariant", function(t) return t:symbolVariant("fill") end, SymbolVariants.fill))
  it(reads("symbolVariant", function(t) return t:symbolVariant(SymbolVariants.fill.circle) end,
    SymbolVariants.circle.fill))
  it(reads("imageScale", function(t) return t:imageScale("large") end, "large"))
  it(reads("listItemTint", function(t) return t:listItemTint("red") end, { color = Color.red, isFixed = true }))
  it(reads("listItemTint", function(t) return t:listItemTint { tint = "red", isFixed = false } end,
    { color = Color.red, isFixed = false }))

  it("has variants that contain each other", function()
    assert.is_true(SymbolVariants.fill.circle:contains("circle"))
    assert.is_false(SymbolVariants.fill:contains("circle"))
    assert.equal("circle.fill", tostring(SymbolVariants.fill.circle))
  end)
end)

describe("A layer", function()
  it("may be a style, or a shape in a style", function()
    local element = text(Text("a"):background { style = "red" }:overlay { style = "blue", shape = Circle() })
    assert.equal(Color.red, element:background():color():value())
    assert.equal(Color.blue, element:overlay():shape():fillShapeStyle())
  end)

  it("in a material fills a rectangle", function()
    local element = text(Text("a"):background { style = Material.thin, ignoresSafeAreaEdges = "top" })
    assert.equal(Material.thin, element:background():shape():fillShapeStyle())
    assert.equal("top", element:background():ignoresSafeAreaEdges())
  end)
end)

describe("A badge", function()
  it("is a text to be found", function()
    local screen = host(List { Text("Inbox"):badge(3), Text("Drafts"):badge("new") })
    assert.equal("3", screen:text(1):badge():text():string())
    assert.equal("new", screen:find { text = "new" }:string())
  end)

  it("is not shown where there is nothing to count", function()
    local screen = host(VStack { Text("Inbox"):badge(0) })
    assert.error_matches(function() return screen:text(1):badge():text() end, "absent")
    assert.error_matches(function() return text(Text("a")):badge() end, "does not have 'badge' modifier", 1, true)
  end)
end)

-- What scrolling views look like, and what is made of glass.

local reading = require "reading"
local text, reads = reading.text, reading.reads

describe("A modifier of scrolling views", function()
  it(reads("scrollContentBackground", function(t) return t:scrollContentBackground("hidden") end, "hidden"))
  it(reads("scrollDismissesKeyboard", function(t) return t:scrollDismissesKeyboard("interactively") end,
    "interactively"))
  it(reads("scrollIndicators", function(t) return t:scrollIndicators { "never", axes = "vertical" } end,
    { visibility = "never", axes = "vertical" }))
  it(reads("scrollDisabled", function(t) return t:scrollDisabled(true) end, true))
  it(reads("backgroundStyle", function(t) return t:backgroundStyle("red") end, Color.red))

  it("refuses a value that there is not", function()
    assert.error_matches(function() Text("a"):scrollDismissesKeyboard("sometimes") end,
      'scrollDismissesKeyboard: argument \'mode\': expected keyboard dismissal mode .*got "sometimes"')
  end)
end)

describe("A transition of content", function()
  it(reads("contentTransition", function(t) return t:contentTransition(ContentTransition.opacity) end,
    ContentTransition.opacity))

  it("counts up or down, or as a value goes", function()
    assert.equal("numericText", tostring(ContentTransition.numericText()))
    assert.equal("numericText(countsDown: true)", tostring(ContentTransition.numericText { countsDown = true }))
    assert.equal("numericText(value: 2.0)", tostring(ContentTransition.numericText { value = 2 }))
  end)
end)

describe("Glass", function()
  it(reads("glassEffect", function(t) return t:glassEffect(Glass.clear:interactive()) end, Glass.clear:interactive()))

  it("has a shape, a capsule where none is given", function()
    local circle = text(Text("a"):glassEffect { Glass.regular:tint("red"), shape = Circle() })
    assert.equal("regular, tint red, interactive", tostring(circle:glassEffect():interactive()))
    assert.is_not_nil(circle:glassEffectShape())
  end)

  it("makes buttons", function()
    local screen = host(GlassEffectContainer {
      Button("Add", function() end):buttonStyle("glass"),
      Button("Save", function() end):buttonStyle("glassProminent"),
      spacing = 8,
    })
    assert.equal(8, screen:find("GlassEffectContainer"):spacing())
    assert.equal("glass", screen:find { button = "Add" }:buttonStyle())
    assert.equal("glassProminent", screen:find { button = "Save" }:buttonStyle())
  end)
end)

describe("Scroll positions", function()
  it(reads("scrollClipDisabled", function(t) return t:scrollClipDisabled() end, true))
  it(reads("scrollBounceBehavior", function(t) return t:scrollBounceBehavior { "basedOnSize", axes = "horizontal" } end,
    { behavior = "basedOnSize", axes = "horizontal" }))
  it(reads("scrollTargetLayout", function(t) return t:scrollTargetLayout() end, true))
  it(reads("scrollTargetBehavior", function(t) return t:scrollTargetBehavior("viewAligned") end, "viewAligned"))

  it("keeps which view is in sight", function()
    local page = State("first")
    local element = text(Text("a"):scrollPosition { id = page, anchor = "top" })
    assert.equal("first", element:scrollPosition())
    page.value = "second"
    assert.equal("second", element:scrollPosition())
    assert.equal(UnitPoint.top, element:scrollPositionAnchor())
  end)
end)

describe("The looks of a presented screen", function()
  it(reads("presentationBackground", function(t) return t:presentationBackground("red") end, Color.red))
  it(reads("presentationCornerRadius", function(t) return t:presentationCornerRadius(4) end, 4))
  it(reads("presentationBackgroundInteraction", function(t) return t:presentationBackgroundInteraction("disabled") end,
    "disabled"))
end)

describe("A modifier of what scrolls", function()
  it(reads("defaultScrollAnchor", function(t) return t:defaultScrollAnchor("bottom") end, UnitPoint.bottom))
  it(reads("scrollIndicatorsFlash", function(t) return t:scrollIndicatorsFlash(true) end, true))
  it(reads("persistentSystemOverlays", function(t) return t:persistentSystemOverlays("hidden") end, "hidden"))
  it(reads("defersSystemGestures", function(t) return t:defersSystemGestures("top") end, "top"))
end)

describe("A modifier of a presented screen", function()
  it(reads("presentationContentInteraction", function(t) return t:presentationContentInteraction("scrolls") end,
    "scrolls"))
  it(reads("presentationCompactAdaptation", function(t)
    return t:presentationCompactAdaptation { horizontal = "sheet", vertical = "none" }
  end, { horizontal = "sheet", vertical = "none" }))
end)

describe("A modifier of searches", function()
  it(reads("searchPresentationToolbarBehavior", function(t)
    return t:searchPresentationToolbarBehavior("avoidHidingContent")
  end, "avoidHidingContent"))
  it(reads("findDisabled", function(t) return t:findDisabled() end, true))
  it(reads("replaceDisabled", function(t) return t:replaceDisabled(false) end, false))
  it(reads("findNavigator", function(t) return t:findNavigator(State(true)) end, true))
end)

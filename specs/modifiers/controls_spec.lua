-- What buttons, menus and badges do, and how a pointer sees them.

local reading = require "reading"
local text, reads = reading.text, reading.reads

describe("A modifier of controls", function()
  it(reads("buttonRepeatBehavior", function(t) return t:buttonRepeatBehavior("enabled") end, "enabled"))
  it(reads("springLoadingBehavior", function(t) return t:springLoadingBehavior("disabled") end, "disabled"))
  it(reads("badgeProminence", function(t) return t:badgeProminence("increased") end, "increased"))
  it(reads("menuOrder", function(t) return t:menuOrder("fixed") end, "fixed"))
  it(reads("menuActionDismissBehavior", function(t) return t:menuActionDismissBehavior("disabled") end, "disabled"))
  it(reads("paletteSelectionEffect", function(t) return t:paletteSelectionEffect("custom") end,
    PaletteSelectionEffect.custom))
  it(reads("allowedDynamicRange", function(t) return t:allowedDynamicRange("high") end, "high"))
  it(reads("focusEffectDisabled", function(t) return t:focusEffectDisabled() end, true))
  it(reads("hoverEffectDisabled", function(t) return t:hoverEffectDisabled(false) end, false))
  it(reads("interactionActivityTrackingTag", function(t) return t:interactionActivityTrackingTag("cart") end, "cart"))
  it(reads("accessibilityDirectTouch", function(t)
    return t:accessibilityDirectTouch { options = { "silentOnTouch" } }
  end, { isDirectTouchArea = true, options = { "silentOnTouch" } }))

  it("keeps the text that selects a view", function()
    assert.equal("abc", text(Text("a"):typeSelectEquivalent("abc")):typeSelectEquivalent():string())
  end)

  it("refuses a value that there is not", function()
    assert.error_matches(function() Text("a"):menuOrder("sorted") end,
      'menuOrder: argument \'order\': expected .*"automatic".*got "sorted"')
  end)
end)

describe("A pointer over a view", function()
  it("is followed until it leaves", function()
    local seen = {}
    local element = text(Text("a"):onContinuousHover(function(phase) seen[#seen + 1] = phase or "ended" end))
    element:callOnContinuousHover { phase = { x = 1, y = 2 } }
    element:callOnContinuousHover()
    assert.same({ { x = 1, y = 2 }, "ended" }, seen)
  end)
end)

describe("A zoom by an assistive technology", function()
  it("calls the action with its direction", function()
    local zoomed
    local element = text(Text("a"):accessibilityZoomAction(function(direction) zoomed = direction end))
    element:callAccessibilityZoomAction("zoomOut")
    assert.equal("zoomOut", zoomed)
  end)
end)

-- What changes how a view is drawn: effects, transforms, animations.

local reading = require "reading"
local text, reads = reading.text, reading.reads

describe("An effect", function()
  it(reads("blur", function(t) return t:blur { radius = 3 } end, { radius = 3, isOpaque = false }))
  it(reads("blur", function(t) return t:blur { radius = 2, opaque = true } end, { radius = 2, isOpaque = true }))
  it(reads("brightness", function(t) return t:brightness(0.25) end, 0.25))
  it(reads("contrast", function(t) return t:contrast(0.5) end, 0.5))
  it(reads("saturation", function(t) return t:saturation(2) end, 2))
  it(reads("grayscale", function(t) return t:grayscale(0.75) end, 0.75))
  it(reads("hueRotation", function(t) return t:hueRotation(Angle.degrees(90)) end, Angle.degrees(90)))
  it(reads("colorMultiply", function(t) return t:colorMultiply("mint") end, Color.mint))
  it(reads("colorInvert", function(t) return t:colorInvert() end, true))
  it(reads("luminanceToAlpha", function(t) return t:luminanceToAlpha() end, true))
  it(reads("compositingGroup", function(t) return t:compositingGroup() end, true))
  it(reads("blendMode", function(t) return t:blendMode("multiply") end, "multiply"))
  it(reads("drawingGroup", function(t) return t:drawingGroup { colorMode = "linear" } end,
    { isOpaque = false, colorMode = "linear" }))
  it(reads("shadow", function(t) return t:shadow { color = "red", radius = 4, x = 1, y = 2 } end,
    { color = Color.red, radius = 4, offset = { width = 1, height = 2 } }))

  it("names the expected arguments", function()
    assert.error_matches(function() Text("a"):blendMode("multipy") end, 'expected blend mode %("multiply"')
    assert.error_matches(function() Text("a"):blur() end, "radius")
  end)
end)

describe("A transform", function()
  it(reads("rotation", function(t) return t:rotationEffect(Angle.degrees(45)) end,
    { angle = Angle.degrees(45), anchor = UnitPoint.center }))
  it(reads("scaleEffect", function(t) return t:scaleEffect(2) end, { width = 2, height = 2 }))
  it(reads("scaleEffect", function(t) return t:scaleEffect { x = 3, anchor = "top" } end, { width = 3, height = 1 }))
  it(reads("scaleEffectAnchor", function(t) return t:scaleEffect { scale = 2, anchor = "top" } end, UnitPoint.top))
  it(reads("transformEffect", function(t) return t:transformEffect(CGAffineTransform.translation(1, 2)) end,
    CGAffineTransform.translation(1, 2)))
  it(reads("projectionTransform", function(t) return t:projectionEffect(ProjectionTransform()) end,
    ProjectionTransform.identity))
  it(reads("rotation3D", function(t) return t:rotation3DEffect { angle = Angle.zero, y = 1, anchorZ = 5 } end, {
    angle = Angle.zero, axis = { x = 0, y = 1, z = 0 }, anchor = UnitPoint.center, anchorZ = 5, perspective = 1,
  }))

  it("in space is made of rows, and can be taken back", function()
    local move = ProjectionTransform { rows = { { 1, 0, 0 }, { 0, 1, 0 }, { 3, 4, 1 } } }
    assert.equal(ProjectionTransform(CGAffineTransform.translation(3, 4)), move)
    assert.equal(ProjectionTransform.identity, move:concatenating(move:inverted()))
    assert.is_true(move.isAffine)
    assert.error_matches(function() ProjectionTransform { rows = { { 1 } } } end, "three lists of three numbers")
  end)
end)

describe("An animation", function()
  it(reads("animation", function(t) return t:animation("easeIn") end, Animation.easeIn))
  it(reads("animation", function(t) return t:animation { animation = Animation.linear(2), value = 3 } end,
    Animation.linear(2)))
  it(reads("transition", function(t) return t:transition(AnyTransition.slide) end, AnyTransition.slide))

  it("may be none at all", function()
    local animation = text(Text("a"):animation()):animation()
    assert.is_nil(animation)
  end)

  it("may be of views that take each other's place", function()
    local element = text(Text("a"):matchedGeometryEffect { id = "card", namespace = "cards", isSource = false })
    local matched = element:matchedGeometryEffect()
    assert.equal("card", matched.id)
    assert.equal("frame", matched.properties)
    assert.is_false(matched.isSource)
  end)

  it("is made by its course and changed by methods", function()
    assert.equal(Animation.linear, Animation.linear(0.35))
    assert.equal(Animation.spring, Animation.spring { response = 0.55 })
    assert.not_equal(Animation.spring, Animation.spring { bounce = 0.5 })
    assert.equal(Animation.bouncy, Animation.bouncy { extraBounce = 0 })
    assert.equal("linear(duration: 1.0).delay(0.5)", tostring(Animation.linear(1):delay(0.5)))
    assert.not_equal(Animation.linear:repeatForever(), Animation.linear:repeatCount(2))
  end)

  it("of one sort makes no other", function()
    assert.error_matches(function() Animation.easeIn {} end, "duration")
    assert.error_matches(function() Animation.linear(1)() end, "cannot be called")
  end)

  it("says how a view comes and goes", function()
    assert.equal(AnyTransition.scale, AnyTransition.scale(0))
    assert.not_equal(AnyTransition.move("top"), AnyTransition.move("bottom"))
    local both = AnyTransition.move("top"):combined(AnyTransition.opacity)
    assert.equal("move(top) with opacity", tostring(both))
    assert.equal(AnyTransition.asymmetric(AnyTransition.slide, both),
      AnyTransition.asymmetric(AnyTransition.slide, both))
  end)
end)

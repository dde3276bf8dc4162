describe("A phase animator", function()
  local function shown(view) return view:find("PhaseAnimator"):find("Text"):string() end

  it("goes through its phases as the clock advances, and starts again", function()
    local view = host(PhaseAnimator({ "rest", "jump", "land" }, function(phase) return Text(phase) end,
      { animation = Animation.linear(1) }))
    local seen = { shown(view) }
    for _ = 1, 4 do
      clock:advance(1)
      seen[#seen + 1] = shown(view)
    end
    assert.same({ "rest", "land", "rest", "jump", "land" }, seen)
    assert.equal("land", view:find("PhaseAnimator"):phase())
  end)

  it("shows its second phase as soon as time moves, for as long as its animation takes", function()
    local view = host(PhaseAnimator({ 1, 2 }, function(phase) return Text("phase " .. phase) end,
      { animation = Animation.spring(Spring { duration = 0.4 }) }))
    assert.equal("phase 1", shown(view))
    clock:advance(0.3)
    assert.equal("phase 2", shown(view))
    clock:advance(0.1)
    assert.equal("phase 1", shown(view))
  end)

  it("goes through its phases once when its trigger changes", function()
    local Bell = View("Bell", function(self)
      local taps = self:state("taps", 0)
      return VStack {
        Button("Ring", function() taps.value = taps.value + 1 end),
        PhaseAnimator { phases = { "still", "left", "right" }, trigger = taps.value, animation = Animation.linear(1),
          content = function(phase) return Text(phase) end },
      }
    end)
    local view = host(Bell())
    clock:advance(5)
    assert.equal("still", shown(view))
    view:find { button = "Ring" }:tap()
    assert.equal("left", shown(view))
    clock:advance(1)
    assert.equal("right", shown(view))
    clock:advance(1)
    assert.equal("still", shown(view))
    clock:advance(5)
    assert.equal("still", shown(view))
  end)

  it("changes a view in its phases", function()
    local view = host(Text("bell"):phaseAnimator({ false, true }, function(content, isHidden)
      return content:opacity(isHidden and 0 or 1)
    end, { animation = Animation.linear(1) }))
    assert.equal("bell", view:find { text = "bell" }:string())
    clock:advance(0.5)
    assert.error_matches(function() view:find { text = "bell" }:string() end, "opacity of 0")
    clock:advance(1)
    assert.equal("bell", view:find { text = "bell" }:string())
  end)

  it("needs a phase", function()
    assert.error_matches(function() PhaseAnimator({}, function() end) end, "one phase at least")
  end)
end)

describe("A keyframe animator", function()
  it("follows its keyframes as the clock advances", function()
    local view = host(KeyframeAnimator({
      Keyframe.linear(10, 1), Keyframe.move(0), Keyframe.cubic(8, 1),
    }, function(value) return Text(string.format("%.2f", value)) end))
    local animator = view:find("KeyframeAnimator")
    local seen = { animator:find("Text"):string() }
    for _ = 1, 4 do
      clock:advance(0.5)
      seen[#seen + 1] = animator:find("Text"):string()
    end
    assert.same({ "0.00", "5.00", "0.00", "4.00", "0.00" }, seen)
    assert.near(0, animator:value(), 1e-9)
  end)

  it("swings as a spring does", function()
    local spring = Spring { duration = 0.5, bounce = 0.4 }
    local view = host(KeyframeAnimator({ Keyframe.spring { 1, spring = spring } }, function(value)
      return Text(tostring(value))
    end, { repeating = true }))
    clock:advance(0.2)
    assert.near(spring:value(1, 0.2), view:find("KeyframeAnimator"):value(), 1e-9)
    assert.is_true(spring.settlingDuration > spring.duration)
  end)

  it("stays at its first value while it doesn't repeat", function()
    local view = host(KeyframeAnimator({ Keyframe.linear(10, 1) }, function(value) return Text(tostring(value)) end,
      { initialValue = 3, repeating = false }))
    clock:advance(0.5)
    assert.equal(3, view:find("KeyframeAnimator"):value())
  end)

  it("changes a view", function()
    local view = host(Text("bell"):keyframeAnimator({ Keyframe.linear(1, 1) }, function(content, value)
      return VStack { content, Text(string.format("%.1f", value)) }
    end))
    clock:advance(0.5)
    assert.equal("0.5", view:find { text = "0.5" }:string())
  end)
end)

describe("A curve", function()
  it("says how far a change has come", function()
    assert.near(0.5, UnitCurve.easeInOut:value(0.5), 1e-9)
    assert.near(0.2, UnitCurve.circularEaseIn:value(0.6), 1e-9)
    assert.near(0.6, UnitCurve.circularEaseIn.inverse:value(0.2), 1e-9)
    assert.equal("timingCurve(easeIn, duration: 2.0)", tostring(Animation.timingCurve(UnitCurve.easeIn, 2)))
  end)
end)

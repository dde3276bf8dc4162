-- Guide: Gestures. A spec does what a finger does and looks at what comes of it; callbacks can be called too, as in the
-- guide.

local function log()
  local entries = {}
  return entries, function(entry) entries[#entries + 1] = entry end
end

describe("A gesture", function()
  it("is attached in three ways, and found by its kind", function()
    local view = host(Text("card"):gesture(TapGesture()):highPriorityGesture(DragGesture { minimumDistance = 20 })
      :simultaneousGesture(LongPressGesture { minimumDuration = 1, maximumDistance = 4 })):text()
    assert.equal("TapGesture", view:gesture("TapGesture"):kind())
    assert.equal(1, view:gesture("TapGesture"):count())
    local drag = view:highPriorityGesture("DragGesture")
    assert.equal(20, drag:minimumDistance())
    assert.equal("local", drag:coordinateSpace())
    assert.equal(1, view:simultaneousGesture("LongPressGesture"):minimumDuration())
    assert.equal(4, view:simultaneousGesture():maximumDistance())
    assert.equal('text():highPriorityGesture("DragGesture")', drag:pathToRoot())
    assert.equal("Text", drag:parent():kind())
  end)

  it("is one of several of its kind", function()
    local view = host(Text("card"):gesture(TapGesture { count = 2 }):gesture(DragGesture()):gesture(TapGesture()))
    assert.equal(2, view:gesture("TapGesture", 1):count())
    assert.equal(1, view:gesture("TapGesture", 2):count())
    assert.equal('text():gesture("TapGesture", 2)', view:gesture("TapGesture", 2):pathToRoot())
  end)

  it("reports a missing gesture", function()
    local view = host(Text("card"):gesture(TapGesture()))
    assert.error_matches(function() view:gesture("DragGesture") end,
      "Type mismatch: TapGesture is not DragGesture", 1, true)
    assert.error_matches(function() view:simultaneousGesture("TapGesture") end,
      "Text does not have 'simultaneousGesture(TapGesture.self)' modifier", 1, true)
    assert.error_matches(function() view:gesture("TapGesture"):callOnEnded() end,
      "AddGestureModifier<TapGesture> does not have 'onEnded' callback", 1, true)
    assert.error_matches(function() view:gesture("TapGesture"):first() end,
      "TapGesture has no 'first'", 1, true)
  end)

  it("has a mask and keys", function()
    local view = host(Text("card"):gesture(TapGesture { modifiers = { "shift", "control" } }, "gesture"))
    assert.equal("gesture", view:gesture("TapGesture"):gestureMask())
    assert.same({ "shift", "control" }, view:gesture("TapGesture"):gestureModifiers())
    assert.has_no_error(function() view:tap { count = 1, modifiers = { "shift", "control" } } end)
    assert.error_matches(function() view:tap() end, "TapGesture on Text needs shift, control to be held", 1, true)
  end)

  it("is not found by a search: it is no view", function()
    local view = host(Text("card"):gesture(TapGesture()))
    assert.equal(1, #view:findAll(function() return true end))
  end)
end)

describe("The callbacks of a gesture", function()
  it("can be called without a finger", function()
    local entries, note = log()
    local view = host(Text("card"):gesture(DragGesture {
      onChanged = function(value) note("changed " .. value.translation.width) end,
      onEnded = function(value) note("ended " .. value.location.x) end,
    }))
    local drag = view:gesture("DragGesture")
    drag:callOnChanged { location = { x = 30, y = 4 }, startLocation = { x = 10, y = 4 } }
    drag:callOnEnded { location = { x = 40, y = 4 } }
    assert.same({ "changed 20", "ended 40" }, entries)
    assert.error_matches(function() drag:callOnEnded { location = 7 } end, "table with x, y", 1, true)
    assert.error_matches(function() drag:callOnEnded() end, "table with location", 1, true)
  end)

  it("take the values of their gestures", function()
    local entries, note = log()
    local view = host(Text("card"):gesture(LongPressGesture { onEnded = function(done) note(tostring(done)) end })
      :gesture(MagnificationGesture { onChanged = function(factor) note(factor) end })
      :gesture(RotationGesture { onChanged = function(angle) note(angle.degrees) end })
      :gesture(SpatialTapGesture { onEnded = function(tap) note(tap.location.y) end })
      :gesture(TapGesture { onEnded = function(nothing) note(tostring(nothing)) end }))
    view:gesture("LongPressGesture"):callOnEnded(true)
    view:gesture("MagnificationGesture"):callOnChanged(2)
    view:gesture("RotationGesture"):callOnChanged(Angle.radians(0))
    view:gesture("SpatialTapGesture"):callOnEnded { location = { x = 1, y = 2 } }
    view:gesture("TapGesture"):callOnEnded()
    assert.same({ "true", 2, 0, 2, "nil" }, entries)
  end)
end)

describe("A finger", function()
  it("taps", function()
    local entries, note = log()
    local view = host(Text("card"):gesture(TapGesture { count = 2, onEnded = function() note("two") end })
      :onTapGesture(function(location) note("one at " .. location.x) end))
    view:tap { count = 2 }
    view:tap { at = { x = 5, y = 6 } }
    assert.same({ "two", "one at 5" }, entries)
  end)

  it("presses for a while", function()
    local entries, note = log()
    local view = host(Text("card"):onLongPressGesture(function() note("held") end, {
      minimumDuration = 1, onPressingChanged = function(isPressed) note(isPressed) end,
    }))
    view:longPress { duration = 1 }
    assert.same({ true, false, "held" }, entries)
    assert.error_matches(function() view:longPress() end,
      "Text did not recognize a gesture: onLongPressGesture on Text needs 1 seconds, lasted 0.5", 1, true)
    view:callOnLongPressGesture()
    assert.equal("held", entries[#entries])
  end)

  it("drags", function()
    local entries, note = log()
    local view = host(Color.red:frame { width = 10 }:gesture(DragGesture {
      minimumDistance = 20,
      onChanged = function(value) note(value.translation.width) end,
      onEnded = function(value) note("to " .. value.location.x .. " from " .. value.startLocation.x) end,
    }))
    view:drag { from = { x = 10, y = 0 }, to = { x = 50, y = 0 }, steps = 2 }
    assert.same({ 20, 40, "to 50 from 10" }, entries)
    assert.error_matches(function() view:drag { to = { x = 5, y = 0 } } end,
      "Color did not recognize a gesture: DragGesture on Color needs 20 points, moved 5", 1, true)
    assert.error_matches(function() view:drag { to = { x = 5, y = 0 }, steps = 0 } end, "argument 'steps'", 1, true)
    assert.error_matches(function() view:drag {} end, "argument 'to' is missing", 1, true)
  end)

  it("drags and lets go, and resets its state at the end", function()
    local Card = View("Card", function(self)
      local offset = self:state("offset", 0)
      return Text("at " .. offset.value):gesture(DragGesture {
        state = offset, updating = function(value, before) return before * 0 + value.translation.width end,
      })
    end)
    local card = host(Card()):text()
    card:touchDown()
    card:touchMove { to = { x = 25, y = 0 } }
    assert.equal("at 25", card:string())
    card:touchMove { to = { x = 30, y = 0 } }
    assert.equal("at 30", card:string())
    card:touchUp()
    assert.equal("at 0", card:string())
    card:touchDown()
    card:touchMove { to = { x = 25, y = 0 } }
    card:touchCancel()
    assert.equal("at 0", card:string())
    assert.error_matches(function() card:touchUp() end, "no finger is down", 1, true)
  end)

  it("reports a missing state", function()
    assert.error_matches(function() DragGesture { updating = function() end } end,
      "argument 'state' is missing", 1, true)
  end)

  it("has a second one, to magnify and to rotate", function()
    local entries, note = log()
    local view = host(Image("star"):gesture(SimultaneousGesture(
      MagnificationGesture { onEnded = function(factor) note(factor) end },
      RotationGesture { onEnded = function(angle) note(angle.degrees) end },
      { onEnded = function(value) note(value.second and "turned" or "magnified") end }))):image()
    view:magnify { by = 3 }
    view:rotate { degrees = 180 }
    assert.same({ 3, "magnified", 180, "turned" }, entries)
  end)

  it("taps a button, unless a gesture goes before it", function()
    local entries, note = log()
    local button = Button("Buy", function() note("bought") end)
    host(button):find("Text"):tap { count = 1 }
    host(button):button():tap()
    host(VStack { button }:highPriorityGesture(TapGesture { onEnded = function() note("high") end }))
      :find("Text"):tap()
    assert.same({ "bought", "bought", "high" }, entries)
  end)

  it("is refused by a view that doesn't respond", function()
    local view = host(Text("card"):onTapGesture(function() end):disabled())
    assert.error_matches(function() view:tap() end, "Text is unresponsive: it is disabled", 1, true)
    assert.error_matches(function() host(Text("plain")):tap() end,
      "Text has no gestures, nor has a view around it", 1, true)
  end)

  it("reports a mistake in a callback", function()
    local view = host(Text("card"):onTapGesture(function() error("oops") end))
    assert.error_matches(function() view:tap() end, "oops", 1, true)
  end)
end)

describe("A composed gesture", function()
  it("is found with its parts", function()
    local entries, note = log()
    local view = host(Text("card"):gesture(SimultaneousGesture(
      SimultaneousGesture(MagnificationGesture { onChanged = note }, RotationGesture()), DragGesture())))
    local outer = view:gesture("SimultaneousGesture")
    local magnification = outer:first("SimultaneousGesture"):first("MagnificationGesture")
    magnification:callOnChanged(2)
    assert.same({ 2 }, entries)
    assert.equal("DragGesture", outer:second():kind())
    assert.equal('text():gesture("SimultaneousGesture"):first("SimultaneousGesture"):first("MagnificationGesture")',
      magnification:pathToRoot())
    assert.error_matches(function() outer:first("DragGesture") end,
      "Type mismatch: SimultaneousGesture<MagnificationGesture, RotationGesture> is not DragGesture", 1, true)
  end)

  it("is a sequence", function()
    local entries, note = log()
    local view = host(Text("card"):gesture(SequenceGesture(LongPressGesture(), DragGesture(), {
      onChanged = function(value)
        note((value.hasEndedFirst and "held" or "pressed") .. (value.second and " and dragged" or ""))
      end,
      onEnded = function(value) note("dropped at " .. value.second.location.x) end,
    })))
    view:touchDown()
    clock:advance(0.5)
    view:touchMove { to = { x = 40, y = 0 } }
    view:touchUp()
    assert.same({ "pressed", "held", "held and dragged", "dropped at 40" }, entries)
    view:gesture("SequenceGesture"):callOnEnded { first = true, second = { location = { x = 7, y = 0 } } }
    assert.equal("dropped at 7", entries[#entries])
  end)

  it("is one or the other", function()
    local entries, note = log()
    local view = host(Text("card"):gesture(ExclusiveGesture(TapGesture { count = 2 }, TapGesture(), {
      onEnded = function(value) note(value.first and "first" or "second") end,
    })))
    view:tap { count = 2 }
    view:tap()
    assert.same({ "first", "second" }, entries)
  end)
end)

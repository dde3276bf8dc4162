local refused = require("refused")

describe("A slider", function()
  it("is dragged to a value, and says when it is", function()
    local volume, log = State(0.2), {}
    local slider = host(Slider {
      volume, label = Text("Volume"),
      onEditingChanged = function(isEditing) table.insert(log, { isEditing, volume.value }) end,
    }):slider()
    slider:set(0.5)
    assert.equal(0.5, volume.value)
    assert.same({ { true, 0.2 }, { false, 0.5 } }, log)
  end)

  it("takes the nearest step", function()
    local size = State(10)
    host(Slider { size, min = 10, max = 20, step = 4 }):slider():set(15)
    assert.equal(14, size.value)
  end)

  it("can't be dragged past its ends, or while it is disabled", function()
    local screen = host(Slider { State(0.2), label = Text("Volume") })
    assert.equal(
      "Slider \"Volume\" can't be set to 1.5: it goes from 0 to 1 (at slider())",
      refused(function() screen:slider():set(1.5) end))
    assert.matches("can't be set to %-?nan: it goes from 0 to 1", refused(function() screen:slider():set(0 / 0) end))
    assert.equal(
      "Slider is unresponsive: it is disabled (at slider())",
      refused(function() host(Slider(State(0.2)):disabled(true)):slider():set(0.5) end))
  end)
end)

describe("A stepper", function()
  it("goes to the ends of its range, and no further", function()
    local servings = State(239)
    local stepper = host(Stepper { "Servings", servings, min = 1, max = 240 }):stepper()
    stepper:increment()
    assert.equal(240, servings.value)
    assert.equal(
      "Stepper \"Servings\" is at its maximum, 240 (at stepper())", refused(function() stepper:increment() end))
    servings.value = 1.5
    stepper:decrement()
    assert.equal(1, servings.value)
    assert.equal(
      "Stepper \"Servings\" is at its minimum, 1 (at stepper())", refused(function() stepper:decrement() end))
  end)

  it("without a way up can't go there", function()
    local stepper = host(Stepper { "Servings", onDecrement = function() end }):stepper()
    stepper:decrement()
    assert.equal("Stepper does not have 'onIncrement' callback (at stepper())",
      refused(function() stepper:increment() end))
  end)

  it("that is only looked at may be stepped past its range", function()
    local servings = State(240)
    inspect(Stepper { "Servings", servings, min = 1, max = 240 }):stepper():increment()
    assert.equal(240, servings.value)
  end)
end)

describe("A date picker", function()
  local function picker(options)
    local due = State(Date("2026-11-21T09:15:30Z"))
    options[1], options[2] = "Due", due
    return host(DatePicker(options):environment("timeZone", "UTC")):datePicker(), due
  end

  it("is set to a day, a time, or both", function()
    local due, date = picker {}
    due:set("2026-12-24")
    assert.equal(Date("2026-12-24T09:15:30Z"), date.value)
    due:set("14:30")
    assert.equal(Date("2026-12-24T14:30:00Z"), date.value)
    due:set("2027-01-02 08:05")
    assert.equal(Date("2027-01-02T08:05:00Z"), date.value)
    due:set("2027-01-03T23:59")
    assert.equal(Date("2027-01-03T23:59:00Z"), date.value)
  end)

  it("is set in the time zone that it shows", function()
    local date = State(Date("2026-11-21T09:15:00Z"))
    local due = host(DatePicker("Due", date):environment("timeZone", "Asia/Tokyo")):datePicker()
    due:set("2026-11-22 01:00")
    assert.equal(Date("2026-11-21T16:00:00Z"), date.value)
  end)

  it("takes the nearest time on the day of a bound", function()
    local due, date = picker { min = "2026-11-20T12:00:00Z" }
    due:set("2026-11-20")
    assert.equal(Date("2026-11-20T12:00:00Z"), date.value)
  end)

  it("can't be set to what is out of bounds", function()
    local due = picker { min = "2026-11-20T12:00:00Z", max = "2026-11-30T12:00:00Z" }
    assert.equal(
      "DatePicker \"Due\" can't be set to 2026-11-19: the earliest is 2026-11-20 (at datePicker())",
      refused(function() due:set("2026-11-19") end))
    assert.equal(
      "DatePicker \"Due\" can't be set to 2026-11-30 12:01: the latest is 2026-11-30 12:00 (at datePicker())",
      refused(function() due:set("2026-11-30 12:01") end))
  end)

  it("can't be set to what it doesn't show", function()
    local day, time = picker { displayedComponents = { "date" } }, picker { displayedComponents = { "hourAndMinute" } }
    assert.equal("DatePicker \"Due\" shows a date, and no time to choose (at datePicker())",
      refused(function() day:set("12:00") end))
    assert.equal("DatePicker \"Due\" shows a time, and no date to choose (at datePicker())",
      refused(function() time:set("2026-11-21") end))
  end)

  it("can't be set to what is no date", function()
    for _, text in ipairs { "tomorrow", "2026-02-30", "25:00", "2026-11-21 ", "2026-1-2", "12:00 2026-11-21" } do
      assert.equal(
        "DatePicker \"Due\" takes a date such as \"2026-11-21\", a time such as \"14:30\", or both, got \"" .. text
          .. "\" (at datePicker())",
        refused(function() picker {}:set(text) end))
    end
  end)

  it("can't be set while it is disabled", function()
    local due = host(DatePicker("Due", State(Date(0))):disabled(true)):datePicker()
    assert.equal("DatePicker is unresponsive: it is disabled (at datePicker())",
      refused(function() due:set("2026-11-21") end))
  end)
end)

-- A drag turns the wheel of a picker, and flips a switch.

local refused = require("refused")

local function wheel(choice, count)
  local options = {}
  for n = 1, count or 9 do options[n] = n end
  return Picker { "Number", choice, ForEach(options, function(n) return Text("Number " .. n):tag(n) end) }
    :pickerStyle("wheel")
end

describe("A wheel", function()
  it("turns under a finger, by as many options as it passes", function()
    local choice = State(3)
    local screen = host(wheel(choice))
    local picker = screen:find("Picker")
    picker:drag { by = { x = 0, y = -64 } }
    assert.equal(5, choice.value)
    picker:drag { by = { x = 0, y = 32 } }
    assert.equal(4, choice.value)
  end)

  it("goes no further than its ends", function()
    local choice = State(8)
    local picker = host(wheel(choice)):find("Picker")
    picker:drag { by = { x = 0, y = -500 } }
    assert.equal(9, choice.value)
    picker:drag { by = { x = 0, y = 900 } }
    assert.equal(1, choice.value)
  end)

  it("turns by a drag on an option, and in what scrolls", function()
    local choice = State(3)
    local screen = host(ScrollView { wheel(choice), Color.red:frame { height = 2000 } })
    screen:find { text = "Number 3" }:drag { by = { x = 0, y = -32 } }
    assert.equal(4, choice.value)
    screen:find("Color"):drag { by = { x = 0, y = -100 } }
    assert.equal(4, choice.value)
  end)

  it("isn't turned sideways, while it is disabled, or where something covers it", function()
    local choice = State(3)
    refused(function() host(wheel(choice)):find("Picker"):drag { by = { x = 60, y = 0 } } end)
    refused(function() host(wheel(choice):disabled(true)):find("Picker"):drag { by = { x = 0, y = 64 } } end)
    refused(function() host(ZStack { wheel(choice), Color.red }):find("Picker"):drag { by = { x = 0, y = 64 } } end)
    assert.equal(3, choice.value)
  end)

  it("has a menu's picker beside it, which isn't turned", function()
    local choice = State(3)
    local picker = host(Picker { "Number", choice, Text("3"):tag(3), Text("4"):tag(4) }):find("Picker")
    refused(function() picker:drag { by = { x = 0, y = -32 } } end)
    assert.equal(3, choice.value)
  end)
end)

describe("A switch", function()
  it("goes on by a drag to the trailing side, and off by one back", function()
    local isOn = State(false)
    local toggle = host(Form { Toggle("Wi-Fi", isOn) }):find("Toggle")
    toggle:drag { by = { x = 30, y = 0 } }
    assert.is_true(isOn.value)
    toggle:drag { by = { x = 30, y = 0 } }
    assert.is_true(isOn.value)
    toggle:drag { by = { x = -30, y = 0 } }
    assert.is_false(isOn.value)
  end)

  it("goes the other way where one reads from right to left", function()
    local isOn = State(false)
    host(Toggle("Wi-Fi", isOn):environment("layoutDirection", "rightToLeft")):find("Toggle")
      :drag { by = { x = -30, y = 0 } }
    assert.is_true(isOn.value)
  end)

  it("isn't dragged by its label, or while it is disabled", function()
    local isOn = State(false)
    local screen = host(Form { Toggle("Wi-Fi", isOn) })
    local label = screen:find { text = "Wi-Fi" }:frame()
    refused(function() screen:drag { x = label.x + 5, y = label.y + 5, by = { x = 60, y = 0 } } end)
    refused(function()
      host(Toggle("Wi-Fi", isOn):disabled(true)):find("Toggle"):drag { by = { x = 30, y = 0 } }
    end)
    assert.is_false(isOn.value)
  end)

  it("that is a button isn't dragged", function()
    local isOn = State(false)
    local toggle = host(Toggle("Wi-Fi", isOn):toggleStyle("button")):find("Toggle")
    refused(function() toggle:drag { by = { x = 30, y = 0 } } end)
    assert.is_false(isOn.value)
  end)
end)

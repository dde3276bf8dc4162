-- The settings of the gallery: one model behind the controls and the summary.
describe("Settings", function()
  local screen

  local function sound() return screen:find{ viewWithId = "sound" }:string() end
  local function display() return screen:find{ viewWithId = "display" }:string() end

  before_each(function() screen = host(views.Settings{ appearance = "light" }) end)

  it("shows the settings", function()
    assert.equal("light, 14 points", display())
    assert.equal("light", screen:find("Picker"):selectedValue())
  end)

  it("moves the volume from step to step", function()
    screen:find("Slider"):setValue(0.8)
    assert.equal("Volume 75 %", sound())
  end)

  it("locks the volume without notifications", function()
    screen:find("Toggle"):tap()
    assert.equal("Silent", sound())
    assert.has_error(function() screen:find("Slider"):setValue(0) end)
  end)

  it("keeps the text size in its range", function()
    local stepper = screen:find("Stepper")
    for _ = 1, 2 do stepper:increment() end
    assert.equal("light, 18 points", display())
    assert.error_matches(function() stepper:increment() end, "is at its maximum, 18")
  end)

  it("goes back to the start", function()
    screen:find("Picker"):select("dark")
    screen:find{ button = "Reset" }:tap()
    assert.equal("automatic, 14 points", display())
  end)
end)

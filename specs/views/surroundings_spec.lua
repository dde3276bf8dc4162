-- What a view learns of the screen and the app around it: set by `environment`, read by the view.

local Surroundings = views.Surroundings

describe("The surroundings of a view", function()
  it("are those of a phone that is held upright where nothing sets them", function()
    local screen = host(Surroundings())
    assert.equal("compact", screen:find { accessibilityIdentifier = "width" }:string())
    assert.equal("regular", screen:find { accessibilityIdentifier = "height" }:string())
    assert.equal("active", screen:find { accessibilityIdentifier = "phase" }:string())
  end)

  it("can be set", function()
    local screen = host(Surroundings(), {
      environment = { horizontalSizeClass = "regular", verticalSizeClass = "compact", scenePhase = "background" },
    })
    assert.equal("regular", screen:find { accessibilityIdentifier = "width" }:string())
    assert.equal("compact", screen:find { accessibilityIdentifier = "height" }:string())
    assert.equal("background", screen:find { accessibilityIdentifier = "phase" }:string())
  end)

  it("tell which windows the view opens and closes", function()
    local log = {}
    local function note(verb)
      return function(id, value) log[#log + 1] = verb .. " " .. tostring(id) .. " " .. tostring(value) end
    end
    local screen = host(Surroundings(), { environment = { openWindow = note "open", dismissWindow = note "close" } })
    screen:find { button = "Help" }:tap()
    screen:find { button = "Note" }:tap()
    screen:find { button = "Close" }:tap()
    assert.same({ "open help nil", "open note 7", "close nil nil" }, log)
  end)

  it("refuse a value that there is not", function()
    assert.error_matches(function() host(Text("a"):environment("scenePhase", "asleep")) end,
      'environment: expected scene phase .*got "asleep"')
  end)
end)

-- The forecast of the gallery: a screen that waits for a service.
describe("ForecastScreen", function()
  local function shows(screen, text)
    wait_until(function() return #screen:findAll("Text", function(found) return found:string() == text end) > 0 end)
  end

  it("waits, then shows the days", function()
    local screen = host(views.Forecast{ city = "Oslo" })
    assert.equal("Loading…", screen:find("ProgressView"):labelView():text():string())
    shows(screen, "Monday: -3°C")
  end)

  it("says what it does not know", function()
    shows(host(views.Forecast{ city = "Rome" }), "There is no forecast for Rome.")
  end)

  it("lets one try again", function()
    local screen = host(views.Forecast{ city = "Oslo", isReachable = false })
    shows(screen, "The weather service does not answer.")
    screen:find{ button = "Try again" }:tap()
    shows(screen, "The weather service does not answer.")
  end)
end)

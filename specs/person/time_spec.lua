-- One clock for everything that shows or waits for a time, from the same date in each run.

local refused = require("refused")

describe("The clock of a spec", function()
  it("starts on the same date each time", function()
    assert.equal(Date("2026-01-01T09:00:00Z"), Date.now())
    assert.equal("2026-01-01 09:00", os.date("!%Y-%m-%d %H:%M"))
    assert.equal(1767258000, os.time())
  end)

  it("is what dates are read from", function()
    clock:advance(90)
    assert.equal(Date("2026-01-01T09:01:30Z"), Date.now())
    assert.equal(1767258090, os.time())
  end)

  it("starts again for the next spec", function()
    assert.equal(Date("2026-01-01T09:00:00Z"), Date.now())
    assert.equal(0, clock:elapsed())
  end)

  it("is set to a date and goes on from there", function()
    clock:advance(5)
    clock:set("2026-03-01 09:00")
    assert.equal(Date("2026-03-01T09:00:00Z"), Date.now())
    assert.equal(5, clock:elapsed())
    clock:advance(2)
    assert.equal(Date("2026-03-01T09:00:02Z"), Date.now())
    assert.equal("2026-03-01", os.date("%Y-%m-%d"))
  end)

  it("is set by a day, by a time with seconds, by a date", function()
    for text, date in pairs {
      ["2026-03-01"] = "2026-03-01T00:00:00Z",
      ["2026-03-01 23:59:58"] = "2026-03-01T23:59:58Z",
      ["2024-02-29 12:00"] = "2024-02-29T12:00:00Z",
      ["2026-03-01T09:00:00+02:00"] = "2026-03-01T07:00:00Z",
    } do
      clock:set(text)
      assert.equal(Date(date), Date.now())
    end
    clock:set(Date("2030-01-01"))
    assert.equal(Date("2030-01-01"), Date.now())
  end)

  it("refuses what is no date", function()
    for _, text in ipairs { "tomorrow", "2026-02-30 09:00", "2026-03-01 25:00", "09:00", "2026-3-1" } do
      local message = refused(function() clock:set(text) end)
      assert.equal(
        ("clock:set: argument 'date': expected date such as \"2026-03-01 09:00\", got string %q"):format(text), message)
    end
    assert.is_truthy(refused(function() clock:set() end):find("clock:set", 1, true))
  end)

  it("is set before a screen that shows a date, or while it does", function()
    clock:set("2026-12-31 23:59:59")
    local screen = host(views.WallClock())
    assert.has_text(screen, "2026-12-31 23:59:59")
    clock:advance(1)
    assert.has_text(screen, "2027-01-01 00:00:00")
    clock:set("2028-02-29 12:00")
    assert.has_text(screen, "2028-02-29 12:00:00")
    clock:advance(1)
    assert.has_text(screen, "2028-02-29 12:00:01")
  end)
end)

describe("A stopwatch that shows dates", function()
  it("measures by the dates that its timeline has", function()
    local screen = host(views.WallClock())
    screen:find { button = "Start" }:tap()
    assert.has_text(screen, "elapsed 0")
    clock:advance(3)
    assert.has_text(screen, "elapsed 3")
    clock:advance(3600)
    assert.has_text(screen, "elapsed 3603")
  end)
end)

describe("What an app leaves for later", function()
  it("comes when its time has come, by DispatchQueue.main.asyncAfter", function()
    local screen = host(views.Later())
    screen:find { button = "Dispatch" }:tap()
    clock:advance(1.99)
    assert.has_no.text(screen, "dispatched")
    clock:advance(0.01)
    assert.has_text(screen, "dispatched")
  end)

  it("doesn't come where its work item was cancelled", function()
    local screen = host(views.Later())
    screen:find { button = "Dispatch" }:tap()
    screen:find { button = "Cancel" }:tap()
    clock:settle()
    assert.has_no.text(screen, "dispatched")
  end)

  it("comes again and again, by Timer.scheduledTimer", function()
    local screen = host(views.Later())
    screen:find { button = "Timer" }:tap()
    assert.has_text(screen, "ticks 0")
    clock:advance(0.99)
    assert.has_text(screen, "ticks 0")
    assert.equal(0.01, math.floor(clock:advance() * 1000 + 0.5) / 1000)
    assert.has_text(screen, "ticks 1")
    clock:advance(9)
    assert.has_text(screen, "ticks 10")
    assert.equal(10, clock:elapsed())
    screen:find { button = "Cancel" }:tap()
    clock:advance(9)
    assert.has_text(screen, "ticks 10")
  end)

  it("doesn't go on in the next spec", function()
    host(views.Later())
    assert.equal(0, clock:advance())
  end)

  it("comes at once, by RunLoop.main.perform", function()
    local screen = host(views.Later())
    screen:find { button = "Perform" }:tap()
    assert.has_text(screen, "performed")
  end)
end)

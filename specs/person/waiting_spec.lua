-- Waiting for what takes time in the app: a service that sleeps for two seconds, a timer, a refresh.

local refused = require("refused")

-- A message without the position in front of it.
local function message(action) return (refused(action):gsub("^[^\n]-%.lua:%d+: ", "")) end

describe("A screen that loads for two seconds", function()
  local screen
  before_each(function() screen = host(views.Forecast { city = "Oslo", delay = 2 }) end)

  it("is awaited by the clock", function()
    assert.has_text(screen, "Loading…")
    clock:advance(1.9)
    assert.has_text(screen, "Loading…")
    clock:advance(0.1)
    assert.has_text(screen, "Monday: -3°C")
    assert.equal(2, clock:elapsed())
  end)

  it("is awaited by what is due next", function()
    assert.equal(2, clock:advance())
    assert.has_text(screen, "Monday: -3°C")
    assert.equal(0, clock:advance())
  end)

  it("is awaited until nothing is due", function()
    clock:settle()
    assert.has_text(screen, "Monday: -3°C")
    assert.equal(2, clock:elapsed())
  end)

  it("is awaited by an assertion, whichever it is", function()
    assert.eventually.has_text(screen, "Monday: -3°C", { timeout = 3 })
    assert.equal(2, clock:elapsed())
    assert.has_no.text(screen, "Loading…")
  end)

  it("is awaited by each kind of assertion", function()
    assert.eventually { timeout = 3 }.has_no.text(screen, "Loading…")
    assert.eventually.count(2, screen:findAll("Label"))
    assert.eventually(function() assert.visible(screen:find("Label")) end)
    assert.eventually.is_true(screen:find { text = "Monday: -3°C" }:exists())
  end)

  it("is awaited by a search that finds nothing at first", function()
    local day = wait_until(function() return screen:find { text = "Monday: -3°C" } end, { timeout = 3 })
    assert.equal("Monday: -3°C", day:string())
    assert.equal(2, clock:elapsed())
  end)

  it("is not there in less time, and the message says what was awaited, and how long", function()
    assert.equal(
      "Expected the text \"Monday: -3°C\".\n  element: ForecastScreen \"Oslo\" \"Loading…\" at "
        .. "view(\"ForecastScreen\")\n  texts:   \"Oslo\", \"Loading…\"\n  waited 1 s",
      message(function() assert.eventually.has_text(screen, "Monday: -3°C") end))
    assert.equal(
      "waited 0.5 s, and the condition still fails. The last time:\n  no text \"Monday\"; there are:\n"
        .. "    \"Oslo\" at view(\"ForecastScreen\"):vStack():text(1)\n"
        .. "    \"Loading…\" at view(\"ForecastScreen\"):vStack():progressView(2):labelView():text()",
      message(function() wait_until(function() return screen:find { text = "Monday" } end, { timeout = 0.5 }) end))
    assert.is_near(1.5, clock:elapsed(), 1e-9)
  end)

  it("isn't awaited by an assertion without 'eventually'", function()
    assert.matches("^Expected the text \"Monday: %-3°C\"", message(function()
      assert.has_text(screen, "Monday: -3°C")
    end))
    assert.equal(0, clock:elapsed())
  end)
end)

describe("What needs no time", function()
  it("has happened when a screen is hosted", function()
    assert.has_text(host(views.Forecast { city = "Oslo" }), "Monday: -3°C")
    assert.equal(0, clock:elapsed())
  end)

  it("has happened after an action", function()
    local screen = host(views.Forecast { city = "Oslo", isReachable = false })
    assert.has_text(screen, "The weather service does not answer.")
    screen:find { button = "Try again" }:tap()
    assert.has_text(screen, "The weather service does not answer.")
    assert.equal(0, clock:elapsed())
  end)
end)

describe("A mistake in what is waited for", function()
  it("ends the waiting at once", function()
    local model = {}
    assert.equal("attempt to index a nil value (field 'items')", message(function()
      wait_until(function() return model.items.count end)
    end))
    assert.equal(0, clock:elapsed())
  end)

  it("may be a condition that is none, or a time that is none", function()
    assert.equal("wait_until() needs a function that tells whether to go on, got a number",
      message(function() wait_until(5) end))
    assert.equal("wait_until(): timeout is a number of seconds from 0 to 86400, got -1",
      message(function() wait_until(function() return false end, { timeout = -1 }) end))
  end)
end)

describe("The clock", function()
  it("doesn't settle while a timer goes on, and says so", function()
    local screen = host(views.Stopwatch())
    screen:find { button = "Start" }:tap()
    assert.equal(
      "after 1000 events there is still something due; clock:advance(seconds) ends in any case\n"
        .. "still running: a timer of the app, or a task that no view started",
      message(function() clock:settle() end))
    clock:advance(1)
  end)

  it("names the view whose task goes on where it doesn't settle", function()
    local screen = host(VStack { views.Stopwatch(), views.Forecast { city = "Oslo", delay = 3600 } })
    screen:find { button = "Start" }:tap()
    assert.matches("\nstill running: .task of ForecastScreen, sleeping until 3600.0 s",
      message(function() clock:settle() end), 1, true)
  end)

  it("goes forward only, by a number of seconds", function()
    assert.equal("clock:advance: argument 'seconds': expected number from 0 to 3155760000, a hundred years, "
      .. "got integer -1",
      message(function() clock:advance(-1) end))
    assert.equal("clock:advance: argument 1: expected number, got string \"x\"",
      message(function() clock:advance("x") end))
    assert.equal("clock:settle: takes at most 0 arguments in order, got 1", message(function() clock:settle(1) end))
    assert.equal("clock has no 'rewind'; it has: set, settle, advance, elapsed", message(function() clock:rewind() end))
    assert.equal(0, clock:elapsed())
  end)

  it("lets several things happen in the order of their times", function()
    local slow, fast = views.Forecast { city = "Oslo", delay = 3 }, views.Forecast { city = "Lisbon", delay = 1 }
    local screen = host(VStack { slow, fast })
    assert.equal(1, clock:advance())
    assert.has_text(screen, "Monday: 19°C")
    assert.has_no.text(screen, "Monday: -3°C")
    assert.equal(2, clock:advance())
    assert.has_text(screen, "Monday: -3°C")
  end)
end)

-- The words that structure a spec file.

describe("Hooks", function()
  randomize(false)
  local calls = {}
  local function note(text) return function() calls[#calls + 1] = text end end

  setup(note("setup"))
  before_each(note("before"))
  after_each(note("after"))

  describe("of nested groups", function()
    before_each(note("inner before"))
    after_each(note("inner after"))

    it("run around the spec", function()
      finally(note("finally"))
      assert.same({ "setup", "before", "inner before" }, calls)
    end)
  end)

  it("have run when the next spec begins", function()
    assert.same({ "setup", "before", "inner before", "finally", "inner after", "after", "before" }, calls)
  end)
end)

describe("A global", function()
  randomize(false) -- each spec is about what the one before it did
  shared = "by the group"

  it("is seen by the spec that sets it", function()
    mine = 1
    shared = "changed"
    assert.equal(1, mine)
    assert.equal("changed", shared)
  end)

  it("is gone in the next one", function()
    assert.is_nil(mine)
    assert.equal("by the group", shared)
  end)
end)

describe("A step", function()
  it("returns the results of its function", function()
    assert.equal("done", step("do it", function() return "done" end))
  end)
end)

describe("wait_until", function()
  local function after(times)
    return function()
      times = times - 1
      return times < 0 and "there"
    end
  end

  it("returns the awaited value", function()
    assert.equal("there", wait_until(after(3)))
  end)

  it("works inside pcall and coroutines", function()
    local waiting = coroutine.wrap(function()
      coroutine.yield("first")
      return wait_until(after(3))
    end)
    assert.equal("first", waiting())
    assert.equal("there", select(2, pcall(waiting)))
  end)

  it("gives up after its timeout", function()
    assert.has_error(function() wait_until(function() return nil end, { timeout = 0.01 }) end,
      "waited 0.01 s, and the condition still returns nil")
  end)

  it("passes on errors of its condition", function()
    assert.error_matches(function() wait_until(function() error("broken") end) end, "^broken$")
    local raised = {}
    assert.equal(raised, select(2, pcall(wait_until, function() error(raised) end)))
  end)

  it("takes a view that isn't there, and a failed assertion, for 'not yet'", function()
    local tries = 0
    local screen = host(VStack { Text("a") })
    local function later()
      tries = tries + 1
      return tries % 3 == 0 and "a" or "b"
    end
    assert.equal("a", wait_until(function() return screen:find { text = later() } end):string())
    assert.equal("held", wait_until(function()
      assert.equal("a", later())
      return "held"
    end))
    assert.equal(6, tries)
  end)

  it("reports the last attempt", function()
    local screen = host(Text("Loading"))
    assert.error_matches(function()
      wait_until(function() return screen:find { text = "Done" } end, { timeout = 0.02 })
    end, '^waited 0.02 s, and the condition still fails. The last time:\n'
      .. '  no text "Done"; there is:\n    "Loading" at text%(%)$')
    assert.error_matches(function()
      wait_until(function() assert.is_true(false) end, { timeout = 0 })
    end, "^waited 0 s, and the condition still fails. The last time:\n  Expected true.\n    actual: false$")
  end)

  it("ends at its timeout, whatever the interval", function()
    local busted = require "busted"
    local start = busted.monotime()
    pcall(wait_until, function() end, { timeout = 0.05, interval = 60 })
    assert.is_true(busted.monotime() - start < 30)
  end)

  it.each {
    { { timeout = 1 / 0 }, "timeout is a number of seconds from 0 to 86400, got inf" },
    { { interval = 1e18 }, "interval is a number of seconds from 0 to 86400, got 1e+18" },
    { { interval = -1 }, "interval is a number of seconds from 0 to 86400, got -1" },
    { { timeout = "1" }, 'timeout is a number of seconds from 0 to 86400, got "1"' },
  }("refuses the options %s", function(options, wanted)
    local _, message = pcall(wait_until, function() return true end, options)
    assert.equal("wait_until(): " .. wanted, message:match("wait_until.*"))
  end)

  it("refuses nan and options that it doesn't know", function()
    assert.error_matches(function() wait_until(print, { timeout = 0 / 0 }) end, "from 0 to 86400, got %-?nan$")
    assert.error_matches(function() wait_until(print, { timout = 2 }) end,
      'wait_until%(%) has no option "timout" %(did you mean \'timeout\'%?%); there are: interval, timeout$')
  end)
end)

-- The words that structure a spec file.

describe("Hooks", function()
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
  it("returns what its function returns", function()
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

  it("returns what it waited for", function()
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

  it("passes on what its condition raises", function()
    assert.error_matches(function() wait_until(function() error("broken") end) end, "broken$")
  end)
end)

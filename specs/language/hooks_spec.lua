-- When hooks run, and in which order.

-- Groups look at the log that those before them have written.
randomize(false)

local log = {}
local function note(text) return function() log[#log + 1] = text end end

describe("Hooks", function()
  strict_setup(note("strict setup"))
  lazy_setup(note("lazy setup"))
  before_each(note("before"))
  after_each(note("after"))
  strict_teardown(note("strict teardown"))
  lazy_teardown(note("lazy teardown"))

  describe("inside", function()
    setup(note("inner setup"))
    lazy_setup(note("inner lazy setup"))
    before_each(note("inner before"))
    after_each(note("inner after"))
    teardown(note("inner teardown"))

    it("run around this", function()
      finally(note("finally"))
      log[#log + 1] = "body"
    end)
  end)
end)

describe("Their order", function()
  it("goes inward and outward again", function()
    assert.same({
      "strict setup", "inner setup", "lazy setup", "inner lazy setup", "before", "inner before", "body", "finally",
      "inner after", "after", "inner teardown", "lazy teardown", "strict teardown",
    }, log)
  end)
end)

describe("A lazy setup", function()
  randomize(false)
  local ran = false
  lazy_setup(function() ran = true end)

  describe("before the first spec", function()
    local seen = ran
    it("hasn't run while bodies do", function() assert.is_false(seen) end)
  end)

  it("has run then", function() assert.is_true(ran) end)
end)

-- Assertions that are tried until they hold.

local function message(check, ...)
  local ok, failure = pcall(check, ...)
  assert(not ok, "nothing was raised")
  return tostring(failure)
end

describe("assert.eventually", function()
  it("tries until nothing is raised, and returns what the function returns", function()
    local tries = 0
    assert.equal("done", (assert.eventually(function()
      tries = tries + 1
      assert.equal(4, tries)
      return "done"
    end)))
    assert.equal(4, tries)
  end)

  it("tries until what is returned counts as true", function()
    local tries = 0
    assert.eventually(function()
      tries = tries + 1
      return tries == 3
    end, { timeout = 2, interval = 0.1 })
    assert.equal(3, tries)
  end)

  it("lets the clock of the views go on", function()
    local before = clock:elapsed()
    assert.eventually(function() return clock:elapsed() >= before + 3 end, { timeout = 5 })
    assert.is_true(clock:elapsed() < before + 3.1)
  end)

  it("says what failed the last time", function()
    assert.matches("^Expected this to hold within 0.02 s, and it didn't %(%d+ tries%). The last time:\n"
      .. "  Expected equal values.\n    expected: 1\n    actual:   2$",
      message(assert.eventually, function() assert.equal(1, 2) end, { timeout = 0.02 }))
    assert.matches("it returned false$", message(assert.eventually, function() return false end, { timeout = 0.01 }))
  end)

  it("refuses options that it doesn't know", function()
    assert.matches("no option 'timeot'", message(assert.eventually, print, { timeot = 1 }))
    assert.matches("timeout is a number of seconds, got \"1\"", message(assert.eventually, print, { timeout = "1" }))
    assert.matches("needs a function to try, got 3", message(assert.eventually, 3))
  end)
end)

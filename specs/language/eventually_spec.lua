-- Assertions that are tried until they hold.

local message = require "raised_message"

describe("assert.eventually", function()
  it("retries until nothing is raised, and returns the results of the function", function()
    local tries = 0
    assert.equal("done", (assert.eventually(function()
      tries = tries + 1
      assert.equal(4, tries)
      return "done"
    end)))
    assert.equal(4, tries)
  end)

  it("retries until the result is true", function()
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

  it("waits for any assertion, and for its opposite", function()
    local s = spy.new(function() end)
    local tries, list = 0, setmetatable({}, { __len = function() s() return s:called() and #s.calls end })
    assert.eventually.count(3, list)
    assert.eventually.is_not.count(3, list)
    assert.eventually.spy(s).was.called_at_least(4)
    assert.eventually{ timeout = 2 }.error_matches(function()
      tries = tries + 1
      if tries == 3 then error("enough") end
    end, "enough$")
    assert.equal("three", (assert.eventually.equal("three", "three")))
  end)

  it("waits for an assertion that a spec registered", function()
    local snapshot, tries = assert:snapshot(), 0
    assert:register("assertion", "ripe", function(_, arguments)
      tries = tries + 1
      return tries >= arguments[1]
    end)
    assert.eventually.is_ripe(4)
    assert.equal(4, tries)
    tries = -1e9
    assert.equal("assertion failed!\n  waited 0.01 s",
      (message(function() assert.eventually{ timeout = 0.01 }.is_ripe(1) end)))
    snapshot:revert()
  end)

  it("looks again for its elements", function()
    local count = State(0)
    local screen = host(View("Counted", function() return Text("Count " .. count.value) end)())
    local function soon() count.value = count.value + 1 end
    assert.eventually(function() soon() assert.has_text(screen, "Count 2") end)
    assert.eventually.has_no.text(screen, "Count 0")
  end)

  it("takes its options before the assertion, or after its arguments", function()
    local function timeout(check) return message(check):match("waited (.*)$") end
    assert.equal("0.01 s", timeout(function() assert.eventually{ timeout = 0.01 }.equal(1, 2) end))
    assert.equal("0.02 s", timeout(function() assert.eventually.equal(1, 2, { timeout = 0.02 }) end))
    assert.equal("0.03 s", timeout(function() assert.eventually.is_true(false, { timeout = 0.03 }) end))
    assert.equal("0.04 s", timeout(function() assert.eventually.matches("a", "b", { timeout = 0.04 }) end))
    assert.same({ timeout = 0 }, (assert.eventually.same({ timeout = 0 }, { timeout = 0 })))
    assert.matches("^Expected this to hold within 0.02 s", message(function()
      assert.eventually{ timeout = 0.02 }(function() return false end)
    end))
  end)

  it("reports the failure of its assertion, and the waiting time", function()
    local screen = host(Text("a"))
    assert.equal(
      'Expected the text "b".\n  element: Text "a" at text()\n  texts:   "a"\n  nearest: "a"\n  waited 0.01 s',
      message(function() assert.eventually.has_text(screen, "b", { timeout = 0.01 }) end))
    assert.equal('my words\nExpected no text "a".\n  element: Text "a" at text()\n  waited 0.01 s',
      message(function() assert.eventually{ timeout = 0.01 }.has_no.text(screen, "a", "my words") end))
    assert.matches("^assert.equal needs 2 arguments, got 1$", message(function() assert.eventually.equal(1) end))
  end)

  it("ends immediately with a mistake", function()
    local tries = 0
    assert.error_matches(function()
      assert.eventually(function()
        tries = tries + 1
        return nothing.at_all
      end)
    end, "^attempt to index a nil value %(global 'nothing'%)$")
    assert.equal(1, tries)
  end)

  it("rejects assertions that can't be awaited", function()
    assert.matches("a negation in front of 'eventually' is ambiguous",
      message(function() assert.is_not.eventually.equal(1, 2) end))
    assert.matches("wait for something on the screen first", message(function()
      assert.eventually.matches_snapshot("text")
    end))
  end)

  it("reports the last failure", function()
    assert.matches("^Expected this to hold within 0.02 s %(%d+ tries%). The last attempt:\n"
      .. "  Expected equal values.\n    expected: 1\n    actual:   2$",
      message(assert.eventually, function() assert.equal(1, 2) end, { timeout = 0.02 }))
    assert.matches("it returned false$", message(assert.eventually, function() return false end, { timeout = 0.01 }))
  end)

  it("refuses options that it doesn't know", function()
    assert.matches(
      'has no option "timeot" %(did you mean \'timeout\'%?%); there are: interval, timeout$',
      message(assert.eventually, print, { timeot = 1 }))
    assert.matches(
      'timeout is a number of seconds from 0 to 86400, got "1"',
      message(assert.eventually, print, { timeout = "1" }))
    assert.matches("needs a function to try, got 3", message(assert.eventually, 3))
  end)
end)

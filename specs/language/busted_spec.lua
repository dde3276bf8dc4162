-- What files written for busted ask it for.

local busted = require "busted"
require "busted.runner"()

local heard = {}
local subscription = busted.subscribe({ "test" }, function(element, parent, status)
  heard[#heard + 1] = { element.name, parent.name, status }
end)

busted.describe("require 'busted'", function()
  randomize(false) -- the second spec looks at what was told of the first
  busted.it("gives the words", function()
    assert.equal(it, busted.it)
    busted.assert.is_true(true)
  end)

  it("tells of specs, by subscribe", function()
    busted.unsubscribe(subscription)
    assert.same({ "gives the words", "require 'busted'", "success" }, heard[2])
    assert.equal(3, #heard)
  end)

  it("passes on events", function()
    local got
    busted.subscribe({ "mine" }, function(value) got = value end)
    busted.publish({ "mine", "more" }, 5)
    busted.publish({ "other" }, 6)
    assert.equal(5, got)
  end)

  it("has clocks, and can wait", function()
    local start = busted.monotime()
    busted.sleep(0.01)
    assert.is_true(busted.monotime() - start >= 0.01)
    assert.is_true(math.abs(busted.gettime() - os.time()) < 2)
  end)

  it.fails("fails a spec by fail()", function() busted.fail("no") end)
end)

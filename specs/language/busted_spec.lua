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
    -- The end of the first spec, and the start of this one; another group may have run before.
    assert.same({ "gives the words", "require 'busted'", "success" }, heard[#heard - 1])
    assert.equal("tells of specs, by subscribe", heard[#heard][1])
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

describe("Words", function()
  it("are functions", function()
    for _, word in ipairs { describe, context, insulate, expose, it, spec, test } do assert.is_function(word) end
    assert.is_truthy(it.only)
    assert.has_error(function()
      local mine = function() end
      return mine.only
    end, "attempt to index a function value (local 'mine')")
    local chunk = load("return print.only")
    assert.has_error(chunk, "attempt to index a function value (global 'print')")
    assert.has_error(function() return ({ print }).only.too end)
  end)
end)

describe("Subscriptions", function()
  it("have ids, by which they end", function()
    local names = {}
    local function hear(name) return function() names[#names + 1] = name return nil, true end end
    local first = busted.subscribe({ "channel", "inner" }, hear("first"))
    local second = busted.subscribe({ "channel" }, hear("second"))
    busted.subscribe({ "channel", "inner" }, hear("before"), { priority = 1 })
    busted.subscribe({ "channel" }, hear("never"), { predicate = function() return false end })
    busted.publish { "channel", "inner" }
    assert.same({ "before", "first", "second" }, names)
    assert.is_not.equal(first.id, second.id)
    busted.unsubscribe(first.id, { "channel", "inner" })
    busted.unsubscribe(second)
    busted.publish { "channel", "inner" }
    assert.same({ "before", "first", "second", "before" }, names)
  end)

  it("end with the one that doesn't let others hear", function()
    local count = 0
    busted.subscribe({ "quiet", "inner" }, function() count = count + 1 end)
    busted.subscribe({ "quiet" }, function() count = count + 1 return nil, true end)
    busted.publish { "quiet", "inner" }
    assert.equal(1, count)
  end)
end)

describe("The table of busted", function()
  it("can't be changed", function()
    assert.has_error(function() busted.mine = 1 end, "Attempt to modify busted")
  end)
end)

describe("Modules of busted and luassert", function()
  it("are there", function()
    for _, name in ipairs {
      "busted.init", "luassert.init", "luassert.compatibility", "luassert.formatters.init", "luassert.matchers.core",
      "luassert.matchers.composite", "luassert.languages.en", "say.init",
    } do
      assert.is_truthy(require(name))
    end
    assert.equal("Say 1.3", require("say")._VERSION)
    assert.has_error(function() require "say"("key", 1) end, "expected parameter table to be a table, got 'number'")
  end)

  it("read files beside the spec", function()
    local fixtures = require "busted.fixtures"
    assert.matches("specs/language/busted_spec.lua$", fixtures.path("../language/./busted_spec.lua"))
    assert.matches("What files written for busted", fixtures.read("busted_spec.lua"))
    assert.has_error(function() fixtures.read(1) end)
    assert.is_function(fixtures.load("raised_message"))
  end)

  it("shuffle, split and keep the worst status", function()
    local utils, status = require "busted.utils", require "busted.status"("success")
    assert.same({ "a", "b", "", "c" }, utils.split("a,b,,c", ","))
    local list = utils.shuffle({ 1, 2, 3, 4, 5 }, 7)
    table.sort(list)
    assert.same({ 1, 2, 3, 4, 5 }, list)
    status:update("failure")
    status:update("success")
    assert.equal("failure", tostring(status))
    assert.is_true(status:failure())
  end)
end)

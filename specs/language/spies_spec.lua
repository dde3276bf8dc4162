-- Spies remember how they were called.

local message = require "raised_message"

describe("A spy", function()
  local object
  before_each(function() object = { twice = function(number) return number * 2 end } end)

  it("calls the function, and counts the calls", function()
    local s = spy.on(object, "twice")
    assert.spy(s).was_not.called()
    assert.equal(4, object.twice(2))
    assert.equal(6, object.twice(3))
    assert.spy(s).was.called(2)
    assert.spy(object.twice).was_called_with(2)
    assert.spy(s).was.called.with(3)
    assert.spy(s).returned_with(6)
    assert.spy(s).was_not.called_with(9)
    assert.spy(s).called_at_least(2)
    assert.spy(s).called_at_most(2)
    assert.spy(s).called_more_than(1)
    assert.spy(s).called_less_than(3)
  end)

  it("forgets, and goes", function()
    local original = object.twice
    local s = spy.on(object, "twice")
    object.twice(1)
    s:clear()
    assert.spy(s).was.called(0)
    s:revert()
    assert.equal(original, object.twice)
    assert.is_false(spy.is_spy(object.twice))
  end)

  it("keeps arguments as they were, and the objects themselves", function()
    local s, list = spy.new(), { 1 }
    s(list)
    list[1] = 2
    assert.spy(s).called_with({ 1 })
    assert.spy(s).was_not.called_with({ 2 })
    assert.spy(s).called_with(match.is_ref(list))
  end)

  it("is not reverted after a spec by itself, as in busted", function()
    local shared = { f = function() end }
    assert(spy.on(shared, "f"))
    assert.is_true(spy.is_spy(shared.f))
  end)

  it("says which calls there were", function()
    local s = spy.new()
    assert.equal("Expected at least one call, and there were 0.\n  there was no call",
      message(assert.spy(s).was.called))
    s(1, { a = 1 })
    s("b")
    assert.equal('Expected a call with these arguments.\n  expected: (1, {a = 2})\n'
      .. '  call 1: (1, {a = 1})\n  call 2: ("b")',
      message(assert.spy(s).was.called_with, 1, { a = 2 }))
    assert.matches("^Expected exactly 3 calls, and there were 2.\n", message(assert.spy(s).was.called, 3))
    assert.matches("^Expected no call, and there were 2.\n", message(assert.spy(s).was_not.called))
    assert.matches("^mine\n", message(assert.spy(s, "mine").was.called, 3))
  end)

  it("needs a function, and assertions about calls need a spy", function()
    assert.error_matches(function() spy.new(3) end, "spy.new%(%) needs a function to call, got 3")
    assert.error_matches(function() assert.spy(print).was.called() end, "needs the spy, not the function")
  end)
end)

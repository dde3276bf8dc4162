-- What specs add to `assert` itself: assertions, modifiers, formatters, parameters; and taking it back.

local say = require "say"

describe("An assertion that a spec registers", function()
  say:set("assertion.has_property.positive", "Expected the property %s in\n%s")
  say:set("assertion.has_property.negative", "Expected no property %s in\n%s")
  assert:register("assertion", "has_property", function(_, arguments)
    local object, name = arguments[1], arguments[2]
    arguments[1], arguments[2] = name, object
    return object[name] ~= nil
  end, "assertion.has_property.positive", "assertion.has_property.negative")

  it("works in every chain", function()
    assert.has_property({ a = 1 }, "a")
    assert.has_no.has_property({}, "a")
    assert.not_has_property({}, "a")
  end)

  it("is worded by say", function()
    local _, failure = pcall(assert.has_property, { a = 1 }, "b")
    assert.equal('Expected the property "b" in\n{a = 1}', tostring(failure))
    _, failure = pcall(assert.not_has_property, { a = 1 }, "a")
    assert.equal('Expected no property "a" in\n{a = 1}', tostring(failure))
  end)

  it("returns any text, and can be removed", function()
    assert:register("assertion", "three", function() return true, { 1, 2, 3 } end)
    assert.same({ 1, 2, 3 }, { assert.three() })
    assert:unregister("assertion", "three")
    assert.has_error(function() assert.three() end)
  end)

  it("sees the state of modifiers", function()
    assert:register("modifier", "with", function(state, arguments) rawset(state, "kept", arguments[1]) end)
    assert:register("assertion", "above", function(state, arguments) return rawget(state, "kept") > arguments[1] end)
    assert.with(5).above(3)
    assert.with(5).is_not.above(8)
    assert:unregister("modifier", "with")
  end)
end)

describe("A formatter", function()
  local function format(value)
    if type(value) == "number" then return "number " .. value end
  end

  it("words values, until it goes", function()
    assert:add_formatter(format)
    assert.equal("number 1", assert:format({ 1, n = 1 })[1])
    local _, failure = pcall(assert.is_true, 1)
    assert.equal("Expected true.\n  actual: number 1", tostring(failure))
    assert:remove_formatter(format)
    assert.equal("1", assert:format({ 1, n = 1 })[1])
    assert.equal(1, assert:format({ 1, n = 1, nofmt = { true } })[1])
  end)

  it("goes with a snapshot", function()
    local snapshot = assert:snapshot()
    assert:add_formatter(format)
    assert:set_parameter("TableFormatLevel", 1)
    local object = { f = function() end }
    local original = object.f
    spy.on(object, "f")
    snapshot:revert()
    assert.equal("1", assert:format({ 1 })[1])
    assert.equal(3, assert:get_parameter("TableFormatLevel"))
    assert.equal(original, object.f)
    assert.error_matches(function() snapshot:revert() end, "already reverted")
  end)

  it("prints tables as deep as a parameter says", function()
    local snapshot = assert:snapshot()
    assert:set_parameter("TableFormatLevel", 0)
    local shown = assert:format({ { a = { b = 1 } } })[1]
    snapshot:revert()
    assert.equal("{a = {…}}", shown)
  end)

  it("shows bytes", function()
    local binary = require "luassert.formatters.binarystring"
    assert.matches("^a string of 3 bytes\n61 62 0a +ab%.$", binary("ab\n"))
    assert.is_nil(binary(1))
  end)
end)

describe("luassert's modules", function()
  it("are the globals of specs", function()
    assert.equal(assert, require "luassert")
    assert.equal(spy, require "luassert.spy")
    assert.equal(match, require "luassert.match")
    assert.is_true(require("luassert.util").deepcompare({ 1 }, { 1 }))
    assert.is_function(require("luassert.state").snapshot)
  end)
end)

-- What the assertions accept, and what they say when they don't.

-- The message of the failure that `check` raises.
local function message(check, ...)
  local ok, failure = pcall(check, ...)
  assert(not ok, "nothing was raised")
  return tostring(failure)
end

describe("assert", function()
  it("returns what it was given", function()
    assert.same({ 1, "unused", 3 }, { assert(1, "unused", 3) })
    assert.equal(5, (assert.is_number(5)))
  end)

  it("takes any chain to the same assertion", function()
    assert.equal(1, 1)
    assert.equals(1, 1)
    assert.are.equal(1, 1)
    assert.are_equal(1, 1)
    assert.is.equal(1, 1)
    assert.is_not.equal(1, 2)
    assert.are_not.equal(1, 2)
    assert.are_not_equal(1, 2)
    assert.not_equal(1, 2)
    assert.is.True(true)
    assert.is_false(false)
    assert.Nil(nil)
    assert.is_not_nil(0)
    assert.truthy(0)
    assert.is_not.truthy(nil)
    assert.falsy(false)
  end)

  it("knows Lua's types", function()
    assert.is_string("")
    assert.is_number(1.5)
    assert.is_boolean(false)
    assert.is_table({})
    assert.is_function(print)
    assert.is_thread(coroutine.create(print))
    assert.is_not_userdata(1)
  end)

  it("puts the caller's message first", function()
    assert.equal("the count\nExpected equal values.\n  expected: 1\n  actual:   2",
      message(assert.equal, 1, 2, "the count"))
    assert.equal("not there", message(assert, nil, "not there"))
  end)
end)

describe("assert.equal", function()
  it("shows both values so that they can be told apart", function()
    assert.equal('Expected equal values.\n  expected: "1"\n  actual:   1', message(assert.equal, "1", 1))
    assert.equal("Expected values that are not equal.\n  both: nil", message(assert.not_equal, nil, nil))
  end)

  it("hints at same for two tables with the same content", function()
    assert.matches("assert.same compares content$", message(assert.equal, { 1 }, { 1 }))
  end)

  it("shows texts of several lines as such", function()
    assert.equal("Expected equal values.\n  expected:\n    | a\\t\n    | b\n  actual:   1",
      message(assert.equal, "a\t\nb", 1))
  end)

  it("says where long texts begin to differ", function()
    local text = "a line that is quite long\nand one that is longer still"
    assert.matches("first difference: line 2, column 5$", message(assert.equal, text, (text:gsub("one", "two"))))
  end)
end)

describe("assert.same", function()
  it("compares content to any depth, cycles included", function()
    local a, b = { 1, { x = {} } }, { 1, { x = {} } }
    a.self, b.self = a, b
    assert.same(a, b)
    assert.is_not.same(a, { 1, { x = {} } })
  end)

  it("names the path of the first difference", function()
    assert.equal([[
Expected the same content.
  expected: {user = {age = 30, ["first name"] = "Ann", tags = {"a", "b"}}}
  actual:   {user = {age = 30, ["first name"] = "Ann", tags = {"a", "c"}}}
  first difference at .user.tags[2]: expected "b", got "c"]],
      message(assert.same,
        { user = { age = 30, ["first name"] = "Ann", tags = { "a", "b" } } },
        { user = { age = 30, ["first name"] = "Ann", tags = { "a", "c" } } }))
  end)

  it("breaks long tables into lines", function()
    assert.equal([[
Expected the same content.
  expected:
    {
      colour = "a colour with a very long name",
      nested = {again = {}},
      number = 1.5,
      size = "a size with a very long name",
    }
  actual:   nil]],
      message(assert.same, {
        colour = "a colour with a very long name", size = "a size with a very long name", number = 1.5,
        nested = { again = {} },
      }, nil))
  end)
end)

describe("assert.has_error", function()
  local function raise(value) return function() error(value) end end

  it("accepts any error, or the one that is expected, without its position", function()
    assert.has_error(raise("boom"))
    assert.has_error(raise("boom"), "boom")
    assert.has_error(raise({ code = 1 }), { code = 1 })
    assert.has.errors(raise("boom"))
    assert.has_no.errors(function() end)
  end)

  it("says which error came instead", function()
    assert.equal('Expected another error.\n  expected: "bang"\n  actual:   "boom"',
      message(assert.has_error, raise("boom"), "bang"))
    assert.equal("Expected an error, and none was raised.", message(assert.has_error, function() end))
    assert.matches('^Expected no error.\n  raised: "specs/language/assertions_spec.lua:%d+: boom"$',
      message(assert.has_no.errors, raise("boom")))
  end)

  it("can go by a pattern", function()
    assert.error_matches(raise("file 12 is gone"), "%d+ is")
    assert.has_no.error_matches(raise("boom"), "bang")
  end)
end)

describe("assert.near and assert.matches", function()
  it("allow a tolerance, and patterns", function()
    assert.near(1, 1.05, 0.1)
    assert.is_not.near(1, 1.2, 0.1)
    assert.matches("^%a+$", "word")
    assert.has_no.match("%d", "word")
    assert.matches("a.c", "xa.c", 1, true)
  end)
end)

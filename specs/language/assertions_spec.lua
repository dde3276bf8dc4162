-- What the assertions accept, and what they say when they don't.

local message = require "raised_message"

describe("assert", function()
  it("returns its arguments", function()
    assert.same({ 1, "unused", 3 }, { assert(1, "unused", 3) })
    assert.equal(5, (assert.is_number(5)))
  end)

  it("takes articles", function()
    assert.is_a_string("x")
    assert.is.a.string("x")
    assert.is_not.an.equal(1, 2)
    assert.the.same({}, {})
  end)

  it("returns what was raised where an error was to be another one", function()
    local raised, pattern = assert.no_error_matches(function() end, "x")
    assert.is_nil(raised)
    assert.equal("x", pattern)
    assert.equal("told", (assert.no_error_matches(function() error("told", 0) end, "x")))
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
  it("shows both values distinguishably", function()
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

  it("shows the lines of long texts that differ", function()
    assert.equal([[
Expected equal values.
  the lines that differ (- expected, + actual):
      … 1 line the same
      b
      c
    - d
    + D
      e
    + f]], message(assert.equal, "a\nb\nc\nd\ne", "a\nb\nc\nD\ne\nf"))
  end)

  it("shows the part of a long line that differs", function()
    local text = ("x"):rep(100) .. "one" .. ("z"):rep(60)
    local said = message(assert.equal, text, (text:gsub("one", "two")))
    assert.matches('expected: … "x+onez+" …\n  actual:   … "x+twoz+" …', said)
    assert.matches("of 163 and 163 bytes; first difference: column 101$", said)
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
  * .user.tags[2]: expected "b", got "c"]],
      message(assert.same,
        { user = { age = 30, ["first name"] = "Ann", tags = { "a", "b" } } },
        { user = { age = 30, ["first name"] = "Ann", tags = { "a", "c" } } }))
  end)

  it("shows the differences of large tables by path", function()
    local a, b = {}, {}
    for index = 1, 60 do
      a["key" .. index], b["key" .. index] = { value = index, name = "n" }, { value = index, name = "n" }
    end
    b.key5.value, b.key9, b.extra = 7, nil, { 1 }
    assert.equal([[
Expected the same content.
  * .extra: got {1}, where nothing is expected
  * .key5.value: expected 5, got 7
  * .key9: expected {name = "n", value = 9}, and nothing is there]], message(assert.same, a, b))
  end)

  it("lets __eq decide inside, not outside", function()
    local always = { __eq = function() return true end }
    local never = { __eq = function() return false end }
    assert.is_not.same(setmetatable({ 1 }, always), setmetatable({ 2 }, always))
    assert.same({ setmetatable({ 1 }, always) }, { setmetatable({ 2 }, always) })
    assert.same(setmetatable({ 1 }, never), setmetatable({ 1 }, never))
    assert.is_not.same({ setmetatable({ 1 }, never) }, { setmetatable({ 1 }, never) })
  end)

  it("ends where tables contain themselves, however long the cycles are", function()
    local short, p, q = {}, {}, {}
    short.next, p.next, q.next = short, q, p
    assert.same(short, p)
    q.more = 1
    assert.is_not.same(short, p)
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

describe("The rest of luassert's assertions", function()
  it("return their results", function()
    local first, second = assert.matches("(%d)(%d)", "12")
    assert.same({ "1", "2" }, { first, second })
    assert.equal("boom", (assert.has_error(function() error("boom") end)))
    assert.equal("12", (assert.error_matches(function() error("boom 12") end, "(%d+)")))
    assert.equal(2, (assert.array({ 1, nil, 3 }).has.holes(3)))
  end)

  it("take errors of any kind, and anything that can be called", function()
    local described = setmetatable({}, { __tostring = function() return "hi" end })
    assert.has_error(function() error(described) end, "hi")
    assert.has_error(function() error("12") end, 12)
    assert.error_matches(function() error(true) end, "tr")
    assert.has_error(setmetatable({}, { __call = function() error("q") end }), "q")
    assert.has_error.matches(function() error("abc") end, "b")
    assert.matches("a function to call expected, got 12$", message(assert.has_error, 12))
  end)

  it("look for doubles and holes, and count values", function()
    assert.unique { 1, 2, {} , {} }
    assert.equal("Expected values without doubles.\n  double: {1}\n  the same at [1] and [2]",
      message(assert.unique, { { 1 }, { 1 } }, true))
    assert.array({ 1, 2 }).has.no.holes()
    assert.equal("Expected a list without holes, and there is one at 2.\n  actual: {1, [3] = 3}",
      message(assert.array({ 1, nil, 3 }).has.no.holes))
    assert.returned_arguments(2, 1, nil)
    assert.equal("Expected another number of values.\n  expected: 2\n  actual:   1",
      message(assert.returned_arguments, 2, 1))
  end)

  it("say how far off a number is", function()
    assert.equal("Expected a number within the tolerance.\n  expected: 1 ± 0.1\n"
      .. "  actual:   1.3 (off by 0.3)", message(assert.near, 1, 1.3, 0.1))
  end)

  it("take a message before them, and in any place that is free", function()
    assert.matches("^before\nExpected true", message(assert.message("before").is_true, false))
    assert.matches("^behind\nExpected a string", message(assert.matches, "a", "b", 1, "behind"))
    assert.matches("^{1}\nExpected true", message(assert.is_true, false, { 1 }))
  end)

  it("go by any spelling", function()
    assert.ARE.EQUAL(1, 1)
    assert.does_not_match("x", "y")
    assert.has_no_error(function() end)
    local is = assert.is
    is.True(true)
    is.False(false)
  end)

  it("need as many arguments as they say", function()
    assert.equal("assert.same needs 2 arguments, got 1", message(assert.same, 1))
  end)

  it("are named when another one is asked for", function()
    local said = message(assert.is_equl, 1, 1)
    assert.matches("there is no assertion assert.is_equl; did you mean 'is_equal'%?\nthere are: equal, ", said)
  end)
end)

-- The ways in which groups and specs are written.

describe "A name in front of its function" (function()
  local seen = {}

  setup "as a hook" (function() seen[#seen + 1] = "setup" end)
  before_each("with a name and a function", function() seen[#seen + 1] = "before" end)

  it "defines a spec" (function() assert.same({ "setup", "before" }, seen) end)
end)

context("Other words", function()
  randomize(false) -- the last spec counts those before it
  local ran = 0
  spec("spec is one", function() ran = ran + 1 end)
  test("test is one", function() ran = ran + 1 end)
  it("it is one", function() assert.equal(2, ran) end)
end)

describe("A body", function()
  local names
  setup(function() names = { "a", "b" } end)

  describe("runs after the setup around it", function()
    randomize(false)
    local count = 0
    for index, name in ipairs(names) do
      it("which it can use: " .. name, function()
        count = count + 1
        assert.equal(index, count)
      end)
    end
  end)

  it("can be anything that can be called", setmetatable({}, { __call = function() end }))
end)

describe("it.each", function()
  randomize(false) -- the last spec looks at what the others did
  local sums = {}

  it.each { { 1, 2, 3 }, { 2, 2, 4 } }("adds %d and %d", function(a, b, sum)
    sums[#sums + 1] = sum
    assert.equal(sum, a + b)
  end)

  it.each { { name = "Ann", age = 7 } }("gives $name, $age years old, as a table", function(row)
    assert.same({ name = "Ann", age = 7 }, row)
  end)

  it.each { "x", "y" }("passes what is no table as it is: %s", { retries = 1 }, function(value)
    assert.equal(1, #value)
  end)

  it("makes a spec of each row", function() assert.same({ 3, 4 }, sums) end)
end)

describe.each { { "one", 1 }, { "two", 2 } }("describe.each, %s", function(name, number)
  it("makes groups", function() assert.equal(#name == 3 and number or 2, number) end)
end)

describe("it.fails", function()
  it.fails("succeeds with an assertion that doesn't hold", function() assert.equal(1, 2) end)
  it.fails("succeeds with an error", function() error("no") end)
end)

describe("Options", function()
  randomize(false)
  local tries = 0
  it("can have tags", { tags = { "tagged" }, timeout = 5 }, function() tries = 1 end)
  it("don't keep a spec from running", function() assert.equal(1, tries) end)
end)

describe("A step in a step", function()
  it("gives its result outward", function()
    local result = step("outer", function() return step("inner", function() return 1 end) + 1 end)
    assert.equal(2, result)
  end)

  it("lets an error through", function()
    assert.has_error(function() step("outer", function() error("broken", 0) end) end, "broken")
  end)
end)

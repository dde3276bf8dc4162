-- How values are printed: the same text on every run. Failed assertions show it.

local function printed(value)
  local _, failure = pcall(assert.is_nil, value)
  return (tostring(failure):gsub("^Expected nil.\n  actual:%s*", ""))
end

describe("A printed value", function()
  it("is a literal where there is one", function()
    assert.equal('{"a \\"b\\"\\n\\t\\x00\\xFF"}', printed({ 'a "b"\n\t\0\xFF' }))
    assert.equal("1", printed(1))
    assert.equal("1.0", printed(1.0))
    assert.equal("0.1", printed(0.1))
    assert.equal("0.30000000000000004", printed(0.1 + 0.2))
    assert.equal("1e+100", printed(1e100))
    assert.equal("inf", printed(math.huge))
    assert.equal("false", printed(false))
  end)

  it("has no address", function()
    assert.equal("<function>", printed(print))
    assert.equal("<thread>", printed(coroutine.create(print)))
    assert.equal("<file>", printed(io.stdout))
    assert.matches("^<function specs/language/printing_spec.lua:%d+>$", printed(function() end))
  end)

  it("has sorted keys, the sequence first", function()
    assert.equal('{"a", "b", [-1] = 0, [10] = 1, ["end"] = 3, z = 2, [true] = 4}',
      printed({ "a", "b", z = 2, [10] = 1, [-1] = 0, ["end"] = 3, [true] = 4 }))
  end)

  it("marks cycles", function()
    local value = { child = {} }
    value.child.parent = value
    value.child.me = value.child
    assert.equal("{child = {me = <cycle to .child>, parent = <cycle to the outermost table>}}", printed(value))
  end)

  it("is the text of __tostring", function()
    assert.equal("{point (1, 2)}",
      printed({ setmetatable({}, { __tostring = function() return "point (1, 2)" end }) }))
  end)

  it("is cut where it would go on for ever", function()
    local long = {}
    for index = 1, 250 do long[index] = index end
    assert.matches(",\n +… 50 more,\n +}$", printed(long))
  end)
end)

describe("A message", function()
  it("ends, also about tables that share tables", function()
    local shared = {}
    for _ = 1, 60 do shared = { shared, shared } end
    local ok, failure = pcall(assert.is_nil, shared)
    assert.is_false(ok)
    assert.is_true(#tostring(failure) < 1000000)
    assert.matches("{…}", tostring(failure), 1, true)
  end)
end)

describe("an error value", function()
  it("can be a table", function()
    error({ code = 42, reasons = { "late", "tired" } })
  end)

  it("can be a table with a text", function()
    error(setmetatable({}, { __tostring = function() return "text of its own" end }))
  end)

  it("can be nil", function()
    error(nil)
  end)

  it("can be something else", function()
    error(true)
  end)

  it("can be bytes that are not text", function()
    error("bad \xFF byte")
  end)

  it("can name the caller's line", function()
    local function check()
      error("called wrongly", 2)
    end
    check()
  end)

  it("can come out of a coroutine", function()
    local next_value = coroutine.wrap(function() error("inside") end)
    next_value()
  end)

  it("can come from a tail call", function()
    return assert.equal(1, 2)
  end)
end)

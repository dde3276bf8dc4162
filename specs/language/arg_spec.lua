-- The global `arg`, which names the programs that run a spec.
describe("arg", function()
  it("has the program at 0, and nothing of the command line", function()
    assert.is_string(arg[0])
    assert.matches("%S", arg[0])
    assert.same(nil, arg[1])
  end)

  it("leads down to an interpreter, or to the program where there is none", function()
    local index = 0
    while arg[index] do index = index - 1 end
    local interpreter = arg[index + 1]
    assert.is_true(index == -1 or index == -2)
    if index == -2 then assert.matches("lua", interpreter) else assert.equal(arg[0], interpreter) end
  end)

  it("is the file's own to change", function()
    local before = arg
    arg = { [0] = "mine" }
    finally(function() arg = before end)
    assert.equal("mine", arg[0])
  end)
end)

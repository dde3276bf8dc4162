describe("a group whose body fails", function()
  it("has no specs", function() end)
  undefined_helper()
end)

describe("another group", function()
  it("runs all the same", function() end)
end)

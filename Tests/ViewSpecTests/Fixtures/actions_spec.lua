describe("A counter", function()
  local Counter = View("Counter", function(self)
    local count = self:state("count", 0)
    return VStack { Text("Count: " .. count.value), Button("Add", function() count.value = count.value + 1 end) }
  end)

  it("counts to three", function()
    local screen = host(Counter())
    for _ = 1, 2 do screen:find("Button"):tap() end
    assert.equal("Count: 3", screen:find("Text"):string())
  end)

  it("has a switch", function()
    host(Counter()):find("Toggle"):tap()
  end)
end)

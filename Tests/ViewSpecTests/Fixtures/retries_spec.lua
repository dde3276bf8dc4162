describe("a spec that is tried again", function()
  local attempts = 0

  it("has its time for each attempt", { timeout = 0.3, retries = 2 }, function()
    attempts = attempts + 1
    while attempts < 3 do end
  end)

  it("is over when none is left", { timeout = 0.2, retries = 1 }, function()
    while true do end
  end)

  it("leaves the next one its time", { timeout = 0.2 }, function()
    while true do end
  end)
end)

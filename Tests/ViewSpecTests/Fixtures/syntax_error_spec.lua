describe("a file that doesn't parse", function()
  it("never runs", function(
end)

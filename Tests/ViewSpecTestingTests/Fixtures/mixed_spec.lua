describe("Mixed", function()
  it("holds", function() assert.equal(1, 1) end)

  it("fails", function()
    assert.equal(1, 2)
  end)

  it("waits for somebody to write it")
end)

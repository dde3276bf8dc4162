-- Soft assertions, whose failures are told when the spec is through; a run with failing ones is in the tests.

describe("A soft assertion", function()
  it("passes as any other", function()
    assert.soft.equal(1, 1)
    assert.soft.is_not.same({ 1 }, { 2 })
    assert.equal(2, (assert.soft.is_number(2)))
  end)
end)

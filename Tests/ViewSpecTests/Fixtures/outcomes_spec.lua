describe("Outcomes", function()
  it("succeeds", function()
    assert.is_true(true)
  end)

  it("is not written yet")

  pending("is set aside", function()
    error("never runs")
  end)

  it("turns out to be pending", function()
    pending("waits for the backend")
  end)

  it("fails in an assertion", function()
    assert.equal("Count: 1", "Count: 0")
  end)

  it("fails in a helper", function()
    local function check(value)
      assert.is_true(value)
    end
    check(false)
  end)

  it("has an error", function()
    local nothing
    return nothing.field
  end)

  context("in a group #tagged", function()
    test("has a name of its own", function() end)
  end)
end)

spec("stands outside any group", function() end)

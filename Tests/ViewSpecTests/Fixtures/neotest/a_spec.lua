describe("Lamp", function()
  it("is dark", function() assert.has_text(host(views.Lamp()), "Dark") end)

  it("lights up", function()
    local screen = host(views.Lamp())
    screen:find{ button = "Turn on" }:tap()
    assert.has_text(screen, "Light")
  end)

  describe("when it is broken", function()
    it("has an error", function() error("no lamp") end)
    pending("is repaired", function() end)
  end)
end)

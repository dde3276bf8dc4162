describe("A view for what isn't there", function()
  it("says what, why, and what can be done", function()
    local added = false
    local screen = host(ContentUnavailableView {
      "No recipes", systemImage = "tray", description = "Add one to begin.",
      actions = Button { "Add", function() added = true end },
    })
    assert.has_text(screen, "No recipes")
    assert.has_text(screen:find("ContentUnavailableView"):description(), "Add one to begin.")
    screen:find { button = "Add" }:tap()
    assert.is_true(added)
  end)

  it("needs no more than a label", function()
    local screen = host(ContentUnavailableView { Label { "No recipes", systemImage = "tray" } })
    assert.has_text(screen, "No recipes")
    assert.equal(0, #screen:findAll("Button"))
  end)
end)

describe("Inbox", function()
  local inbox, screen

  before_each(function()
    inbox = models.Inbox{ items = { "Lunch", "Rent" } }
    screen = host(views.Inbox(inbox), { environment = { locale = "de" } })
  end)

  it("shows the items of the model", function()
    inbox:add("Call Ann")
    assert.has_text(screen, "3 items, in de")
  end)

  it("changes the model", function()
    screen:find{ button = "Clear" }:tap()
    assert.same({}, inbox.items)
  end)

  it("awaits async methods, and raises their errors", function()
    inbox:reload()
    assert.has_text(screen, "from the server")
    inbox.isOnline = false
    assert.error_matches(function() inbox:reload() end, "offline")
  end)

  it("is followed", function()
    local counts = {}
    inbox:onChange("items", function(new, old) counts[#counts + 1] = #old .. " to " .. #new end)
    inbox:add("Call Ann")
    assert.same({ "2 to 3" }, counts)
  end)

  it("comes with functions of the app", function()
    assert.equal("1.0", app.version())
  end)
end)

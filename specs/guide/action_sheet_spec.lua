-- Guide: Alert, Sheet and ActionSheet, action sheets.

describe("An action sheet", function()
  local isShown, log, screen

  before_each(function()
    isShown, log = State(true), {}
    screen = host(Text("Photo"):actionSheet {
      isPresented = isShown,
      title = "Photo",
      message = "What now?",
      buttons = {
        AlertButton("Share", function() table.insert(log, "share") end),
        AlertButton { "Delete", style = "destructive" },
        AlertButton { "Cancel", style = "cancel" },
      },
    })
  end)

  it("has a title and a message", function()
    local sheet = screen:actionSheet()
    assert.equal("Photo", sheet:title():string())
    assert.equal("What now?", sheet:message():string())
    assert.equal(3, #sheet)
    assert.equal("default", sheet:alertButton(1):style())
    assert.equal("destructive", sheet:alertButton(2):style())
    assert.equal("Cancel", sheet:alertButton(3):labelView():string())
    assert.error_matches(function() sheet:alertButton(4) end, "4")
  end)

  it("goes with any of its buttons", function()
    screen:actionSheet():alertButton(1):tap()
    assert.same({ "share" }, log)
    assert.is_false(isShown.value)
    assert.error_matches(function() screen:actionSheet() end, "View for ActionSheet is absent", 1, true)
  end)

  it("is made of an item", function()
    local photo = State("Sunset")
    local other = host(Text("Photo"):actionSheet {
      item = photo,
      title = "Photo",
      buttons = function(name) return AlertButton("Delete " .. name) end,
    })
    other:find { "AlertButton", containing = "Delete Sunset" }:tap()
    assert.is_nil(photo.value)
  end)
end)

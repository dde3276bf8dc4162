describe("Swipe actions", function()
  it("are found by their edge, and carried out", function()
    local log = {}
    local screen = host(List {
      Text("row"):swipeActions { edge = "leading", Button("Pin", function() log[#log + 1] = "pin" end) }
        :swipeActions { allowsFullSwipe = false, Button("Delete", function() log[#log + 1] = "delete" end) },
    })
    local row = screen:find { text = "row" }
    assert.equal("leading", row:swipeActions(1):edge())
    row:swipeActions(1):fullSwipe()
    row:swipe("trailing")
    row:swipeActions(2):button(1):tap()
    assert.same({ "pin", "delete" }, log)
    assert.error_matches(function() row:swipeActions(2):fullSwipe() end, "allowsFullSwipe is false")
  end)

  it("of a Swift view delete its row", function()
    local screen = host(views.NoteList { notes = { "Bread" } })
    screen:find { text = "Bread" }:swipeActions():fullSwipe()
    assert.is_not_nil(screen:find { text = "0 notes" })
  end)
end)

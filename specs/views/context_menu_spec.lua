describe("A context menu", function()
  it("has items that can be tapped, and a preview", function()
    local count = State(0)
    local screen = host(VStack { Text("a"):contextMenu {
      Button("Raise", function() count.value = count.value + 1 end), Divider(), preview = Text("large"),
    } })
    local menu = screen:find { text = "a" }:contextMenu()
    menu:button(1):tap()
    screen:find { button = "Raise" }:tap()
    assert.equal(2, count.value)
    assert.equal("large", menu:preview():text():string())
  end)

  it("of a Swift view acts on its row", function()
    local screen = host(views.NoteList { notes = { "Bread" } })
    screen:find { text = "Bread" }:contextMenu():button(1):tap()
    assert.is_not_nil(screen:find { text = "Bread copy" })
  end)

  it("is missing where there is none", function()
    assert.error_matches(function() host(Text("a")):text():contextMenu() end, "contextMenu")
  end)
end)

describe("A toolbar", function()
  it("has the items of the system that it is given", function()
    local screen = host(NavigationStack { Text("page"):toolbar {
      ToolbarItem { placement = "bottomBar", DefaultToolbarItem { kind = "search" } },
    } })
    assert.equal("search", screen:find("DefaultToolbarItem"):itemKind())
  end)

  it("has buttons with roles", function()
    local isDone = false
    local screen = host(NavigationStack { Text("page"):toolbar {
      ToolbarItem {
        placement = "confirmationAction",
        Button { "Done", action = function() isDone = true end, role = "confirm" },
      },
    } })
    assert.equal("confirm", screen:find { button = "Done" }:role())
    screen:find { button = "Done" }:tap()
    assert.is_true(isDone)
  end)

  it("has items and groups", function()
    local log = {}
    local screen = host(NavigationStack { Text("page"):toolbar {
      id = "main",
      ToolbarItem { id = "title", placement = "principal", Text("Title") },
      ToolbarItemGroup {
        placement = "bottomBar", Button("One", function() log[#log + 1] = 1 end),
        Button("Two", function() log[#log + 1] = 2 end),
      },
    }:toolbarVisibility("hidden", { bars = { "tabBar" } }) })
    local toolbar = screen:find { text = "page" }:toolbar()
    assert.equal("main", toolbar:identifier())
    assert.equal("title", toolbar:item(1):identifier())
    assert.equal("principal", toolbar:item(1):placement())
    assert.is_true(toolbar:item(1):showsByDefault())
    assert.equal("Title", toolbar:item(1):text():string())
    toolbar:itemGroup(2):button(2):tap()
    screen:find { button = "One" }:tap()
    assert.same({ 2, 1 }, log)
    assert.equal("hidden", screen:find { text = "page" }:toolbarVisibility())
    assert.error_matches(function() toolbar:item(2) end, "ToolbarItemGroup")
  end)

  it("of a Swift view can be used", function()
    local screen = host(views.NoteList { notes = {} })
    screen:find { button = "Add" }:tap()
    assert.is_not_nil(screen:find { text = "1 notes" })
    screen:press("n", { "command" })
    assert.is_not_nil(screen:find { text = "2 notes" })
  end)
end)

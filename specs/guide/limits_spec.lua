-- What once kept a search out no longer does.

describe("A search goes into", function()
  it("content of the navigation bar", function()
    local taps = 0
    local screen = host(NavigationView {
      Text("Inbox"):navigationBarItems {
        leading = Text("Edit"), trailing = Button("Compose", function() taps = taps + 1 end),
      },
    })
    assert.equal("Edit", screen:find{ text = "Edit" }:string())
    screen:find{ button = "Compose" }:tap()
    assert.equal(1, taps)
  end)

  it("a popover, while it is shown", function()
    local isShown = State(false)
    local screen = host(Button("Filter", function() isShown.value = true end):popover {
      isPresented = isShown, content = function() return Text("Unread only") end,
    })
    assert.error_matches(function() screen:find{ text = "Unread only" } end, "no text \"Unread only\"")
    screen:find{ button = "Filter" }:tap()
    assert.equal("Unread only", screen:find{ text = "Unread only" }:string())
    screen:find("Popover"):dismiss()
    assert.is_false(isShown.value)
  end)

  it("layers that are made of a preference", function()
    local count = PreferenceKey{ default = 0, reduce = function(value, next) return value + next end }
    local screen = host(VStack { Text("a"):preference(count, 2), Text("b"):preference(count, 3) }
      :overlayPreferenceValue(count, function(value) return Text("front " .. value) end)
      :backgroundPreferenceValue(count, function(value) return Text("back " .. value) end))
    assert.equal("front 5", screen:find{ text = "front 5" }:string())
    assert.equal("back 5", screen:find{ text = "back 5" }:string())
    assert.equal("front 5", screen:vStack():overlayPreferenceValue():text():string())
    assert.equal("back 5", screen:vStack():backgroundPreferenceValue():text():string())
  end)

  it("views that say nothing about being inspected", function()
    local Plain = View("Plain", function() return Text("inside") end)
    assert.equal("inside", host(HStack { Plain() }):find("Plain"):text():string())
  end)
end)

-- Guide: Alert, Sheet and ActionSheet, and what it leaves out: covers, popovers, confirmation
-- dialogs, one on the other.

describe("A full screen cover", function()
  it("is reached as a sheet is, and dismissed by what is on it", function()
    local isShown, dismissals = State(true), 0
    local screen = host(Text("below"):fullScreenCover {
      isPresented = isShown,
      content = Button("Close", function() isShown.value = false end),
      onDismiss = function() dismissals = dismissals + 1 end,
    })
    assert.equal("Close", screen:fullScreenCover():button():labelView():text():string())
    assert.error_matches(function() screen:fullScreenCover():dismiss() end,
      'FullScreenCover "Close" can\'t be swiped away: that is no gesture of a cover', 1, true)
    screen:find { button = "Close" }:tap()
    assert.is_false(isShown.value)
    assert.equal(1, dismissals)
    assert.error_matches(function() screen:fullScreenCover() end, "View for FullScreenCover is absent", 1, true)
    assert.error_matches(function() screen:sheet() end, "Text does not have 'sheet' modifier", 1, true)
  end)
end)

describe("A popover", function()
  it("points at its view from a side", function()
    local item = State("help")
    local screen = host(Text("?"):popover { item = item, arrowEdge = "leading", content = function(word)
      return Text("This is " .. word)
    end })
    assert.equal("leading", screen:popover():arrowEdge())
    assert.equal("This is help", screen:popover():text():string())
    assert.equal("text():popover():text()", screen:find { text = "This is help" }:pathToRoot())
    screen:popover():dismiss()
    assert.is_nil(item.value)
  end)
end)

describe("A confirmation dialog", function()
  local isShown, done, screen

  before_each(function()
    isShown, done = State(true), {}
    screen = host(Text("Bin"):confirmationDialog {
      title = "Empty the bin?",
      titleVisibility = "visible",
      isPresented = isShown,
      message = "12 things",
      actions = {
        Button { "Empty", role = "destructive", action = function() table.insert(done, "emptied") end },
        Button { "Leave", role = "cancel", action = function() end },
      },
    })
  end)

  it("has a title and a message", function()
    local dialog = screen:confirmationDialog()
    assert.equal("Empty the bin?", dialog:title():string())
    assert.equal("12 things", dialog:message():text():string())
    assert.equal("visible", dialog:titleVisibility())
    assert.equal("destructive", dialog:actions():button(1):role())
  end)

  it("goes with any of its buttons", function()
    screen:find { button = "Empty" }:tap()
    assert.same({ "emptied" }, done)
    assert.is_false(isShown.value)
    assert.same({}, screen:findAll("ConfirmationDialog"))
  end)

  it("may just be dismissed", function()
    screen:confirmationDialog():dismiss()
    assert.same({}, done)
    assert.is_false(isShown.value)
  end)
end)

describe("Screens above screens", function()
  it("are each dismissed alone", function()
    local lower, upper = State(true), State(true)
    local Upper = View("Upper", function(self) return Button("Close", function() self:dismiss() end) end)
    local screen = host(Text("below"):sheet(lower, function()
      return Text("lower"):sheet(upper, function() return Upper() end)
    end))
    screen:find { button = "Close" }:tap()
    assert.is_false(upper.value)
    assert.is_true(lower.value)
    screen:sheet():dismiss()
    assert.is_false(lower.value)
  end)

  it("are counted on one view, the innermost first", function()
    local view = Text("below"):sheet(State(true), Text("one")):sheet(State(false), Text("two"))
      :sheet(State(true), Text("three"))
    local screen = inspect(view)
    assert.equal("one", screen:sheet():text():string())
    assert.error_matches(function() screen:sheet(2) end, "View for Sheet is absent", 1, true)
    assert.equal("three", screen:sheet(3):text():string())
    -- Before a person, one comes after the other.
    assert.equal(1, #host(view):findAll("Sheet", { covered = true }))
  end)
end)

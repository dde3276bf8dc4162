-- Guide: Alert, Sheet and ActionSheet, alerts.

describe("An alert with two buttons", function()
  local isShown, log, screen

  before_each(function()
    isShown, log = State(true), {}
    screen = host(Text("Draft"):alert {
      isPresented = isShown,
      title = "Discard?",
      message = "It is gone then.",
      primaryButton = AlertButton {
         "Discard", style = "destructive", action = function() table.insert(log, "discard") end,
      },
      secondaryButton = AlertButton { "Keep", style = "cancel" },
    })
  end)

  it("has a title and a message", function()
    local alert = screen:alert()
    assert.equal("Discard?", alert:title():string())
    assert.equal("It is gone then.", alert:message():string())
    assert.equal("destructive", alert:primaryButton():style())
    assert.equal("Keep", alert:secondaryButton():labelView():string())
  end)

  it("goes with a button, which acts", function()
    screen:alert():primaryButton():tap()
    assert.same({ "discard" }, log)
    assert.is_false(isShown.value)
    assert.error_matches(function() screen:alert() end, "View for Alert is absent", 1, true)
  end)

  it("is searched like any view", function()
    assert.equal("text():alert():title()", screen:find { text = "Discard?" }:pathToRoot())
    screen:find { "AlertButton", containing = "Keep" }:tap()
    assert.same({}, log)
    assert.is_false(isShown.value)
  end)

  it("is dismissed by a button, or where it is only inspected", function()
    assert.error_matches(function() screen:alert():dismiss() end,
      'Alert "Discard?" can\'t be swiped away: one of its buttons ends it', 1, true)
    assert.is_true(isShown.value)
    inspect(Text("Draft"):alert { title = "Discard?", isPresented = isShown }):text():alert():dismiss()
    assert.is_false(isShown.value)
  end)
end)

describe("An alert of views", function()
  it("stays while a person types, and goes with a button", function()
    local isShown, name = State(true), State("")
    local screen = host(Text("File"):alert {
      title = "Rename",
      isPresented = isShown,
      actions = { TextField("Name", name), Button("Rename", function() end) },
    })
    screen:alert():actions():textField(1):setInput("notes.txt")
    assert.is_true(isShown.value)
    screen:alert():find { button = "Rename" }:tap()
    assert.is_false(isShown.value)
    assert.equal("notes.txt", name.value)
  end)

  it("is made of an item", function()
    local item = State { id = 1, name = "Ann" }
    local screen = host(Text("People"):alert {
      title = "Remove?",
      item = item,
      message = function(person) return person.name .. " is removed." end,
      actions = function(person) return Button("Remove " .. person.name, function() end) end,
    })
    assert.equal("Ann is removed.", screen:alert():message():string())
    item.value = { id = 2, name = "Bob" }
    screen:find { button = "Remove Bob" }:tap()
    assert.is_nil(item.value)
  end)

  it("says so where it has no such part", function()
    local alert = host(Text("x"):alert { title = "Hi", isPresented = State(true) }):alert()
    assert.error_matches(function() alert:message() end, "View for message is absent", 1, true)
    assert.error_matches(function() alert:primaryButton() end, "View for primaryButton is absent", 1, true)
  end)
end)

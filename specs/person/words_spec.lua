local refused = require("refused")

describe("A word from elsewhere", function()
  it("is answered with the verb of the view", function()
    local screen = host(VStack {
      TextField("Name", State("")), Button("Save", function() end), Toggle("Wi-Fi", State(true)),
      Picker { "Cuisine", State("a"), Text("A"):tag("a") },
    })
    local field, button, toggle, picker =
      screen:find("TextField"), screen:find("Button"), screen:find("Toggle"), screen:find("Picker")
    local expected = {
      ["TextField has no 'typeText'; did you mean 'setInput'?"] = function() field:typeText("a") end,
      ["TextField has no 'fill'; did you mean 'setInput'?"] = function() field:fill("a") end,
      ["TextField has no 'fill_in'; did you mean 'setInput'?"] = function() field:fill_in("a") end,
      ["TextField has no 'pressReturn'; did you mean 'submit'?"] = function() field:pressReturn() end,
      ["Button has no 'click'; did you mean 'tap'?"] = function() button:click() end,
      ["Button has no 'press'; did you mean 'tap'?"] = function() button:press() end,
      ["Toggle has no 'check'; did you mean 'tap'?"] = function() toggle:check() end,
      ["Picker has no 'selectOption'; did you mean 'select'?"] = function() picker:selectOption("A") end,
      ["VStack has no 'waitFor'; did you mean 'wait_until'?"] = function() screen:find("VStack"):waitFor() end,
      ["VStack has no 'pullToRefresh'; did you mean 'refresh'?"] = function() screen:find("VStack"):pullToRefresh() end,
    }
    for message, action in pairs(expected) do assert.equal(message, refused(action)) end
  end)

  it("is answered with the way back", function()
    local screen = host(NavigationStack { Text("root") })
    assert.equal("NavigationStack has no 'pop'; did you mean 'back'?", refused(function()
      screen:find("NavigationStack"):pop()
    end))
    assert.equal("Text has no 'goBack'; 'back' is a call of NavigationSplitView, NavigationStack, NavigationView",
      refused(function() screen:find("Text"):goBack() end))
  end)

  it("is answered with the views that have the verb", function()
    local button = host(Button("Save", function() end)):button()
    assert.equal("Button has no 'stepUp'; 'increment' is a call of Stepper", refused(function() button:stepUp() end))
  end)

  it("may be an assertion", function()
    assert.matches("did you mean 'has_text'?", refused(function() assert.toHaveText(host(Text("a")), "a") end), 1, true)
  end)

  it("is no word for anything else", function()
    local button = host(Button("Save", function() end)):button()
    assert.matches("Button has no 'fly'; it has: ", refused(function() button:fly() end), 1, true)
  end)
end)

-- A slip in an argument or an option is refused, with the name that was meant.

local refused = require("refused")

local function message(action) return (refused(action):gsub("^[^\n]-%.lua:%d+: ", "")) end

describe("A misspelt argument", function()
  it("of an app's view is refused", function()
    assert.equal("arguments: no 'usr'; did you mean 'user'? It takes: user",
      message(function() return views.SignIn { usr = "ann" } end))
    assert.equal("arguments: no 'dely'; did you mean 'delay'? It takes: delay, city, isReachable",
      message(function() return views.Forecast { city = "Oslo", dely = 2 } end))
    assert.has_text(host(views.SignIn { user = "ann" }), "Sign in")
  end)

  it("of an app's model is refused", function()
    assert.matches("no 'itms'; did you mean 'items'?", message(function()
      return models.ShoppingList { itms = {} }
    end), 1, true)
    assert.same({ "Milk" }, models.ShoppingList { items = { "Milk" } }.items)
  end)

  it("of a built-in view or a modifier is refused", function()
    assert.equal("VStack: takes no argument named 'spaceing'; did you mean 'spacing'? It takes: alignment, spacing",
      message(function() return VStack { spaceing = 8 } end))
    assert.matches("Text has no 'pading' (did you mean 'padding'?)", message(function()
      return Text("a"):pading(3)
    end), 1, true)
  end)

  it("of host is refused", function()
    assert.equal("host: takes no argument named 'enviroment'; did you mean 'environment'? It takes: environment, "
      .. "objects, storage, appearance, direction, orientation, screen, text_size",
      message(function() host(Text("a"), { enviroment = {} }) end))
    assert.matches("environment has no 'locl'; it has: locale",
      message(function() host(Text("a"), { environment = { locl = "de" } }) end), 1, true)
  end)

  it("of a search is refused, with all that there are", function()
    local screen = host(Text("a"))
    assert.equal("find has no option 'tex' (did you mean 'text'?); it takes: text, type, link, where, button, toggle, "
      .. "image, covered, relation, traversal, viewWithId, containing, skipFound, viewWithTag, navigationLink, "
      .. "accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityTraits, accessibilityIdentifier",
      message(function() screen:find { tex = "a" } end))
    assert.matches("find has no option 'textField'; write { type = \"TextField\" }",
      message(function() screen:find { textField = "a" } end), 1, true)
  end)

  it("of a wait is refused", function()
    assert.equal("wait_until() has no option \"timout\" (did you mean 'timeout'?); there are: interval, timeout",
      message(function() wait_until(function() return true end, { timout = 2 }) end))
    local screen = host(Text("a"))
    assert.equal("assert.eventually.has_text has no option \"timout\" (did you mean 'timeout'?); there are: interval, "
      .. "timeout", message(function() assert.eventually.has_text(screen, "a", { timout = 1 }) end))
    assert.equal("assert.eventually has no option \"timout\" (did you mean 'timeout'?); there are: interval, timeout",
      message(function() assert.eventually { timout = 1 }.has_text(screen, "a") end))
  end)
end)

describe("A misspelt name", function()
  it("of a view is refused", function()
    assert.matches("^no view is registered as 'Forcast' %(did you mean 'Forecast'%?%); registered are: ",
      message(function() return views.Forcast() end))
  end)

  it("of an assertion is refused", function()
    local screen = host(Text("a"))
    assert.matches("^there is no assertion assert.has_txt; did you mean 'has_text'%?",
      message(function() assert.has_txt(screen, "a") end))
    assert.matches("^there is no assertion assert.eventually_has_txt; did you mean 'eventually_has_text'%?",
      message(function() assert.eventually.has_txt(screen, "a") end))
  end)
end)

describe("An argument that nothing takes", function()
  it("is refused", function()
    local screen = host(Text("a"))
    assert.equal("exists takes no arguments: it is about the element that it is called on; for views inside it: "
      .. "#screen:findAll{ … } > 0", message(function() return screen:exists { text = "zzz" } end))
    assert.equal(0, #screen:findAll { text = "zzz" })
    assert.equal("Text:tap: takes at most 1 argument in order, got 2", message(function() screen:tap(1, 2) end))
  end)

  it("is missed where a view needs one", function()
    assert.equal("views.Forecast takes arguments, and got none: views.Forecast{ city = string, "
      .. "[isReachable = boolean], [delay = number] }", message(function() return views.Forecast() end))
    assert.equal("arguments.city: expected string, got integer 5",
      message(function() return views.Forecast { city = 5 } end))
  end)
end)

-- What a call has no use for is refused, so that a slip doesn't pass in silence.

local raised = require "raised_message"

local function message(check, ...) return (raised(check, ...):gsub("^[^\n]-:%d+: ", "")) end

describe("A registered view", function()
  it("refuses keys that it doesn't read", function()
    assert.equal("arguments: no 'usr'; did you mean 'user'? It takes: user",
      message(function() return views.SignIn{ usr = "ann" } end))
    assert.equal("arguments: no 'zzz'. It takes: user",
      message(function() return views.SignIn{ user = "ann", zzz = 1 } end))
    assert.equal("arguments: no [1]. It takes: user", message(function() return views.SignIn{ "ann" } end))
  end)

  it("says which key was meant where a value is missing", function()
    assert.equal("arguments: no 'cty'; did you mean 'city'? It takes: city",
      message(function() return views.Forecast{ cty = "Oslo" } end))
    assert.equal("arguments.city: expected string, got nil",
      message(function() return views.Forecast{ zzzzzz = "Oslo" } end))
  end)

  it("refuses names in a list", function()
    assert.equal("arguments.titles: no 'tite': it is a list",
      message(function() return views.ToDoList{ titles = { "a", tite = "b" } } end))
    assert.has_no.error(function() return views.ToDoList{ titles = table.pack("a", "b") } end)
  end)

  it("rejects further arguments", function()
    assert.equal("views.Lamp takes no arguments", message(function() return views.Lamp(1) end))
    assert.equal("views.Lamp takes no arguments", message(function() return views.Lamp{ on = true } end))
    assert.equal("views.SignIn: takes at most 1 argument in order, got 2",
      message(function() return views.SignIn({ user = "ann" }, 2) end))
  end)
end)

describe("A question to an element", function()
  local screen
  before_each(function() screen = host(VStack { Text("a"), TextField("b", State("")) }) end)

  it.each {
    "exists", "isAbsent", "isResponsive", "isFocused", "isAccessibilityFocused", "kind", "pathToRoot",
  }("%s takes nothing", function(name)
    assert.equal(name .. " takes no arguments: it is about the element that it is called on; "
      .. "for views inside it: #screen:findAll{ … } > 0",
      message(function() return screen[name](screen, { text = "zzz" }) end))
    assert.equal(name .. ": takes at most 0 arguments in order, got 1",
      message(function() return screen[name](screen, "zzz") end))
    assert.has_no.error(function() return screen[name](screen, nil) end)
  end)

  it("takes no more than it reads", function()
    local field = screen:find("TextField")
    assert.equal("parent: takes at most 0 arguments in order, got 1", message(function() field:parent(1) end))
    assert.equal("focus: takes at most 0 arguments in order, got 1", message(function() field:focus(true) end))
    assert.equal("press: takes at most 2 arguments in order, got 3",
      message(function() field:press("s", { "command" }, 1) end))
    assert.equal("text: takes at most 1 argument in order, got 2", message(function() screen:vStack():text(1, 2) end))
    assert.equal("view: takes at most 2 arguments in order, got 3", message(function() screen:view("A", 1, 2) end))
    assert.equal("find: takes at most 2 arguments in order, got 3",
      message(function() screen:find("Text", print, 1) end))
    assert.equal("find: takes at most 1 argument in order, got 2",
      message(function() screen:find({ text = "a" }, 1) end))
    assert.matches("^find has no option '%[2%]'; it takes: ", message(function() screen:find{ "Text", "Button" } end))
    assert.matches("^find has no option '%[1%]'; it takes: ", message(function() screen:find("Text", { "a" }) end))
  end)
end)

describe("A word of the language", function()
  it("takes no more than it reads", function()
    assert.equal("host: takes at most 2 arguments in order, got 3", message(host, Text("a"), {}, 1))
    assert.equal("inspect: takes at most 2 arguments in order, got 3", message(inspect, Text("a"), {}, 1))
    assert.equal("clock:advance: takes at most 1 argument in order, got 2",
      message(function() clock:advance(1, 2) end))
    assert.equal("clock:elapsed: takes at most 0 arguments in order, got 1",
      message(function() clock:elapsed(1) end))
    assert.equal("host: objects: no 'session': it is a list",
      message(host, Text("a"), { objects = { session = 1 } }))
  end)
end)

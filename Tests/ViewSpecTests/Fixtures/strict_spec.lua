describe("A screen with two buttons of one name", function()
  local screen
  before_each(function()
    screen = host(VStack { Button("Go", function() end), Button("Go", function() end), Button("Edit", function() end) })
  end)

  it("is acted on at the one that find picks", function() screen:find { button = "Go" }:tap() end)
  it("is read at the one that find picks", function() assert.visible(screen:find { button = "Go" }) end)
  it("is acted on where only one fits", function() screen:find { button = "Edit" }:tap() end)
  it("is acted on where the spec says which", function() screen:find { button = "Go", skipFound = 1 }:tap() end)
  it("is acted on by position", function() screen:vStack():button(1):tap() end)
  it("is focused at the one that find picks", function() screen:find { button = "Go" }:focus() end)
end)

-- What has another name here.
describe("A word of another tool", function()
  it("for a function", function() waitFor(function() end) end)
  it("for a hook", function() beforeEach(function() end) end)
end)

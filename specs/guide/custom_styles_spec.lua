-- A style system of a script's own: a view that calls the function it is given.
describe("A custom style", function()
  local Badge = View("Badge", function(_, text, style)
    return HStack{ Text("badge"), style{ text = Text(text) } }
  end)

  local function starred(configuration)
    return ZStack{ configuration.text, Image("star") }
  end

  it("makes a part of a view's body", function()
    local badge = host(Badge("new", starred))
    assert.equal("new", badge:find("ZStack"):text(1):string())
    assert.equal("star", badge:find("Image"):name())
  end)

  it("is inspected alone", function()
    local body = host(starred{ text = Text("alone") })
    assert.equal("alone", body:zStack():text(1):string())
  end)

  it("that an app's modifier would give is an error where there is none", function()
    local text = host(Text("a"))
    assert.error_matches(function() text:customStyle("badgeStyle") end, "Text does not have 'badgeStyle' modifier")
    assert.error_matches(function() host(Text("a")):customStyle() end, "'name' is missing")
  end)
end)

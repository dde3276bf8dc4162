-- Views that specs define: `View(name, body)` makes something that is called to make a view.

describe("A view's definition", function()
  it("passes its arguments to its body", function()
    local Row = View("Row", function(_, row) return Text(row.name .. row.count) end)
    assert.equal("a2", host(Row { name = "a", count = 2 }):text():string())
    local Sum = View("Sum", function(_, a, b) return Text(a + b) end)
    assert.equal("3", host(Sum(1, 2)):text():string())
  end)

  it("may give functions to the views inside", function()
    local tapped
    local Choice = View("Choice", function(_, choice)
      return Button(choice.title, function() choice.onTap(choice.title) end)
    end)
    local screen = host(VStack {
      Choice { title = "a", onTap = function(title) tapped = title end },
      Choice { title = "b", onTap = function(title) tapped = title end },
    })
    screen:find { button = "b" }:tap()
    assert.equal("b", tapped)
  end)

  it("has views inside that are its own", function()
    local Frame = View("Frame", function(_, frame) return VStack { Text(frame.title), frame.content } end)
    local screen = host(Frame { title = "Title", content = Text("inside") })
    assert.equal("inside", screen:vStack():text(2):string())
  end)

  it("may leave its views out", function()
    local Notice = View("Notice", function(_, notice) return notice.isShown and Text("Notice") end)
    assert.equal("Notice", host(Notice { isShown = true }):text():string())
    assert.error_matches(function() host(Notice { isShown = false }):text() end, "absent")
  end)

  it("may give several views, side by side", function()
    local Pair = View("Pair", function() return Text("a"), Text("b") end)
    local screen = host(VStack { Pair() })
    assert.equal("b", screen:view("Pair", 1):text(2):string())
  end)

  it("prints its name", function()
    assert.equal('View "Row"', tostring(View("Row", function() return Text("") end)))
  end)
end)

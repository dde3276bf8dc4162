local refused = require("refused")

local function sheet(content)
  local isPresented = State(true)
  local screen = host(Text("Recipes"):sheet { isPresented = isPresented, content = function() return content end })
  return screen:text():sheet(), isPresented
end

describe("A sheet", function()
  it("is swiped away", function()
    local filter, isPresented = sheet(Text("Filter"))
    filter:dismiss()
    assert.is_false(isPresented.value)
  end)

  it("stays where a view on it keeps it", function()
    local filter, isPresented = sheet(VStack { Text("Filter"):interactiveDismissDisabled() })
    assert.equal(
      "Sheet \"Filter\" can't be swiped away: Text on it has interactiveDismissDisabled; "
        .. "use what the screen offers, such as a button (at text():sheet())",
      refused(function() filter:dismiss() end))
    assert.is_true(isPresented.value)
  end)

  it("goes where nothing keeps it any more", function()
    local filter, isPresented = sheet(Text("Filter"):interactiveDismissDisabled(false))
    filter:dismiss()
    assert.is_false(isPresented.value)
  end)

  it("below another one that stays isn't kept by it", function()
    local first, second = State(true), State(true)
    local screen = host(Text("a"):sheet {
      isPresented = first, content = function()
        return Text("b"):sheet {
          isPresented = second, content = function() return Text("c"):interactiveDismissDisabled() end,
        }
      end,
    })
    local lower = screen:text():sheet()
    assert.matches("can't be swiped away", refused(function() lower:text():sheet():dismiss() end))
    second.value = false
    lower:dismiss()
    assert.is_false(first.value)
  end)
end)

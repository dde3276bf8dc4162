-- Touches at places of the screen, and what covers a view.

local options = { screen = { width = 100, height = 100 } }

local function box(width, height) return Rectangle():frame { width = width, height = height } end

describe("A tap at a place", function()
  it("is taken by the topmost view there", function()
    local tapped = {}
    local function note(name) return function() tapped[#tapped + 1] = name end end
    local screen = host(
      ZStack { Rectangle():onTapGesture(note("back")), box(20, 20):onTapGesture(note("front")) }, options)
    screen:tap { x = 50, y = 50 }
    screen:tap { x = 10, y = 10 }
    assert.same({ "front", "back" }, tapped)
  end)

  it("reaches a control", function()
    local count = State(0)
    local screen = host(Button { "Add", action = function() count.value = count.value + 1 end }, options)
    screen:tap { x = 50, y = 50 }
    assert.equal(1, count.value)
  end)

  it("is refused with what is there", function()
    local screen = host(VStack { Text("Total") }, options)
    assert.error_matches(
      function() screen:tap { x = 50, y = 50 } end,
      'nothing at %(50, 50%) takes a tap: there is Text "Total" in VStack')
    assert.error_matches(
      function() screen:tap { x = 50, y = 5 } end,
      "nothing at %(50, 5%) takes a tap: no view is there")
    assert.error_matches(function() screen:tap { x = 500, y = 5 } end, "the screen is 100 by 100 points")
  end)

  it("is a whole place, and one of the screen", function()
    local screen = host(VStack { Text("a") }, options)
    assert.error_matches(function() screen:tap { x = 50 } end, "takes both x and y")
    assert.error_matches(function() screen:find("Text"):tap { x = 1, y = 1 } end, "for screen:tap")
  end)

  it("may be a press or a drag", function()
    local done = {}
    local screen = host(
      Rectangle():onLongPressGesture { action = function() done[#done + 1] = "pressed" end }
        :gesture(DragGesture {
          onEnded = function(value)
            done[#done + 1] = ("from %g, %g by %g"):format(
              value.startLocation.x, value.startLocation.y, value.translation.width)
          end,
        })
        :padding(10), options)
    screen:longPress { x = 50, y = 50 }
    screen:drag { x = 20, y = 30, to = { x = 60, y = 30 } }
    assert.same({ "pressed", "from 10, 20 by 40" }, done)
  end)
end)

describe("A view that another covers", function()
  it("is not tapped, and what covers it is named", function()
    local screen = host(ZStack { Button { "Save", action = function() end }, Rectangle() }, options)
    assert.error_matches(
      function() screen:find("Button"):tap() end,
      'Button "Save" can\'t be %w+: Rectangle covers its middle at %(50, 50%)')
  end)

  it("is tapped where what covers it lets touches through, and in a tree without places", function()
    local count = 0
    local function view(cover)
      return ZStack { Button { "Save", action = function() count = count + 1 end }, cover }
    end
    host(view(Rectangle():allowsHitTesting(false)), options):find("Button"):tap()
    host(view(Rectangle()), { screen = false }):find("Button"):tap()
    assert.equal(2, count)
  end)
end)

describe("A visible view", function()
  local function rows()
    local texts = {}
    for index = 1, 20 do texts[index] = Text("Row " .. index):frame { height = 20 } end
    return ScrollView { VStack { spacing = 0, table.unpack(texts) } }
  end

  it("is in the viewport of a named screen", function()
    local screen = host(rows(), options)
    assert.visible(screen:find { text = "Row 2" })
    local row = screen:find { text = "Row 17" }
    assert.is_not.visible(row)
    assert.hidden(row)
    assert.error_matches(
      function() assert.visible(row) end,
      'Text "Row 17" is below the viewport of ScrollView; acting on it scrolls to it')
  end)

  it("is anywhere in it where no screen is named", function() assert.visible(host(rows()):find { text = "Row 17" }) end)
end)

describe("A tap at the place of a field", function()
  it("brings the keyboard to it", function()
    local screen = host(VStack { TextField("Name", State("")), TextEditor(State("")) }, options)
    screen:tap { x = 50, y = 80 }
    assert.is_true(screen:find("TextEditor"):isFocused())
    screen:tap { x = 50, y = 10 }
    assert.is_true(screen:find("TextField"):isFocused())
    assert.is_false(screen:find("TextEditor"):isFocused())
  end)
end)

describe("A modifier after an offset", function()
  local function red() return Color.red:frame { width = 40, height = 40 } end
  local middle = { x = 196.5, y = 442.5 }

  it("turns the view around its place without the offset, as the hours of a dial", function()
    local taps = State(0)
    local screen = host(red():offset { x = 60 }:rotationEffect(Angle.degrees(180))
      :onTapGesture(function() taps.value = taps.value + 1 end))
    screen:tap { x = middle.x - 60, y = middle.y }
    assert.equal(1, taps.value)
    assert.error(function() screen:tap { x = middle.x + 60, y = middle.y } end)
  end)

  it("makes the view larger around that place", function()
    local taps = State(0)
    local screen = host(red():offset { x = 60 }:scaleEffect(2)
      :onTapGesture(function() taps.value = taps.value + 1 end))
    screen:tap { x = middle.x + 155, y = middle.y }
    assert.equal(1, taps.value)
    assert.error(function() screen:tap { x = middle.x + 70, y = middle.y } end)
  end)

  it("clips the view there, so that nothing of it is seen", function()
    local screen = host(red():offset { x = 60 }:clipped())
    assert.is_not_visible(screen:find("Color"))
    assert.is_visible(host(red():clipped():offset { x = 60 }):find("Color"))
  end)
end)

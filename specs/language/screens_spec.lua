-- Screens as text: what is kept of a screen, and how it is asked for.

local function form()
  return NavigationStack {
    VStack {
      Text("Account"):accessibilityAddTraits("header"),
      TextField("User", State("ann")),
      SecureField("Password", State("secret")),
      Toggle("Stay signed in", State(true)),
      Button("Sign in", print):disabled(true),
      Image { systemName = "trash" }:accessibilityLabel("Delete"),
      Text("A long sentence that has no room"):lineLimit(1):frame { width = 90 },
    }:navigationTitle("Welcome"),
  }
end

describe("A screen as text", function()
  it("has a line for each element, with its state and its place", function()
    assert.matches_screen(host(form()), [[
      iPhone 15, 393 by 852 points
      NavigationTitle "Welcome" at 16, 107, 149.33 by 40.67
      Text "Account", header at 164.67, 386.67, 63.67 by 20.33
      TextField "User", input "ann" at 0, 415, 393 by 20.33
      SecureField "Password", input "••••••" at 0, 443.33, 393 by 20.33
      Toggle "Stay signed in", on at 0, 471.67, 393 by 31
      Button "Sign in", disabled at 171, 510.67, 51 by 20.33
      Image "trash", label "Delete" at 186.33, 539, 20.33 by 19
      Text "A long sentence that has no room", cut off: "A long se…" at 154.67, 566, 84 by 20.33
    ]])
  end)

  it("begins with the circumstances", function()
    local options = {
      screen = "iPhone SE", orientation = "landscape", appearance = "dark", text_size = "xLarge",
      direction = "right_to_left",
    }
    assert.matches_screen(host(Text("Hello"), options), [[
      iPhone SE, 667 by 375 points, dark, text size xLarge, right to left
      Text "Hello" at 312, 186, 43.5 by 23
    ]])
  end)

  it("has what is inside an element below it", function()
    assert.matches_screen(host(Button(VStack { Text("Milk"), Text("€1.20") }, print)), [[
      iPhone 15, 393 by 852 points
      Button at 175.33, 418.33, 42.67 by 40.67
        Text "Milk" at 181, 418.33, 31 by 20.33
        Text "€1.20" at 175.33, 438.67, 42.67 by 20.33
    ]])
  end)

  it("may be a part of the screen", function()
    local screen = host(VStack { HStack { Text("a"), Text("b") }, Text("c") })
    assert.matches_screen(screen:find("HStack"), [[
      iPhone 15, 393 by 852 points
      Text "a" at 182.67, 418.33, 9.33 by 20.33
      Text "b" at 200, 418.33, 10.33 by 20.33
    ]])
  end)

  it("has the sheet above the screen alone, and the keyboard", function()
    local isShown = State(false)
    local screen = host(VStack { Text("Below") }:sheet(isShown, function() return TextField("Name", State("")) end))
    isShown.value = true
    screen:find("TextField"):focus()
    assert.matches_screen([[
      iPhone 15, 393 by 852 points
      Keyboard at 0, 516, 393 by 336
      Sheet at 0, 69, 393 by 783
        TextField "Name", focused at 0, 282.33, 393 by 20.33
    ]])
  end)

  it("has a dialog and a menu with their buttons", function()
    local isShown = State(true)
    host(Text("Below"):alert(isShown, "Sure?", { actions = HStack { Button("Yes", print), Button("No", print) } }))
    assert.matches_screen([[
      iPhone 15, 393 by 852 points
      Alert at 61.67, 385.33, 270 by 106.33
        Text "Sure?" at 173.33, 406.33, 46.67 by 20.33
        Button "Yes" at 167, 459.33, 29 by 20.33
        Button "No" at 204, 459.33, 22.33 by 20.33
    ]])
    local screen = host(Menu("More", { Button("Copy", print), Button("Move", print) }))
    screen:find("Menu"):tap()
    assert.matches_screen(screen, [[
      iPhone 15, 393 by 852 points
      Menu "More"
        Button "Copy" at 87.67, 468.33, 40.67 by 20.33
        Button "Move" at 87.67, 512, 43 by 20.33
    ]])
  end)

  it("begins with the bars at the top, and ends with those at the bottom", function()
    local tabs = TabView { Text("Inside"):tabItem(Text("First")), Text("Hidden"):tabItem(Text("Second")) }
    assert.matches_screen(host(tabs), [[
      iPhone 15, 393 by 852 points
      Text "Inside" at 174, 404, 45.33 by 20.33
      Text "First", selected at 87, 787.67, 22.67 by 12
      Text "Second" at 275.67, 787.67, 38 by 12
    ]])
  end)

  it("shows no more of a text than has room", function()
    host(Text("A long sentence that has no room"):lineLimit(1):frame { width = 90 })
    assert.matches_screen([[
      iPhone 15, 393 by 852 points
      Text "A long sentence that has no room", cut off: "A long se…" at 154.67, 428.33, 84 by 20.33
    ]])
  end)
end)

describe("assert.matches_screen", function()
  local function message(...)
    local ok, failure = pcall(assert.matches_screen, ...)
    assert.is_false(ok)
    return tostring(failure)
  end

  it("needs to know which screen is meant", function()
    assert.equal("assert.matches_screen: the spec has hosted no screen: pass one, as in "
      .. "assert.matches_screen(host(view))", message("a"))
    host(Text("a"))
    host(Text("b"))
    assert.equal("assert.matches_screen: the spec has hosted 2 screens: pass the one that is meant", message("a"))
  end)

  it("refuses what it can't take", function()
    local screen = host(Text("a"))
    assert.equal("bad argument #2 to assert.matches_screen: a name (a string) expected, got 1", message(screen, 1))
    assert.equal("bad argument #3 to assert.matches_screen: nothing more expected, got {}; options go with a view, "
      .. "which is hosted for each of them", message(screen, "a", {}))
    assert.equal("bad argument #1 to assert.matches_screen: a screen, a view or a name expected, got nil",
      message(nil, "a"))
    assert.equal("bad argument #3 to assert.matches_screen: there is no option \"size\"; there are screens, "
      .. "text_sizes, directions, orientations, appearances, environment, objects, storage and prepare",
      message(Text("a"), "a", { size = 1 }))
    assert.equal("assert.matches_screen: a text in the spec is one screen: give a name where it is compared in several "
      .. "circumstances", message(Text("a"), "\n", { appearances = "both" }))
    assert.error_matches(function() assert.matches_screen(inspect(Text("a")), "a") end,
      "inspect%(view%) has no screen to be read: host%(view%) has one")
    assert.error_matches(function() assert.does_not.match_screen(screen, "a") end, "can't be negated")
    assert.error_matches(function() assert.eventually.matches_screen(screen, "a") end,
      "takes the screen as it is: wait for something on it first")
  end)

  describe("tells differences in words", function()
    local kept = [[
      200 by 200 points
      Text "One" at 84, 54, 32 by 20.5
      Text "Two" at 83, 74.5, 34 by 20.5
      Button "Three" at 77.5, 95, 45 by 20.5
      Toggle "Four", on at 0, 115.5, 200 by 31
    ]]

    local function column(...) return VStack { spacing = 0, ... } end

    local function told(view, options)
      local screen = host(view, options or { screen = { width = 200, height = 200 } })
      local sentences = message(screen, kept):match("text in the spec:\n  (.-)\n  the lines that differ")
      return (sentences:gsub("\n  ", "\n"))
    end

    local one, two, three = Text("One"), Text("Two"), Button("Three", print)
    local function four(isOn) return Toggle("Four", State(isOn)) end

    it("about states", function()
      assert.equal('Button "Three" is disabled now\nToggle "Four" is off now',
        told(column(one, two, three:disabled(true), four(false))))
    end)

    it("about places", function()
      assert.equal('Text "Two" moved 6 points down and 20 to the left and now overlaps Button "Three"',
        told(column(one, two:offset { x = -20, y = 6 }, three, four(true))))
    end)

    it("about what is new and what is gone, and of all that moves alike at once", function()
      assert.equal('4 elements moved 9.5 points up: Text "One", Text "Two", Button "Three" and 1 more\n'
        .. 'Image "star" is new', told(column(one, two, three, four(true), Image { systemName = "star" })))
      assert.equal('3 elements moved 10.5 points up: Text "Two", Button "Three", Toggle "Four"\nText "One" is gone',
        told(column(two, three, four(true))))
    end)

    it("about texts", function()
      assert.equal('Text "One" reads "Eno" now, moved 1.5 points to the right and is 3 points narrower',
        told(column(Text("Eno"), two, three, four(true))))
    end)

    it("about the order", function()
      assert.equal('Text "b" is read after Text "a" now', (message(host(ZStack { Text("a"), Text("b") }), [[
        iPhone 15, 393 by 852 points
        Text "b" at 191.33, 428.33, 10.33 by 20.33
        Text "a" at 192, 428.33, 9.33 by 20.33
      ]]):match("text in the spec:\n  (.-)\n")))
    end)

    it("about the circumstances", function()
      assert.equal("the screen is 200 by 200 points, dark rather than 200 by 200 points",
        told(column(one, two, three, four(true)), { screen = { width = 200, height = 200 }, appearance = "dark" }))
    end)
  end)
end)

-- The message of a failed assertion.
local function message(action)
  local passed, raised = pcall(action)
  assert(not passed, "the assertion passed")
  return tostring(raised)
end

local screen
before_each(function() screen = host(VStack { Text("3 of 12 recipes"), Text("Saved at 9:41") }) end)

describe("A text on the screen", function()
  it("is asserted whole, in part, or by a pattern", function()
    assert.has_text(screen, "3 of 12 recipes")
    assert.contains_text(screen, "12 rec")
    assert.contains_text(screen, "of 12")
    assert.matches_text(screen, "^Saved at %d+:%d+$")
    assert.does_not.has_text(screen, "3 of 12")
    assert.does_not.contain_text(screen, "13")
    assert.does_not.match_text(screen, "^at")
  end)

  it("is part of another one, whatever the letters mean in a pattern", function()
    assert.contains_text(host(Text("50% (more)")), "% (")
  end)

  it("is said to be missing, with those that there are", function()
    assert.equal(
      "Expected a text that contains \"Savd at\".\n"
        .. "  element: VStack \"3 of 12 recipes\" \"Saved at 9:41\" at vStack()\n"
        .. "  texts:   \"3 of 12 recipes\", \"Saved at 9:41\"",
      message(function() assert.contains_text(screen, "Savd at") end))
    assert.equal(
      "Expected a text that matches the pattern \"^at\".\n"
        .. "  element: VStack \"3 of 12 recipes\" \"Saved at 9:41\" at vStack()\n"
        .. "  texts:   \"3 of 12 recipes\", \"Saved at 9:41\"",
      message(function() assert.matches_text(screen, "^at") end))
  end)

  it("is named where there should be none", function()
    assert.equal(
      "Expected no text that contains \"12\".\n  element: VStack \"3 of 12 recipes\" \"Saved at 9:41\" at vStack()\n"
        .. "  found:   \"3 of 12 recipes\"",
      message(function() assert.does_not.contain_text(screen, "12") end))
    assert.equal(
      "Expected no text that matches the pattern \"%d:\".\n"
        .. "  element: VStack \"3 of 12 recipes\" \"Saved at 9:41\" at vStack()\n  found:   \"Saved at 9:41\"",
      message(function() assert.does_not.match_text(screen, "%d:") end))
  end)

  it("is waited for", function()
    local count = State(1)
    local counter = View("Counter", function()
      return Text("Loaded " .. count.value .. " of 3"):task { function() end }
    end)
    local loading = host(counter())
    count.value = 3
    assert.eventually.contains_text(loading, "3 of 3")
    assert.eventually.matches_text(loading, "Loaded %d")
    assert.matches(
      "Expected a text that contains \"4\".", message(function()
        assert.eventually.contains_text(loading, "4", { timeout = 0.01 })
      end), 1, true)
  end)

  it("is a string", function()
    assert.equal("bad argument #2 to assert.contains_text: a part of a text (a string) expected, got 12",
      message(function() assert.contains_text(screen, 12) end))
    assert.equal("bad argument #2 to assert.matches_text: a Lua pattern (a string) expected, got nil",
      message(function() assert.matches_text(screen, nil) end))
  end)

  it("may be a title", function()
    local titled = host(NavigationStack { List { Text("Soup") }:navigationTitle("Recipes") })
    assert.has_text(titled, "Recipes")
    local tabs = host(TabView { Text("Hello"):tabItem(Text("Home")) })
    assert.has_text(tabs, "Home")
    local alert = host(Text("Hi"):alert {
      "Delete?", isPresented = State(true), actions = function() return Button("OK", function() end) end,
    })
    assert.has_text(alert, "Delete?")
    assert.has_text(alert, "OK")
  end)

  it("is no title in a bar that is hidden", function()
    local isHidden = State(false)
    local page = View("Page", function()
      return List { Text("Soup") }:navigationTitle("Recipes"):navigationSubtitle("12 of them")
        :toolbarVisibility { isHidden.value and "hidden" or "visible", bars = { "navigationBar" } }
    end)
    local stack = host(NavigationStack { page() })
    assert.has_text(stack, "Recipes")
    assert.has_text(stack, "12 of them")
    isHidden.value = true
    assert.does_not.has_text(stack, "Recipes")
    assert.does_not.has_text(stack, "12 of them")
    assert.has_text(stack, "Soup")
  end)
end)

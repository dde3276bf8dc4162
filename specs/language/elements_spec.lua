-- Assertions about what is on the screen.

local message = require "raised_message"

local Form = View("AssertedForm", function(self)
  local on = self:state("on", true)
  return VStack {
    Text("Title"):id("title"),
    Button("Save", function() end):disabled(true),
    HStack { Text("secret") }:hidden(),
    Toggle("Wifi", on),
    on.value and Text("shown"):id("shown"),
  }
end)

describe("An assertion about an element", function()
  local screen
  before_each(function() screen = host(Form()) end)

  it("holds for existing views", function()
    assert.exists(screen)
    assert.visible(screen:find("Toggle"))
    assert.is_enabled(screen:find("Toggle"))
    assert.is_on(screen:find("Toggle"))
    assert.disabled(screen:find("Button"))
    assert.is_not.visible(screen:find{ text = "secret", covered = true })
    assert.is_not.focused(screen:find("Button"))
    assert.has_text(screen, "Title")
    assert.has_no.text(screen, "title")
    assert.count(4, screen:findAll("Text"))
    assert.count(5, screen:vStack())
  end)

  it("says which view is in the way", function()
    assert.equal('Expected a visible element.\n'
      .. '  element: Text "secret" at view("AssertedForm"):vStack():hStack(3):text(1)\n'
      .. '  why:     its parent HStack is hidden',
      message(assert.visible, screen:find{ text = "secret", covered = true }))
    assert.equal('Expected an enabled element.\n  element: Button "Save" at view("AssertedForm"):vStack():button(2)\n'
      .. '  why:     it is disabled', message(assert.enabled, screen:find("Button")))
  end)

  it("says which texts there are", function()
    assert.equal('Expected the text "Tilte".\n  element: AssertedForm at view("AssertedForm")\n'
      .. '  texts:   "Title", "Save", "Wifi", "shown"\n  nearest: "Title"',
      message(assert.has_text, screen, "Tilte"))
  end)

  it("reports the counted things", function()
    local list = screen:findAll("Toggle")
    assert.equal('Expected 2 entries, and there is 1.\n'
      .. '  1: Toggle "Wifi" at view("AssertedForm"):vStack():toggle(4)', message(assert.count, 2, list))
    assert.matches("^Expected 3 views in the element, and there are 5.\n  on screen:\n    VStack",
      message(assert.count, 3, screen:vStack()))
  end)

  it("says why an element has gone", function()
    local light = screen:find{ viewWithId = "shown" }
    screen:find("Toggle"):tap()
    assert.is_off(screen:find("Toggle"))
    assert.absent(light)
    assert.matches("is gone; it was at view", message(assert.exists, light))
    assert.matches("is gone; it was at view", message(assert.visible, light))
  end)

  it("is about elements only", function()
    assert.equal("bad argument #1 to assert.visible: an element (what find() returns) expected, got 3",
      message(assert.visible, 3))
  end)
end)

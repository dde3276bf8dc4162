-- The previews of the app: what #Preview and PreviewProvider declare, hosted by their names.

describe("previews", function()
  it("are hosted by the names that #Preview gives them", function()
    local screen = host(previews["Sign in: a name filled in"])
    assert.equal("ann", screen:find("TextField"):input())
  end)

  it("without a name have that of their file", function()
    assert.has_text(host(previews.Lamp), "Dark")
    assert.has_text(host(previews["Gallery/Lamp.swift:Lamp"]), "Dark")
  end)

  it("of a provider have their display names, or that of the provider", function()
    assert.has_text(host(previews["To do: two items"]), "Call Ann")
    assert.has_text(host(previews["Gallery/ToDoList_Previews:ToDoList"]), "Nothing here")
  end)

  it("may be a family, named by its arguments", function()
    assert.has_text(host(previews['Notes: ["Milk"]']), "Milk")
  end)

  it("bring their screens", function()
    local switch = host(previews["Lamp switch"])
    local frame = switch:frame()
    assert.is_true(frame.width <= 200 and frame.height <= 60)
    assert.is_true(host(previews["Settings: dark, in landscape"]):frame().width > 700)
  end)

  it("leave the choice of the screen to the script", function()
    local screen = host(previews["Lamp switch"], { screen = "iPad" })
    assert.is_true(screen:find("Button"):frame().y > 500)
  end)

  it("have the state of @Previewable", function()
    local switch = host(previews["Lamp switch"])
    switch:find{ button = "Turn off" }:tap()
    assert.has_text(switch, "Turn on")
  end)

  it("have what their modifiers share", function()
    local screen = host(previews.Shopping)
    screen:find{ button = "Milk" }:tap()
    assert.has_no.text(screen, "Milk")
    -- The same object: it belongs to the modifier.
    assert.has_no.text(host(previews.Shopping), "Milk")
  end)

  it("share nothing with the spec before", function()
    assert.has_text(host(previews.Shopping), "Milk")
  end)

  it("take modifiers and options as other views do", function()
    local screen = host(previews.Thermostat:environment("locale", "de"), { text_size = "xLarge" })
    assert.is_true(#screen:findAll("Text") > 0)
  end)

  it("are all hosted", function()
    local count = 0
    for name, preview in pairs(previews) do
      assert.no_error(function() host(preview) end, name)
      count = count + 1
    end
    assert.equal(#previews, count)
    assert.is_true(count >= 25)
  end)

  it("that nobody has are refused with near ones", function()
    assert.error_matches(function() return previews["Sign inn"] end,
      "no preview is called 'Sign inn'; did you mean 'Sign in'?", 1, true)
    assert.error_matches(function() return previews[3] end, 'a preview is found by its name', 1, true)
  end)
end)

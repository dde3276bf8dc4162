-- Guide: Views using @Binding. A state made for the spec stands for what the view's owner keeps.

describe("A view with a binding", function()
  local Flag = View("Flag", function(_, options)
    local raised = options.raised
    return Button(raised.value and "Lower" or "Raise", function() raised.value = not raised.value end)
  end)

  it("changes the state of the spec", function()
    local raised = Binding(false)
    local view = inspect(Flag { raised = raised })
    assert.is_false(raised.value)
    view:button():tap()
    assert.is_true(raised.value)
    assert.equal("Lower", view:button():labelView():text():string())
  end)

  it("shows changes by the spec", function()
    local raised = Binding(false)
    local view = host(Flag { raised = raised })
    raised.value = true
    assert.equal("Lower", view:find("Text"):string())
  end)

  it("may be one of the model's", function()
    local name, volume, isOn = Binding("Ann"), Binding(0.5), Binding(true)
    local view = host(VStack { TextField("Name", name), Slider { value = volume }, Toggle("Mute", isOn) })
    view:textField(1):setInput("Bob")
    view:slider(2):setValue(0.75)
    view:toggle(3):tap()
    assert.same({ "Bob", 0.75, false }, { name.value, volume.value, isOn.value })
  end)
end)

describe("A binding between views written in Swift", function()
  it("leads to the state of the owner", function()
    local lamp = host(views.Lamp())
    local switch = lamp:find("LampSwitch")
    switch:button():tap()
    assert.equal("Bright", lamp:find { viewWithId = "light" }:string())
    switch:button():tap()
    assert.equal("Dark", lamp:find { viewWithId = "light" }:string())
  end)
end)

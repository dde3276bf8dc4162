describe("A style", function()
  it("is read by its name where it comes with the model", function()
    local column = host(VStack{ Button("Go", function() end):buttonStyle("plain") }:labelStyle("iconOnly"))
    assert.equal("iconOnly", column:labelStyle())
    assert.equal("plain", column:vStack():button(1):buttonStyle())
    assert.error_matches(function() column:toggleStyle() end, "VStack does not have 'toggleStyle' modifier")
  end)

  it("that is misspelt is refused with the ones that there are", function()
    assert.error_matches(function() Text("a"):pickerStyle("whel") end, '"wheel"')
    assert.error_matches(function() Text("a"):pickerStyle(function() end) end, "got a function")
  end)

  it("may be a function, which places the label", function()
    local function sinking(configuration)
      return configuration.label:opacity(configuration.isPressed and 0.5 or 1)
    end
    local taps = 0
    local button = host(Button("Go", function() taps = taps + 1 end):buttonStyle(sinking)):button()
    assert.equal(sinking, button:buttonStyle())
    local label = button:styledView():styleConfigurationLabel()
    assert.equal("Go", label:text():string())
    assert.equal(1, label:opacity())
    button:hold()
    assert.equal(0.5, label:opacity())
    button:release()
    assert.equal(1, label:opacity())
    assert.equal(1, taps)
  end)

  it("of a button may say when it acts", function()
    local taps = 0
    local button = host(Button("Go", function() taps = taps + 1 end):buttonStyle(function(configuration)
      return HStack{ configuration.label, Text("twice"):onTapGesture(function()
        configuration.trigger()
        configuration.trigger()
      end) }
    end)):button()
    button:styledView():find{ text = "twice" }:callOnTapGesture()
    assert.equal(2, taps)
  end)

  it("of a label places its title and its icon", function()
    local label = host(Label{ "Home", systemImage = "house" }:labelStyle(function(configuration)
      return VStack{ configuration.title:padding(3), configuration.icon:opacity(0.5) }
    end)):label()
    local styled = label:styledView():vStack()
    assert.equal("Home", styled:styleConfigurationTitle(1):text():string())
    assert.equal("house", styled:styleConfigurationIcon(2):image():name())
    assert.equal(0.5, styled:styleConfigurationIcon(2):opacity())
  end)

  it("of a group box places its label and its content", function()
    local box = host(GroupBox{ Text("inside"), label = "Box" }:groupBoxStyle(function(configuration)
      return VStack{ configuration.content:opacity(0.25), configuration.label }
    end)):groupBox()
    local styled = box:styledView():vStack()
    assert.equal("inside", styled:styleConfigurationContent(1):text():string())
    assert.equal(0.25, styled:styleConfigurationContent(1):opacity())
    assert.equal("Box", styled:styleConfigurationLabel(2):text():string())
  end)

  it("of a toggle sees it and turns it", function()
    local isOn = State(true)
    local toggle = host(Toggle("Sound", isOn):toggleStyle(function(configuration)
      return VStack{
        configuration.label:opacity(configuration.isOn and 1 or 0.5),
        Toggle("inner", configuration.isOnBinding),
        Button("Off", function() configuration.isOnBinding.value = false end),
      }
    end)):toggle()
    local styled = toggle:styledView()
    local label = styled:vStack():styleConfigurationLabel(1)
    assert.equal(1, label:opacity())
    styled:find{ button = "Off" }:tap()
    assert.is_false(isOn.value)
    assert.is_false(toggle:isOn())
    assert.equal(0.5, label:opacity())
    styled:find("Toggle"):tap()
    assert.is_true(isOn.value)
  end)

  it("of a progress view sees how far it has come", function()
    local function words(configuration)
      local fraction = configuration.fractionCompleted
      return HStack{
        configuration.label, configuration.currentValueLabel,
        Text(fraction and string.format("%d%%", fraction * 100) or "who knows"),
      }
    end
    local view = host(ProgressView{ value = 3, total = 4, label = "Copying" }:progressViewStyle(words)):progressView()
    assert.truthy(view:styledView():find{ text = "75%" })
    assert.truthy(view:styledView():find{ text = "Copying" })
    local endless = host(ProgressView("Copying"):progressViewStyle(words)):progressView()
    assert.truthy(endless:styledView():find{ text = "who knows" })
  end)

  it("contains a control once for searches", function()
    local screen = host(VStack{ Toggle("Sound", State(true)):toggleStyle(function(configuration)
      return HStack{ configuration.label, Text("styled") }
    end) })
    assert.equal(1, #screen:findAll{ text = "Sound" })
    assert.equal(0, #screen:findAll{ text = "styled" })
    assert.equal(1, #screen:find("Toggle"):styledView():findAll{ text = "styled" })
  end)

  it("counts for all within the view, and the nearest counts", function()
    local screen = host(VStack{
      Label{ "Far", systemImage = "far" },
      Label{ "Near", systemImage = "near" }:labelStyle("titleOnly"),
    }:labelStyle("iconOnly"))
    assert.equal("far", screen:vStack():label(1):styledView():styleConfigurationIcon():image():name())
    assert.equal("Near", screen:vStack():label(2):styledView():styleConfigurationTitle():text():string())
  end)

  it("has to be there to be looked at", function()
    local toggle = host(Toggle("Sound", State(true))):toggle()
    assert.error_matches(function() toggle:styledView() end, "no style applies to Toggle")
  end)

  it("that fails says why", function()
    local toggle = host(Toggle("Sound", State(true)):toggleStyle(function() error("no idea") end)):toggle()
    assert.error_matches(function() toggle:styledView():find("Text") end, "no idea")
    local empty = host(Toggle("Sound", State(true)):toggleStyle(function() end)):toggle()
    assert.error_matches(function() empty:styledView():find("Text") end, "returns a view")
  end)

  it("of pages says when the dots are shown", function()
    assert.equal("pageWithIndex", host(TabView{ Text("a") }:tabViewStyle("pageWithIndex")):tabView():tabViewStyle())
  end)

  it("has companions that say how controls look", function()
    local view = host(Text("a"):controlSize("large"):buttonBorderShape("capsule"):horizontalRadioGroupLayout())
    assert.equal("large", view:controlSize())
    assert.equal("capsule", view:buttonBorderShape())
    assert.is_true(view:horizontalRadioGroupLayout())
  end)
end)

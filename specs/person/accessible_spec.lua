-- Screens that everybody can use: what assert.accessible finds, and what it leaves alone.

-- What is found on the screen of a view, the sentences alone.
local function found(view, options)
  local ok, failure = pcall(assert.accessible, host(view), options)
  if ok then return {} end
  local sentences = {}
  for sentence in tostring(failure):gmatch("\n    (%l[%l_]+: [^\n]+)") do sentences[#sentences + 1] = sentence end
  return sentences
end

describe("assert.accessible", function()
  it("says what was found, and where", function()
    local view = VStack { Text("Sale"):foregroundColor(Color.yellow) }
    local screen = host(view, { screen = { width = 200, height = 200 } })
    local _, failure = pcall(assert.accessible, screen)
    assert.equal([[
Expected a screen that everybody can use.
  found:
    contrast: Text "Sale" has a contrast of 1.51 to 1, #FFCC00 on #FFFFFF; it needs 4.5
      vStack():text(1), 33 by 20.5 points at (83.5, 90)]], tostring(failure))
  end)

  it("hosts a view in all circumstances", function()
    local view = Text("Sale"):foregroundColor(Color.black)
    local _, failure = pcall(assert.accessible, view, { appearances = "both", screens = { "iPhone SE" } })
    assert.matches("contrast: Text \"Sale\" has a contrast of 1 to 1, #000000 on #000000; it needs 4.5\n.-\n"
      .. "      in iPhone SE, dark$", tostring(failure))
    assert.accessible(view, { appearances = { "light" }, text_sizes = { "large", "xLarge" } })
  end)

  it("leaves out a rule with a reason", function()
    local view = Text("Sale"):foregroundColor(Color.yellow)
    assert.accessible(host(view), { except = { contrast = "the shop's own yellow" } })
    assert.same({ 'contrast: Text "Sale" has a contrast of 1.51 to 1, #FFCC00 on #FFFFFF; it needs 4.5' },
      found(view, { except = { label = "not yet" } }))
  end)

  it("refuses what it doesn't know", function()
    local screen = host(Text("a"))
    assert.has_error(function() assert.accessible(screen, { except = { colour = "x" } }) end,
      'bad argument #2 to assert.accessible: there is no rule "colour"; there are label, trait, touch_area, '
        .. "text_cut_off, contrast")
    assert.has_error(function() assert.accessible(screen, { except = { contrast = "" } }) end,
      "bad argument #2 to assert.accessible: except.contrast is the reason why the rule is left out, for whoever reads "
        .. 'it later, got ""')
    assert.error_matches(function() assert.accessible(screen, { except = "contrast" }) end,
      "except is a table of rules with reasons")
    assert.error_matches(function() assert.accessible(screen, { screens = "all" }) end,
      "takes screens with a view, which it hosts for each of them")
    assert.error_matches(function() assert.accessible(screen, { rules = {} }) end, 'there is no option "rules"')
    assert.error_matches(function() assert.accessible(inspect(Text("a"))) end, "has no screen to be looked at")
    assert.error_matches(function() assert.is_not.accessible(screen) end,
      "Expected something on the screen that not everybody can use.")
  end)
end)

describe("Labels", function()
  it("are missed of controls and pictures", function()
    assert.same({ "label: Slider has nothing to be read aloud; accessibilityLabel gives it words" },
      found(Slider(State(0.5))))
    assert.same({ "label: TextField \"\" has nothing to be read aloud; accessibilityLabel gives it words" },
      found(TextField("", State(""))))
    assert.same({ "label: Button has nothing to be read aloud; accessibilityLabel gives it words" },
      found(Button(Circle():frame { width = 60, height = 60 }, print)))
    assert.same({ "label: Toggle \"\" has nothing to be read aloud; accessibilityLabel gives it words" },
      found(Toggle("", State(true)):labelsHidden()))
  end)

  it("are there in words, symbols, modifiers, and where nobody sees them", function()
    assert.same({}, found(VStack {
      Slider(State(0.5)):accessibilityLabel("Volume"), Slider { value = State(0.5), label = Text("Volume") },
      TextField("Name", State("")), Toggle("Wi-Fi", State(true)):labelsHidden(),
      Button(Image { systemName = "trash" }:frame { width = 60, height = 60 }, print), Image("photo"),
      Image { systemName = "star" }:accessibilityHidden(true),
      HStack { Image { systemName = "star" }, Text("New") }:accessibilityElement("combine"),
    }))
  end)
end)

describe("Traits", function()
  it("are missed of what is tapped without being a button", function()
    assert.same({ 'trait: Text "More" takes taps, and isn\'t told to be a button; '
      .. "accessibilityAddTraits(.isButton) says so" },
      found(Text("More"):frame { width = 60, height = 60 }:onTapGesture(print)))
  end)

  it("are there of buttons and links, and nobody needs them for what covers the screen or only drags", function()
    assert.same({}, found(VStack {
      Text("More"):frame { width = 60, height = 60 }:onTapGesture(print):accessibilityAddTraits("button"),
      Button("Save", print), Text("Drag"):gesture(DragGesture()),
      Text("More"):frame { width = 60, height = 60 }:onTapGesture(print):accessibilityHidden(true),
    }))
    assert.same({}, found(ZStack { Color.clear:onTapGesture(print), TextField("Name", State("")) }))
  end)
end)

describe("What is touched", function()
  it("is as large as a finger", function()
    assert.same({ 'touch_area: Button "x" is 20 by 20 points to touch; a finger needs 44 by 44' },
      found(Button(Text("x"):frame { width = 20, height = 20 }, print)))
    assert.same({}, found(VStack {
      Button(Text("x"):frame { width = 44, height = 44 }, print), Button("Save", print),
      Button(Text("x"):frame { width = 20, height = 20 }, print):disabled(true),
    }))
  end)
end)

describe("Texts", function()
  it("are read to their end", function()
    local text = Text("one two three four")
    assert.same({ 'text_cut_off: Text "one two three four" is cut off: it shows "one tw…"' },
      found(text:frame { width = 70, height = 21 }))
    assert.same({}, found(VStack { text, text:lineLimit(1):frame { width = 70 }, text:frame { width = 70 } }))
  end)
end)

describe("Contrast", function()
  local function contrasts(view, options)
    local _, failure = pcall(assert.accessible, host(view, options))
    return tostring(failure):match("contrast of ([%d.]+ to 1, #%x+ on #%x+)")
  end

  it("is that of the colors that are drawn, over what is behind them", function()
    assert.equal("3.26 to 1, #8E8E93 on #FFFFFF", contrasts(Text("a"):foregroundColor(Color.gray)))
    assert.equal("2.19 to 1, #FFFFFF on #FF9500",
      contrasts(Text("a"):foregroundColor(Color.white):padding():background(Color.orange)))
    assert.equal("1 to 1, #FFFFFF on #FFFFFF", contrasts(Text("a"):foregroundColor(Color.white)))
  end)

  it("counts opacities as they are seen", function()
    assert.equal("2.84 to 1, #999999 on #FFFFFF", contrasts(Text("a"):opacity(0.4)))
    assert.equal("4.42 to 1, #000000 on #737373",
      contrasts(ZStack { Color.black:opacity(0.55), Text("a"):foregroundColor(Color.black) }))
  end)

  it("counts the least of gradients", function()
    local shades = LinearGradient { colors = { Color.black, Color.white }, startPoint = UnitPoint.leading,
      endPoint = UnitPoint.trailing }
    assert.truthy(contrasts(Text("across all of it"):foregroundColor(Color.white):background(shades)))
  end)

  it("may be lower for large and bold letters", function()
    local gray = Text("a"):foregroundColor(Color.gray)
    assert.same({}, found(VStack { gray:font(Font.title), gray:bold() }))
    assert.same({ 'contrast: Text "a" has a contrast of 1.51 to 1, #FFCC00 on #FFFFFF; it needs 3' },
      found(Text("a"):foregroundColor(Color.yellow):bold()))
  end)

  it("is the system's matter where the system gives both colors, and nobody's where it can't be known", function()
    local views = {
      Text("a"), Text("a"):foregroundStyle("secondary"), Button("Save", print),
      Button { "Delete", role = "destructive", action = print },
      Button("Save", print):buttonStyle("borderedProminent"), Button("Save", print):buttonStyle("bordered"),
      Button("Save", print):disabled(true), TextField("Name", State("")), Toggle("Wi-Fi", State(true)),
      Text("a"):foregroundColor(Color.gray):disabled(true), Text("a"):foregroundColor(Color.gray):blur { radius = 3 },
    }
    for _, appearance in ipairs { "light", "dark" } do
      assert.accessible(host(VStack(views), { appearance = appearance }))
      assert.accessible(host(List(views), { appearance = appearance }))
    end
    local item = ToolbarItem { placement = "bottomBar", Button("Add", print) }
    local bars = NavigationStack { List { Text("a") }:navigationTitle("Rows"):toolbar { item } }
    local tabs = TabView { Text("a"):tabItem(Text("One")), Text("b"):tabItem(Text("Two")) }
    for _, appearance in ipairs { "light", "dark" } do
      assert.accessible(host(bars, { appearance = appearance }))
      assert.accessible(host(tabs, { appearance = appearance }))
    end
    assert.same({}, found(Text("a"):foregroundColor(Color.white):background(Image("photo"):resizable())))
  end)
end)

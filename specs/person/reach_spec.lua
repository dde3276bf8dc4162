-- Every action asks whether a person could do it.

local refused = require("refused")

local function noop() end

-- Everything that can be acted on, below a sheet.
local function covered()
  local shown = State(false)
  local screen = host(NavigationStack { VStack {
    TextField { "Name", State("Ann"), onCommit = noop, onEditingChanged = noop }:onSubmit(noop),
    SecureField("Code", State("1")), TextEditor(State("note")), Button("Save", noop), Toggle("Wi-Fi", State(true)),
    Slider(State(0.5)), Stepper { "Servings", State(1) },
    Picker { "Cuisine", State("th"), Text("Thai"):tag("th") }, DatePicker("Due", State(Date(0))),
    ColorPicker("Ink", State(Color.red)), Link { "Help", "https://example.com" },
    DisclosureGroup { "More", Text("details"), isExpanded = State(true) }, Menu { "Sort", Button("By name", noop) },
    List {
      ForEach({ "Milk" }, function(name)
        return Text(name):swipeActions { Button("Archive", noop) }:contextMenu { Button("Copy", noop) }
      end):onDelete(noop):onMove(noop),
      Section { Text("old"), header = Text("Old"), isExpanded = State(true) },
    }:refreshable(noop):searchable { State("") },
    TabView { Text("one"):tabItem(Text("One")), Text("two"):tabItem(Text("Two")) },
    Text("card"):onTapGesture(noop):onLongPressGesture(noop):focusable():onHover(noop):onDeleteCommand(noop)
      :accessibilityAction(noop):accessibilityAdjustableAction(noop):accessibilityScrollAction(noop),
  }:sheet(shown, Text("above")) })
  return screen, shown
end

local actions = {
  { "TextField", "setInput", "Bob" }, { "TextField", "clear" }, { "TextField", "submit" }, { "TextField", "focus" },
  { "TextField", "callOnCommit" }, { "TextField", "callOnEditingChanged" }, { "TextField", "callOnSubmit" },
  { "SecureField", "setInput", "2" }, { "SecureField", "clear" }, { "TextEditor", "setInput", "" },
  { "TextEditor", "clear" }, { "Button", "tap" }, { "Button", "longPress" },
  { "Toggle", "tap" }, { "Slider", "set", 0.4 }, { "Stepper", "increment" }, { "Stepper", "decrement" },
  { "Picker", "select", "Thai" }, { "DatePicker", "set", "2026-11-21" }, { "ColorPicker", "select", "blue" },
  { "Link", "tap" }, { "DisclosureGroup", "collapse" }, { "DisclosureGroup", "expand" }, { "Section", "collapse" },
  { "Menu", "open" }, { "List", "refresh" }, { "List", "callRefreshable" }, { "ForEach", "callOnDelete", 1 },
  { "ForEach", "callOnMove", 1, 1 }, { "Searchable", "type", "tea" }, { "Searchable", "activate" },
  { "Searchable", "submit" }, { "Searchable", "dismiss" }, { "TabView", "select", "Two" },
  { "Milk", "delete" }, { "Milk", "move", 1 }, { "Milk", "swipe" }, { "Milk", "scrollTo" },
  { "card", "callOnTapGesture" }, { "card", "callOnLongPressGesture" }, { "card", "focus" },
  { "card", "callOnHover", true }, { "card", "callAccessibilityAction" },
  { "card", "callAccessibilityAdjustableAction" },
  { "card", "callAccessibilityScrollAction", "top" }, { "card", "callOnDeleteCommand" },
}

describe("An action below a sheet", function()
  local screen, elements

  before_each(function()
    local shown
    screen, shown = covered()
    elements = {}
    for _, action in ipairs(actions) do
      local what = action[1]
      elements[what] = elements[what] or screen:find(what:match("^%u%l+%u?%l*$") and what ~= "Milk" and what
        or { text = what })
    end
    shown.value = true
  end)

  it.each(actions)("is refused: %s:%s", function(what, action, ...)
    local element, given = elements[what], { ... }
    assert.matches('the sheet with "above" is above it', refused(function()
      return element[action](element, table.unpack(given))
    end), 1, true)
  end)

  it("is refused to a context menu", function()
    local menu = elements["Milk"]:contextMenu()
    assert.matches('the sheet with "above" is above it', refused(function() menu:open() end), 1, true)
  end)
end)

describe("A view that is only inspected", function()
  it("can be called wherever it is", function()
    local log = {}
    local card = inspect(Text("card"):sheet(State(true), Text("above")):onHover(function() log[#log + 1] = "hover" end)
      :accessibilityAction(function() log[#log + 1] = "action" end):disabled(true)):text()
    card:callOnHover()
    card:callAccessibilityAction()
    assert.same({ "hover", "action" }, log)
  end)
end)

describe("A view inside another", function()
  local function inner(change)
    return host(VStack { change(VStack { Button("Undo", noop) }) }):find { button = "Undo", covered = true }
  end

  it("is hidden, transparent, disabled, or out of reach with it", function()
    local function why(change)
      local undo = inner(change)
      assert.is_false(undo:isResponsive())
      return refused(function() undo:tap() end)
    end
    local path = " (at vStack():vStack(1):button(1))"
    assert.equal("Button is unresponsive: its parent VStack is hidden" .. path,
      why(function(view) return view:hidden() end))
    assert.equal("Button is unresponsive: its parent VStack is disabled" .. path,
      why(function(view) return view:disabled(true) end))
    assert.equal("Button is unresponsive: its parent VStack has allowsHitTesting set to false" .. path,
      why(function(view) return view:allowsHitTesting(false) end))
    assert.equal('Button "Undo" can\'t be tapped: its parent VStack has an opacity of 0' .. path,
      why(function(view) return view:opacity(0) end))
  end)

  it("isn't enabled by itself where the one around it is disabled", function()
    local undo = host(VStack { Button("Undo", noop):disabled(false) }:disabled(true)):find { button = "Undo" }
    assert.equal("Button is unresponsive: its parent VStack is disabled (at vStack():button(1))",
      refused(function() undo:tap() end))
  end)

  it("can be seen again when nothing hides it any more", function()
    local opacity = State(0)
    local Fading = View("Fading", function() return VStack { Text("back") }:opacity(opacity.value) end)
    local screen = host(Fading())
    assert.has_no.text(screen, "back")
    assert.equal('no text "back" on the screen; one is inside VStack, which has an opacity of 0',
      refused(function() screen:find { text = "back" } end))
    opacity.value = 0.1
    assert.has_text(screen, "back")
  end)
end)

describe("What masks a view", function()
  it("is seen and takes no touches", function()
    local taps = 0
    local screen = host(Color.red:mask(HStack { Text("Sale"), Button("Buy", function() taps = taps + 1 end) }))
    assert.has_text(screen, "Sale")
    assert.equal("Button \"Buy\" can't be tapped: it is in the mask of Color, which gives that view its outline "
        .. "(at color():mask():hStack():button(2))",
      refused(function() screen:find { button = "Buy" }:tap() end))
    assert.is_false(screen:find { button = "Buy" }:isResponsive())
    assert.equal(0, taps)
  end)
end)

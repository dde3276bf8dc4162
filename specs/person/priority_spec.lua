-- A gesture that goes first takes the touch from whatever a person would use inside of it.

local refused = require("refused")

local log

before_each(function() log = {} end)

local function noop() end
local function note(text) return function() log[#log + 1] = text end end

local function tapping(view) return VStack { view }:highPriorityGesture(TapGesture { onEnded = note("tap") }) end
local function holding(view)
  return VStack { view }:highPriorityGesture(LongPressGesture { onEnded = note("press") })
end
local function dragging(view) return VStack { view }:highPriorityGesture(DragGesture { onEnded = note("drag") }) end
local function masking(view)
  return VStack { view }:gesture(TapGesture { onEnded = note("masked") }, "gesture")
end

-- The values that the verbs change.
local state

before_each(function()
  state = {
    name = State("a"), on = State(false), cuisine = State("Thai"), servings = State(1), place = State(0), day = State(
      Date("2026-03-01")),
  }
end)

local function rows()
  return List {
    ForEach({ "Milk", "Tea" }, function(name) return Text(name) end):onDelete(note("delete")):onMove(note("move")),
  }
end

local function picker()
  return Picker { "Cuisine", state.cuisine, Text("Thai"):tag("Thai"), Text("Greek"):tag("Greek") }
end

-- What a person does, and which touch that is.
local verbs = {
  { "types", "tap", function() return TextField("Name", state.name) end,
    function(s) s:find("TextField"):setInput("b") end },
  { "types letters", "tap", function() return TextField("Name", state.name) end,
    function(s) s:find("TextField"):type("b") end },
  { "types a secret", "tap", function() return SecureField("Name", state.name) end,
    function(s) s:find("SecureField"):setInput("b") end },
  { "writes", "tap", function() return TextEditor { text = state.name } end,
    function(s) s:find("TextEditor"):setInput("b") end },
  { "clears", "tap", function() return TextField("Name", state.name) end, function(s) s:find("TextField"):clear() end },
  { "submits", "tap", function() return TextField("Name", state.name):onSubmit(note("submit")) end,
    function(s) s:find("TextField"):submit() end },
  { "focuses", "tap", function() return TextField("Name", state.name) end,
    function(s) s:find("TextField"):focus() end },
  { "chooses", "tap", picker, function(s) s:find("Picker"):select("Greek") end },
  { "chooses a segment", "tap", function() return picker():pickerStyle("segmented") end,
    function(s) s:find("Picker"):select("Greek") end },
  { "steps", "tap", function() return Stepper { "S", state.servings } end,
    function(s) s:find("Stepper"):increment() end },
  { "steps down", "tap", function() return Stepper { "S", state.servings } end,
    function(s) s:find("Stepper"):decrement() end },
  { "opens a menu", "tap", function() return Menu { "More", Button("Info", noop) } end,
    function(s) s:find("Menu"):open() end },
  { "expands", "tap", function() return DisclosureGroup { "More", Text("x") } end,
    function(s) s:find("DisclosureGroup"):expand() end },
  { "sets a date", "tap", function() return DatePicker { "Day", state.day } end,
    function(s) s:find("DatePicker"):set("2026-03-02") end },
  { "selects a row", "tap", function()
    return List { selection = state.cuisine, Text("Thai"):tag("Thai"), Text("Greek"):tag("Greek") }
  end, function(s) s:find("List"):select("Greek") end },
  { "selects a tab", "tap", function()
    return TabView { Text("1"):tabItem(Text("One")), Text("2"):tabItem(Text("Two")) }
  end, function(s) s:find("TabView"):select("Two") end },
  { "calls a tap", "tap", function() return Text("x"):onTapGesture(note("inner")) end,
    function(s) s:find("Text"):callOnTapGesture() end },
  { "opens a context menu", "press", function() return Text("x"):contextMenu(Button("Info", noop)) end,
    function(s) s:find("Text"):contextMenu():open() end },
  { "slides", "drag", function() return Slider { state.place } end, function(s) s:find("Slider"):set(0.5) end },
  { "deletes", "drag", rows, function(s) s:find { text = "Milk" }:delete() end },
  { "moves", "drag", rows, function(s) s:find { text = "Milk" }:move(2) end },
  { "swipes", "drag", rows, function(s) s:find { text = "Milk" }:swipe("trailing") end },
  { "scrolls", "drag", function() return ScrollView { Color.red:frame { height = 2000 } } end,
    function(s) s:find("ScrollView"):scroll { by = 100 } end },
  { "refreshes", "drag", function() return rows():refreshable(note("refresh")) end,
    function(s) s:find("List"):refresh() end },
}

-- A row that is moved is held first, and a tap may take long.
local also = { moves = "press", ["opens a context menu"] = "tap" }
local around = { tap = tapping, press = holding, drag = dragging }
local names = { tap = "TapGesture", press = "LongPressGesture", drag = "DragGesture" }

describe("A person who", function()
  for _, verb in ipairs(verbs) do
    local does, touch, view, act = table.unpack(verb)

    it(does .. " is kept from it by a gesture of that sort that goes first", function()
      local screen = host(around[touch](view()))
      assert.matches(names[touch] .. " on VStack goes first, and takes the touch %(at",
        refused(function() act(screen) end))
      assert.same({ touch }, log)
    end)

    it(does .. " isn't kept from it by a gesture of another sort", function()
      for other, wrap in pairs(around) do
        if other ~= touch and other ~= also[does] then
          log = {}
          act(host(wrap(view())))
          for _, entry in ipairs(log) do assert.not_equal(other, entry) end
        end
      end
    end)

    it(does .. " isn't kept from it by one that goes after", function()
      act(host(VStack { view() }:gesture(TapGesture { onEnded = note("tap") })))
      assert.not_equal("tap", log[1])
    end)

    it(does .. " is kept from it by a mask without what is inside", function()
      assert.matches(touch ~= "drag" and "takes the touch" or "is ruled out by the mask of TapGesture on VStack",
        refused(function() act(host(masking(view()))) end))
    end)
  end
end)

describe("A simultaneous gesture", function()
  it("acts along with what is used inside", function()
    local function along(view) return VStack { view }:simultaneousGesture(TapGesture { onEnded = note("tap") }) end
    host(along(Button("Go", note("went")))):find("Button"):tap()
    assert.same({ "went", "tap" }, log)
    host(along(Stepper { "S", state.servings })):find("Stepper"):increment()
    assert.equal(2, state.servings.value)
    assert.same({ "went", "tap", "tap" }, log)
    host(along(TextField("Name", state.name))):find("TextField"):type("bc")
    assert.equal("abc", state.name.value)
    assert.equal(4, #log)
  end)
end)

describe("A field that has the focus", function()
  it("is typed into without another touch", function()
    local isFocused = State(false)
    local screen = host(tapping(TextField("Name", state.name):focused(isFocused)))
    isFocused.value = true
    screen:find("TextField"):type("b")
    assert.equal("ab", state.name.value)
    assert.same({}, log)
  end)
end)

describe("A touch at a place", function()
  it("of a stepper is taken by the gesture that goes first", function()
    local screen = host(tapping(Stepper { "S", state.servings }))
    local frame = screen:find("Stepper"):frame()
    screen:tap { x = frame.x + frame.width - 10, y = frame.y + frame.height / 2 }
    assert.equal(1, state.servings.value)
    assert.same({ "tap" }, log)
  end)
end)

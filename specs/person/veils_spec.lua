-- A veil over a view, as while something loads, keeps a person from all of it; one that lets touches through doesn't.

local refused = require("refused")

local function noop() end

local veil = Color.black:opacity(0.3)

local function list(row)
  return List { ForEach({ "Milk", "Tea" }, row or function(name) return Text(name) end) }
end

local function find(what) return function(screen) return screen:find(what) end end

-- A view, what of it is acted on, and the action.
local uses = {
  { "a list that is refreshed", function() return list():refreshable(noop) end, find("List"), "refresh" },
  { "a list that is scrolled", function() return list() end, find("List"), "scroll", { by = 10 } },
  { "a row that is scrolled to", function() return list() end, function(screen) return screen end, "scrollTo",
    { text = "Tea" } },
  { "a row that is swiped",
    function() return list(function(name) return Text(name):swipeActions { Button("Archive", noop) } end) end,
    find { text = "Milk" }, "swipe" },
  { "a row that is deleted",
    function()
      return List { ForEach({ "Milk" }, function(name) return Text(name) end):onDelete(noop) }
    end, find { text = "Milk" }, "delete" },
  { "a row that is moved",
    function()
      return List { ForEach({ "Milk", "Tea" }, function(name) return Text(name) end):onMove(noop) }
    end, find { text = "Milk" }, "move", 2 },
  { "a picker",
    function() return Picker { "Cuisine", State("th"), Text("Thai"):tag("th"), Text("Greek"):tag("gr") } end,
    find("Picker"), "select", "Greek" },
  { "the segments of a picker",
    function()
      return Picker { "Cuisine", State("th"), Text("Thai"):tag("th"), Text("Greek"):tag("gr") }:pickerStyle("segmented")
    end, find("Picker"), "select", "Greek" },
  { "a tab view",
    function() return TabView { Text("1"):tabItem(Text("One")), Text("2"):tabItem(Text("Two")) } end,
    find("TabView"), "select", "Two" },
  { "a page",
    function()
      return NavigationStack { NavigationLink { "Go", Text("there"), isActive = State(true) } }
    end, find("NavigationStack"), "back" },
  { "a group", function() return DisclosureGroup("More", Text("details")) end, find("DisclosureGroup"), "expand" },
  { "a menu", function() return Menu { "Sort", Button("By name", noop) } end, find("Menu"), "open" },
  { "a view that is held",
    function() return Text("card"):onLongPressGesture(noop) end, find { text = "card" }, "longPress" },
  { "a field", function() return TextField("Name", State("")) end, find("TextField"), "setInput", "Ann" },
  { "a field that takes the focus", function() return TextField("Name", State("")) end, find("TextField"), "focus" },
  { "a toggle", function() return Toggle("Wi-Fi", State(true)) end, find("Toggle"), "tap" },
  { "a slider", function() return Slider(State(0.5)) end, find("Slider"), "set", 0.4 },
  { "a stepper", function() return Stepper { "Servings", State(1) } end, find("Stepper"), "increment" },
  { "a date picker",
    function() return DatePicker("Due", State(Date(0))) end, find("DatePicker"), "set", "2026-11-21" },
  { "a link", function() return Link { "Help", "https://example.com" } end, find("Link"), "tap" },
  { "a search",
    function() return NavigationStack { list():searchable(State("")) } end, find("Searchable"), "activate" },
  { "a button that is held", function() return Button("Go", noop) end, find("Button"), "hold" },
}

describe("Under a veil", function()
  for _, use in ipairs(uses) do
    local what, view, target, verb = table.unpack(use, 1, 4)

    it(("%s takes no %s"):format(what, verb), function()
      local element = target(host(ZStack { view(), veil }))
      assert.matches("Color covers ", refused(function() element[verb](element, table.unpack(use, 5)) end))
    end)

    it(("%s takes %s where the veil lets touches through"):format(what, verb), function()
      local element = target(host(ZStack { view(), veil:allowsHitTesting(false) }))
      element[verb](element, table.unpack(use, 5))
    end)
  end

  it("a context menu doesn't open", function()
    local function view(cover) return ZStack { Text("card"):contextMenu { Button("Copy", noop) }, cover } end
    local card = host(view(veil)):find { text = "card" }
    assert.matches("Color covers ", refused(function() card:contextMenu():open() end))
    host(view(veil:allowsHitTesting(false))):find { text = "card" }:contextMenu():open()
  end)

  it("nothing is dragged, nor dropped on", function()
    local function view(cover)
      return VStack {
        ZStack { Text("card"):draggable("card"), cover },
        Text("bin"):dropDestination(function() return true end),
      }
    end
    local function drag(cover)
      local screen = host(view(cover))
      return screen:find { text = "card" }:dragTo(screen:find { text = "bin" })
    end
    assert.matches("Color covers ", refused(function() drag(veil) end))
    assert.is_true(drag(veil:allowsHitTesting(false)))
  end)

  it("a list that takes no touches isn't scrolled or refreshed", function()
    local view = list():refreshable(noop):allowsHitTesting(false)
    local shown = host(view):find("List")
    assert.matches("allowsHitTesting", refused(function() shown:refresh() end))
    assert.matches("allowsHitTesting", refused(function() shown:scroll { by = 10 } end))
  end)
end)

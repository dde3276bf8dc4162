-- What a person can read: `has_text`, `find{ text }` and `assert.visible` follow what is drawn.
local refused = require("refused")
local noop = function() end
local phone = { screen = "iPhone 15" }

local function cuisines(style)
  local picker = Picker { "Cuisine", State("it"), Text("Italian"):tag("it"), Text("Greek"):tag("gr") }
  return style and picker:pickerStyle(style) or picker
end

describe("The label of a control", function()
  it("isn't read under labelsHidden, and names the control all the same", function()
    local screen = host(VStack {
      Toggle("Wi-Fi", State(true)):labelsHidden(), Stepper("Guests", State(2)):labelsHidden(),
    }, phone)
    assert.has_no.text(screen, "Wi-Fi")
    assert.has_no.text(screen, "Guests")
    assert.is_true(screen:find { toggle = "Wi-Fi" }:isOn())
    screen:find { type = "Stepper", containing = "Guests" }:increment()
    assert.equal("no text \"Wi-Fi\" on the screen; one is the label of Toggle, which doesn't draw it: "
      .. "find(\"Toggle\") finds that", refused(function() screen:find { text = "Wi-Fi" } end))
  end)

  it("is read without", function()
    local screen = host(VStack { Toggle("Wi-Fi", State(true)), Stepper("Guests", State(2)) }, phone)
    assert.has_text(screen, "Wi-Fi")
    assert.has_text(screen, "Guests")
  end)

  it("isn't hidden for a button, a menu or a text", function()
    local screen = host(VStack {
      Button("Go", noop), Text("Plain"), Menu { "More", Button("Info", noop) },
    }:labelsHidden(), phone)
    for _, text in ipairs { "Go", "Plain", "More" } do assert.has_text(screen, text) end
  end)

  it("is never drawn by a slider", function()
    local screen = host(Form { Slider { State(0.5), label = Text("Volume") } }, phone)
    assert.has_no.text(screen, "Volume")
    assert.exists(screen:find { type = "Slider", containing = "Volume" })
  end)
end)

describe("A label", function()
  local function label() return Label { "Trash", systemImage = "trash" } end

  it("is read with title and icon", function()
    local screen = host(VStack { label(), label():labelStyle("titleOnly") }, phone)
    assert.equal(2, #screen:findAll { text = "Trash" })
    assert.equal(1, #screen:findAll { image = "trash" })
  end)

  it("has no words with its icon only", function()
    local screen = host(Button { label():labelStyle("iconOnly"), noop }, phone)
    assert.has_no.text(screen, "Trash")
    screen:find { button = "Trash" }:tap()
    assert.exists(screen:find { image = "trash" })
  end)

  it("shows its icon alone in a bar, and its words in a menu there", function()
    local screen = host(NavigationStack { Text("Page"):toolbar {
      ToolbarItem { Button { Label { "Add", systemImage = "plus" }, noop } },
      ToolbarItem { Menu {
        Label { "More", systemImage = "ellipsis" }, Button { Label { "Info", systemImage = "info" }, noop },
      } },
      ToolbarItem {
        placement = "bottomBar",
        Button { Label { "Share", systemImage = "square" }:labelStyle("titleAndIcon"), noop },
      },
    } }, phone)
    assert.has_no.text(screen, "Add")
    assert.has_no.text(screen, "More")
    assert.has_text(screen, "Share")
    screen:find { button = "Add" }:tap()
    screen:find { type = "Menu", containing = "More" }:open()
    assert.has_text(screen, "Info")
  end)

  it("has its words in a tab", function()
    local screen = host(TabView { Text("at home"):tabItem(Label { "Home", systemImage = "house" }) }, phone)
    assert.has_text(screen, "Home")
  end)
end)

describe("A picker", function()
  it("in a menu shows the chosen option", function()
    local screen = host(VStack { cuisines(), Text("below") }, phone)
    assert.has_text(screen, "Italian")
    assert.has_no.text(screen, "Greek")
    assert.has_no.text(screen, "Cuisine")
    local picker = screen:find { type = "Picker", containing = "Cuisine" }
    picker:select("gr")
    assert.has_text(screen, "Greek")
    assert.has_no.text(screen, "Italian")
    assert.equal("no text \"Italian\" on the screen; one is an option of a Picker that shows the chosen one alone: "
      .. "picker:select(…) chooses another", refused(function() screen:find { text = "Italian" } end))
  end)

  it("has its label in a form and in a list", function()
    for _, container in ipairs { Form, List } do
      local screen = host(container { cuisines() }, phone)
      assert.has_text(screen, "Cuisine")
      assert.has_text(screen, "Italian")
      assert.has_no.text(screen, "Greek")
    end
  end)

  it("of segments, or a wheel, shows its options alone", function()
    for _, style in ipairs { "segmented", "wheel", "palette" } do
      local screen = host(Form { cuisines(style) }, phone)
      assert.has_text(screen, "Italian")
      assert.has_text(screen, "Greek")
      assert.has_no.text(screen, "Cuisine")
      assert.exists(screen:find { type = "Picker", containing = "Cuisine" })
    end
  end)

  it("in a form may show all inline, with its label", function()
    local screen = host(Form { cuisines("inline") }, phone)
    for _, text in ipairs { "Cuisine", "Italian", "Greek" } do assert.has_text(screen, text) end
  end)

  it("as a link shows its label and the chosen option", function()
    local screen = host(NavigationStack { Form { cuisines("navigationLink") } }, phone)
    assert.has_text(screen, "Cuisine")
    assert.has_text(screen, "Italian")
    assert.has_no.text(screen, "Greek")
  end)

  it("of a ForEach shows the chosen element", function()
    local names = { "Ann", "Bob" }
    local who = State("Bob")
    local screen = host(Picker { "Who", who, ForEach(names, function(name) return Text(name):tag(name) end) }, phone)
    assert.has_text(screen, "Bob")
    assert.has_no.text(screen, "Ann")
  end)

  it("in an open menu shows its options", function()
    local screen = host(Menu { "Sort", cuisines() }, phone)
    screen:find("Menu"):open()
    assert.has_text(screen, "Italian")
    assert.has_text(screen, "Greek")
  end)
end)

describe("A field", function()
  it("shows the text in it, or else its prompt, or else its title", function()
    local name = State("")
    local screen = host(Form { TextField("Name", name), TextField { "City", State(""), prompt = "Paris" } }, phone)
    assert.has_text(screen, "Name")
    assert.has_text(screen, "Paris")
    assert.has_no.text(screen, "City")
    local field = screen:find { type = "TextField", containing = "Name" }
    field:setInput("Ann")
    assert.has_text(screen, "Ann")
    assert.has_text(field, "Ann")
    assert.contains_text(screen, "An")
    assert.has_no.text(screen, "Name")
    assert.equal("Ann", screen:find { text = "Ann" }:input())
    assert.equal("Ann", screen:find { type = "TextField", containing = "Name" }:input())
  end)

  it("for a password shows no text", function()
    local screen = host(SecureField("Password", State("secret")), phone)
    assert.has_no.text(screen, "secret")
    assert.has_no.text(screen, "Password")
    assert.has_text(host(SecureField("Password", State("")), phone), "Password")
  end)

  it("of several lines shows its text", function()
    assert.has_text(host(TextEditor(State("Dear Ann")), phone), "Dear Ann")
  end)

  it("for a search shows what is searched for, or its prompt", function()
    local text = State("")
    local screen = host(NavigationStack { List { Text("Soup") }:searchable { text = text, prompt = "Recipes" } }, phone)
    assert.has_text(screen, "Recipes")
    text.value = "So"
    assert.has_text(screen, "So")
    assert.has_no.text(screen, "Recipes")
    assert.has_text(host(NavigationStack { List { Text("Soup") }:searchable { text = State("") } }, phone), "Search")
  end)
end)

describe("A date picker", function()
  it("shows its label, the date and the time", function()
    local date = State(Date("2026-03-01T09:05:00Z"))
    local screen = host(Form { DatePicker { "Due", date } }:environment("timeZone", "UTC"), phone)
    assert.has_text(screen, "Due")
    assert.has_text(screen, "Mar 1, 2026")
    assert.matches_text(screen, "^9:05.+AM$")
  end)
end)

describe("An indicator", function()
  it("shows its labels by its style", function()
    local function gauge(style)
      return host(Gauge { "Speed", value = 0.4, currentValueLabel = Text("40"), minimumValueLabel = Text("0"),
        maximumValueLabel = Text("100") }:gaugeStyle(style), phone)
    end
    local bar = gauge("linearCapacity")
    for _, text in ipairs { "Speed", "40", "0", "100" } do assert.has_text(bar, text) end
    local ring = gauge("accessoryCircular")
    for _, text in ipairs { "40", "0", "100" } do assert.has_text(ring, text) end
    assert.has_no.text(ring, "Speed")
    assert.has_text(host(ProgressView("Loading"), phone), "Loading")
    assert.has_no.text(host(ProgressView("Loading"):labelsHidden(), phone), "Loading")
  end)
end)

describe("The title of a dialog", function()
  local function asked(visibility)
    return host(Text("ground"):confirmationDialog {
      title = "Sure?", isPresented = State(true), titleVisibility = visibility,
      message = function() return Text("For good") end,
      actions = function() return Button("Delete", noop) end,
    }, phone)
  end

  it("is shown where it is asked for", function()
    assert.has_text(asked("visible"), "Sure?")
    assert.has_no.text(asked("hidden"), "Sure?")
    assert.has_no.text(asked("automatic"), "Sure?")
    assert.has_text(asked("automatic"), "For good")
    assert.has_text(asked("automatic"), "Delete")
  end)
end)

describe("Pages of a tab view", function()
  it("have dots in the place of items", function()
    local function tabs() return TabView { Text("one"):tabItem(Text("One")), Text("two"):tabItem(Text("Two")) } end
    assert.has_text(host(tabs(), phone), "Two")
    local screen = host(tabs():tabViewStyle("page"), phone)
    assert.has_no.text(screen, "Two")
    assert.has_no.text(screen, "One")
    assert.has_text(screen, "one")
  end)
end)

describe("A text", function()
  it("can't be read where it is redacted", function()
    local screen = host(VStack { Text("Balance"), Text("Open"):unredacted(), Button("Pay", noop) }
      :redacted { "placeholder" }, phone)
    assert.has_no.text(screen, "Balance")
    assert.has_text(screen, "Open")
    screen:find { button = "Pay" }:tap()
    assert.equal("no text \"Balance\" on the screen; one is redacted: a bar stands in its place",
      refused(function() screen:find { text = "Balance" } end))
  end)

  it("is redacted for privacy where it is sensitive", function()
    local screen = host(VStack { Text("Name"), Text("1234"):privacySensitive() }:redacted { "privacy" }, phone)
    assert.has_text(screen, "Name")
    assert.has_no.text(screen, "1234")
  end)

  it("can't be read, nor seen, in a clear color", function()
    for _, clear in ipairs { Color.clear, Color.red:opacity(0) } do
      local screen = host(VStack {
        Text("Ghost"):foregroundColor(clear), Text("Seen"):foregroundColor(Color.red),
      }, phone)
      assert.has_no.text(screen, "Ghost")
      assert.has_text(screen, "Seen")
      assert.not_visible(screen:find { text = "Ghost", covered = true })
    end
    assert.has_no.text(host(VStack { Text("Ghost") }:foregroundStyle(Color.clear), phone), "Ghost")
  end)

  it("isn't there scaled to nothing, masked by nothing, or of no opacity", function()
    for _, view in ipairs {
      Text("Gone"):scaleEffect(0), Text("Gone"):mask(Color.clear), Text("Gone"):opacity(0),
      VStack { Text("Gone") }:mask(Rectangle():opacity(0)), Text("Gone"):scaleEffect { x = 1, y = 0 },
    } do
      local screen = host(VStack { view, Text("Here") }, phone)
      assert.has_no.text(screen, "Gone")
      assert.not_visible(screen:find { text = "Gone", covered = true })
    end
    local screen = host(VStack { Text("Here"):scaleEffect(0.5), Text("There"):mask(Circle()) }, phone)
    assert.has_text(screen, "Here")
    assert.has_text(screen, "There")
    assert.visible(screen:find { text = "There" })
  end)
end)

describe("What stands in front of a text", function()
  local function shows(view)
    local screen = host(view, phone)
    local text = screen:find { text = "Soup" }
    local passed, raised = pcall(function() assert.has_text(screen, "Soup") end)
    if passed then assert.visible(text) else assert.not_visible(text) end
    return passed, raised
  end
  local soup = function() return Text("Soup") end

  it("hides it where it is opaque", function()
    for name, view in pairs {
      color = ZStack { soup(), Color.red }, shape = ZStack { soup(), Rectangle():fill(Color.blue) },
      overlay = soup():overlay(Color.red), around = VStack { soup() }:overlay(Color.white),
      background = ZStack { soup(), Text("Other"):frame { width = 300, height = 300 }:background(Color.red) },
      list = ZStack { soup(), List { Text("row") } },
      stack = ZStack { soup(), NavigationStack { Text("page") } },
      height = ZStack { Color.red, soup():zIndex(-1) },
    } do
      local isShown, raised = shows(view)
      assert.is_false(isShown, name)
      assert.matches("is covered by", tostring(raised), 1, true)
    end
    assert.has_no.text(host(ZStack { soup(), Color.red }, phone), "Soup")
  end)

  it("leaves what lies beside it, shines through it, or is in front of it", function()
    for name, view in pairs {
      front = ZStack { Color.red, soup() }, behind = soup():background(Color.red),
      small = ZStack { soup(), Color.red:frame { width = 5, height = 5 } },
      beside = VStack { soup(), Color.red }, veil = ZStack { soup(), Color.black:opacity(0.3) },
      thin = ZStack { soup(), Color.black:opacity(0.3):opacity(0.5) }, clear = ZStack { soup(), Color.clear },
      empty = ZStack { soup(), Color.red:opacity(0) }, image = ZStack { soup(), Image("photo") },
      scroll = ZStack { soup(), ScrollView { Text("x") } }, hidden = ZStack { soup(), Color.red:hidden() },
      bare = ZStack { soup(), List { Text("row") }:scrollContentBackground("hidden") },
      height = ZStack { soup():zIndex(1), Color.red }, ring = ZStack { soup(), Circle():stroke(Color.red) },
      own = soup():overlay(Circle():frame { width = 4, height = 4 }),
    } do
      assert.is_true(shows(view), name)
    end
  end)

  it("hides it where it clips it away", function()
    for name, view in pairs {
      nothing = soup():frame { width = 0, height = 0 }:clipped(),
      away = soup():offset { x = 200, y = 0 }:frame { width = 100, height = 100 }:clipped(),
      shape = VStack { soup():offset { x = 90, y = 90 } }:frame { width = 100, height = 100 }:clipShape(Circle()),
    } do
      assert.is_false(shows(VStack { view, Text("Here") }), name)
    end
    assert.is_true(shows(soup():frame { width = 100, height = 100 }:clipped()))
    assert.is_true(shows(soup():frame { width = 20, height = 20 }:clipShape(Circle())))
  end)

  it("isn't looked for further down, where scrolling shows it", function()
    local screen = host(ScrollView { VStack { Color.red:frame { height = 2000 }, soup() } }, phone)
    assert.has_text(screen, "Soup")
    assert.not_visible(screen:find { text = "Soup" })
    screen:find { text = "Soup" }:scrollTo()
    assert.visible(screen:find { text = "Soup" })
  end)

  it("may be the view that it is the background of", function()
    local function size(view) return view:frame { width = 200, height = 100 } end
    assert.has_no.text(host(size(Color.red):background(Text("behind"))), "behind")
    assert.has_no.text(host(ZStack { Color.red }:background { Text("behind") }), "behind")
    assert.has_text(host(size(Color.red:opacity(0.5)):background(Text("behind"))), "behind")
    assert.has_text(host(size(Text("a"))
      :background(Text("much wider than that"))), "much wider than that")
  end)
end)

describe("A table", function()
  local function people(screen)
    return host(Table {
      data = { { id = 1, name = "Ann", age = 31 } },
      columns = { { title = "Name", key = "name" }, { title = "Age", key = "age" } },
    }, { screen = screen })
  end

  it("shows its first column alone on a phone, and all with their labels on a wide screen", function()
    local narrow, wide = people("iPhone 15"), people("iPad")
    assert.has_text(narrow, "Ann")
    for _, text in ipairs { "31", "Age", "Name" } do
      assert.has_no.text(narrow, text)
      assert.has_text(wide, text)
    end
  end)
end)

describe("What is drawn in a clear color", function()
  it("isn't seen", function()
    for _, view in ipairs {
      Color.clear, Circle():fill(Color.clear), Image { systemName = "heart" }:foregroundColor(Color.clear),
    } do
      assert.not_visible(host(view, phone))
    end
    for _, view in ipairs { Color.red, Circle():fill(Color.red), Image { systemName = "heart" } } do
      assert.visible(host(view, phone))
    end
  end)
end)

describe("A tree without places", function()
  it("isn't asked what stands in front of what", function()
    assert.has_text(host(ZStack { Text("Soup"), Color.red }, { screen = false }), "Soup")
    assert.has_no.text(host(ZStack { Text("Soup"):scaleEffect(0) }, { screen = false }), "Soup")
  end)
end)

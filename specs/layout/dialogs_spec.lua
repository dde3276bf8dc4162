-- What stands where in alerts, dialogs and menus, and in lists that are edited.

local phone = { screen = "iPhone 15" }

local function shown(view, actions)
  return host(view("Delete it?", actions), phone)
end

local function alert(title, actions)
  return Text("ground"):alert { title, isPresented = State(true), actions = actions }
end

local function dialog(title, actions)
  return Text("ground"):confirmationDialog {
    title, isPresented = State(true), titleVisibility = "visible", actions = actions,
  }
end

local function button(word, role) return Button { word, action = print, role = role } end

describe("The button that cancels", function()
  it("is the first of two in an alert, whatever the app has first", function()
    local screen = shown(alert, function()
      return Group { button("Delete", "destructive"), button("Cancel", "cancel") }
    end)
    local delete, cancel = screen:find { text = "Delete" }, screen:find { text = "Cancel" }
    assert.aligned("top", delete, cancel)
    assert.is_true(cancel:frame().x < delete:frame().x)
  end)

  it("is the last of three in an alert", function()
    local screen = shown(alert, function()
      return Group { button("Cancel", "cancel"), button("One"), button("Two") }
    end)
    assert.above(screen:find { text = "Two" }, screen:find { text = "Cancel" })
    assert.above(screen:find { text = "One" }, screen:find { text = "Two" })
  end)

  it("stands apart in a confirmation dialog, which has it in any case", function()
    local screen = shown(dialog, function() return Group { button("One"), button("Two") } end)
    local function middle(word)
      local frame = screen:find { text = word }:frame()
      return frame.y + frame.height / 2
    end
    assert.near(57, middle("Two") - middle("One"), 0.5)
    assert.near(57 + 8, middle("Cancel") - middle("Two"), 0.5)
  end)

  it("is wider than the same word in an alert without the role", function()
    local function width(role)
      local screen = shown(alert, function() return Group { button("Stop", role), button("One") } end)
      return screen:find { text = "Stop" }:frame().width
    end
    assert.is_true(width("cancel") > width(nil))
  end)
end)

describe("The fields of an alert", function()
  it("stand close together above the buttons, in small letters", function()
    local screen = shown(alert, function()
      return Group {
        TextField("Name", State("")), SecureField("Code", State("")), button("OK"), button("Cancel", "cancel"),
      }
    end)
    local name, code = screen:find("TextField"):frame(), screen:find("SecureField"):frame()
    assert.near(28, code.y - name.y, 0.5)
    assert.is_true(name.height < 20)
    assert.above(screen:find("SecureField"), screen:find { text = "OK" })
  end)
end)

describe("A menu", function()
  it("has icons in line at the end of its rows, and texts behind check marks where there may be some", function()
    local function x(content)
      local copy = Button { Label { "Copy", systemImage = "star" }, action = print }
      local screen = host(Menu { "More", copy, content }, phone)
      screen:find("Menu"):tap()
      return screen:find { text = "Copy" }:frame().x, screen:find("Image"):frame()
    end
    local plain, icon = x(Button("Other", print))
    local marked = x(Toggle("On", State(true)))
    assert.equal(16, marked - plain)
    assert.is_true(icon.x > plain + 150)
  end)
end)

describe("A section", function()
  it("has a row for each part of a group that opens, and for each option that is shown inline", function()
    local screen = host(Form { Section {
      DisclosureGroup { "More", isExpanded = State(true), Text("Inside") },
      Picker { label = "Size", selection = State(1), Text("Small"):tag(1), Text("Large"):tag(2) }:pickerStyle("inline"),
      Text("last"),
    } }, phone)
    local y
    for _, word in ipairs { "More", "Inside", "Size", "Small", "Large", "last" } do
      local frame = screen:find { text = word }:frame()
      local middle = frame.y + frame.height / 2
      if y then assert.near(44, middle - y, 0.5) end
      y = middle
    end
  end)
end)

describe("What isn't available", function()
  it("is said in the middle of all the room", function()
    local screen = host(ContentUnavailableView { "Nothing", systemImage = "tray", description = "Add one." },
      { screen = { width = 300, height = 500 } })
    assert.same({ x = 0, y = 0, width = 300, height = 500 }, screen:find("ContentUnavailableView"):frame())
    local title = screen:find { text = "Nothing" }
    assert.above(screen:find("Image"), title)
    assert.above(title, screen:find { text = "Add one." })
    assert.near(150, title:frame().x + title:frame().width / 2, 0.5)
  end)
end)

describe("A toolbar of a script", function()
  it("has a view that is no item at the end of the bar", function()
    local screen = host(NavigationStack { Text("page"):toolbar { Button("Go", print) } }, phone)
    local frame = screen:find { button = "Go" }:frame()
    assert.near(393 - 16, frame.x + frame.width, 0.5)
  end)
end)

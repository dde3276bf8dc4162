-- Typing into fields: with the focus, by keys that the keyboard has, one change for each.
local refused = require("refused")

-- A field whose changes a function is told.
local function watched(title, text, onChange, focus, value)
  local Watched = View("Watched", function()
    local field = TextField(title, text)
    if focus then field = field:focused(focus, value) end
    return field:onChange(text.value, function(_, new) onChange(new) end)
  end)
  return Watched()
end

describe("Typing", function()
  it("brings the keyboard to the field, as a tap on it does", function()
    local focus, log = State(), {}
    local function note(name) return function(isEditing) table.insert(log, name .. " " .. tostring(isEditing)) end end
    local screen = host(VStack {
      TextField { "Name", State(""), onEditingChanged = note("name") }:focused(focus, "name"),
      TextField { "City", State(""), onEditingChanged = note("city") }:focused(focus, "city"),
      SecureField("Code", State("")):focused(focus, "code"),
      TextEditor(State("")):frame { height = 50 }:focused(focus, "note"),
    })
    screen:textField(1):setInput("Ann")
    assert.equal("name", focus.value)
    assert.is_true(screen:textField(1):isFocused())
    screen:textField(2):type("Bern")
    assert.equal("city", focus.value)
    assert.is_false(screen:textField(1):isFocused())
    screen:secureField(3):setInput("x")
    assert.equal("code", focus.value)
    screen:textEditor(4):type("abc")
    assert.equal("note", focus.value)
    screen:textField(1):clear()
    assert.equal("name", focus.value)
    screen:textField(2):paste("Basel")
    assert.equal("city", focus.value)
    assert.same({ "name true", "name false", "city true", "city false", "name true", "name false", "city true" }, log)
  end)

  it("changes the text letter by letter", function()
    local text, changes = State("x"), {}
    local screen = host(watched("Name", text, function(new) table.insert(changes, new) end))
    screen:find("TextField"):type("abc")
    assert.same({ "xa", "xab", "xabc" }, changes)
  end)

  it("changes the text once when all of it is replaced or pasted", function()
    local text, changes = State("x"), {}
    local screen = host(watched("Name", text, function(new) table.insert(changes, new) end))
    screen:find("TextField"):setInput("abc")
    screen:find("TextField"):paste("def")
    assert.same({ "abc", "abcdef" }, changes)
  end)

  it("meets a limit at each letter", function()
    local text = State("")
    local screen = host(watched("Code", text, function(new) text.value = new:sub(1, 3) end))
    screen:find("TextField"):type("abcdef")
    assert.equal("abc", text.value)
    local upper = State("")
    local binding = Binding {
      get = function() return upper.value end, set = function(new) upper.value = new:upper() end,
    }
    host(TextField("Code", binding)):textField():type("ab")
    assert.equal("AB", upper.value)
  end)

  it("stops where the app takes the focus away", function()
    local text, focus = State(""), State()
    local screen = host(VStack {
      watched("Digit", text, function(new) if #new == 2 then focus.value = "next" end end, focus, "digit"),
      TextField("Next", State("")):focused(focus, "next"),
    })
    assert.equal(
      'TextField "Digit" lost the focus before "c" was typed: TextField "Next" has it now '
        .. '(at vStack():view("Watched", 1):textField())',
      refused(function() screen:find { "TextField", containing = "Digit" }:type("abcd") end))
    assert.equal("ab", text.value)
    assert.is_true(screen:find { "TextField", containing = "Next" }:isFocused())
  end)

  it("stops where the field goes", function()
    local text, isShown = State(""), State(true)
    local Form = View("Form", function()
      return VStack {
        isShown.value and watched("Code", text, function(new) isShown.value = #new < 2 end) or Nil,
        Text("Form"),
      }
    end)
    local screen = host(Form())
    assert.matches("lost the focus before \"c\" was typed: it has left the screen",
      refused(function() screen:find("TextField"):type("abc") end), 1, true)
    assert.equal("ab", text.value)
  end)

  it("is refused by a disabled field, which gets no focus", function()
    local text = State("")
    local screen = host(TextField("Name", text):disabled(true))
    assert.equal("TextField is unresponsive: it is disabled (at textField())",
      refused(function() screen:textField():type("a") end))
    assert.is_false(screen:textField():isFocused())
    assert.equal("", text.value)
  end)

  it("goes into an editor with its lines", function()
    local text = State("")
    host(TextEditor(text)):textEditor():type("a\nb")
    assert.equal("a\nb", text.value)
  end)

  it("submits a field by a line break, which is the return key", function()
    local text, submitted = State(""), {}
    local screen = host(TextField("Name", text):onSubmit(function() table.insert(submitted, text.value) end))
    screen:textField():type("Ann\n")
    assert.same({ "Ann" }, submitted)
    assert.equal("Ann", text.value)
    assert.is_false(screen:textField():isFocused())
  end)

  it("of an empty text is a tap on the field", function()
    local screen = host(TextField("Name", State("")))
    screen:textField():type("")
    assert.is_true(screen:textField():isFocused())
  end)

  it("stops where a screen comes above the field, and goes on when that has gone", function()
    local text, asks = State(""), State(false)
    local Code = View("Code", function()
      return TextField("Code", text):onChange(text.value, function(_, new)
        if new == "ab" then asks.value = true end
      end):alert { "Enough?", isPresented = asks }
    end)
    local screen = host(Code())
    local field = screen:find("TextField")
    assert.equal(
      "TextField \"Code\" can't be typed into before \"c\" was typed: the alert \"Enough?\" is above it "
        .. "(at view(\"Code\"):textField())",
      refused(function() field:type("abcd") end))
    assert.equal("ab", text.value)
    assert.matches("nothing takes c", refused(function() screen:press("c") end))
    screen:find { button = "OK" }:tap()
    screen:press("c")
    field:type("d")
    assert.equal("abcd", text.value)
  end)
end)

describe("A key", function()
  it("types into the field that has the focus", function()
    local text = State("")
    local screen = host(TextField("Name", text))
    assert.matches("nothing takes a: ", refused(function() screen:press("a") end), 1, true)
    screen:textField():focus()
    screen:press("a")
    screen:press("b", "shift")
    screen:press("space")
    screen:press("C")
    assert.equal("aB C", text.value)
    screen:press("delete")
    screen:press("delete")
    assert.equal("aB", text.value)
  end)

  it("goes to the field before a shortcut without modifier keys, and not with one", function()
    local text, saved = State(""), 0
    local screen = host(VStack {
      TextField("Name", text),
      Button("Save", function() saved = saved + 1 end):keyboardShortcut { "s", modifiers = {} },
      Button("Send", function() saved = saved + 10 end):keyboardShortcut("d"),
    })
    screen:press("s")
    assert.equal(1, saved)
    screen:textField(1):focus()
    screen:press("s")
    screen:press("d", "command")
    assert.equal("s", text.value)
    assert.equal(11, saved)
  end)

  it("of the arrows or with command types nothing", function()
    local text = State("")
    local screen = host(TextField("Name", text))
    screen:textField():focus()
    assert.matches("nothing takes leftArrow", refused(function() screen:press("leftArrow") end), 1, true)
    assert.matches("nothing takes command%-k", refused(function() screen:press("k", "command") end))
    assert.equal("", text.value)
  end)

  it("deletes nothing in an empty field", function()
    local text = State("")
    local screen = host(TextField("Name", text))
    screen:textField():focus()
    screen:press("delete")
    assert.equal("", text.value)
  end)

  it("called tab goes on to the next field, and with shift back", function()
    local screen = host(VStack { TextField("Name", State("")), Text("and"), SecureField("Code", State("")) })
    screen:textField(1):focus()
    screen:press("tab")
    assert.is_true(screen:secureField(3):isFocused())
    screen:press("tab", "shift")
    assert.is_true(screen:textField(1):isFocused())
  end)

  it("called return makes a line in an editor", function()
    local text = State("a")
    local screen = host(TextEditor(text))
    screen:textEditor():focus()
    screen:press("return")
    screen:press("b")
    screen:press("tab")
    assert.equal("a\nb\t", text.value)
    assert.is_true(screen:textEditor():isFocused())
  end)
end)

describe("Return", function()
  it("makes a line in a field that grows downward", function()
    local text, submitted = State("a"), false
    local screen = host(TextField { "Note", text, axis = "vertical" }:onSubmit(function() submitted = true end))
    assert.equal(
      'TextField "Note" can\'t be submitted: return makes a line in it, as type("\\n") does; '
        .. "a button submits what it holds (at textField())",
      refused(function() screen:textField():submit() end))
    screen:textField():focus()
    screen:press("return")
    screen:textField():type("b\nc")
    assert.equal("a\nb\nc", text.value)
    assert.is_true(screen:textField():frame().height > 55)
    assert.is_false(submitted)
    assert.is_true(screen:textField():isFocused())
  end)

  it("submits a field whose axis is horizontal", function()
    local submitted = 0
    local screen = host(
      TextField { "Note", State(""), axis = "horizontal" }:onSubmit(function() submitted = submitted + 1 end))
    screen:textField():submit()
    screen:textField():focus()
    screen:press("return")
    assert.equal(2, submitted)
  end)

  it("leaves the keyboard where it is when the action keeps the focus there", function()
    local focus, text, sent = State(), State(""), {}
    local screen = host(TextField("Message", text):focused(focus, "message"):onSubmit(function()
      table.insert(sent, text.value)
      text.value = ""
      focus.value = "message"
    end))
    screen:textField():type("one\ntwo\n")
    assert.same({ "one", "two" }, sent)
    assert.is_true(screen:textField():isFocused())
    assert.equal("message", focus.value)
  end)
end)

describe("A keyboard", function()
  local function field(keyboard, text)
    return host(TextField("Age", text or State("")):keyboardType(keyboard)):textField()
  end

  it("of numbers has neither letters nor return", function()
    local text, submitted = State(""), false
    local screen = host(
      TextField("Age", text):keyboardType("numberPad"):onSubmit(function() submitted = true end))
    local age = screen:textField()
    age:setInput("40")
    age:type("2")
    assert.equal("402", text.value)
    assert.equal(
      'TextField "Age" can\'t take "f": its keyboard, numberPad, types digits; '
        .. "paste puts in what a person has copied (at textField())",
      refused(function() age:setInput("forty") end))
    assert.matches('can\'t take "."', refused(function() age:type("1.5") end), 1, true)
    assert.equal("402", text.value)
    assert.equal(
      'TextField "Age" can\'t be submitted: its keyboard, numberPad, has no return key; a button does that, '
        .. "or an item above the keyboard, of which the placement is keyboard (at textField())",
      refused(function() age:submit() end))
    assert.matches("has no return key", refused(function() screen:press("return") end), 1, true)
    assert.matches('can\'t take "a"', refused(function() screen:press("a") end), 1, true)
    screen:press("delete")
    assert.equal("40", text.value)
    assert.is_false(submitted)
  end)

  it("of numbers lets in what is pasted, and is cleared", function()
    local text = State("")
    local age = field("numberPad", text)
    age:paste("forty")
    assert.equal("forty", text.value)
    age:clear()
    assert.equal("", text.value)
  end)

  it("of decimals has a separator", function()
    local text = State("")
    field("decimalPad", text):type("12.5")
    assert.equal("12.5", text.value)
    assert.matches('can\'t take "-"', refused(function() field("decimalPad"):type("-1") end), 1, true)
  end)

  it("of phone numbers has plus, star and hash", function()
    local text = State("")
    field("phonePad", text):type("+49*1#")
    assert.equal("+49*1#", text.value)
    assert.matches('can\'t take "("', refused(function() field("phonePad"):type("(0)") end), 1, true)
    assert.matches("no return key", refused(function() field("phonePad"):submit() end), 1, true)
  end)

  it("of addresses of pages has no space bar", function()
    field("URL"):type("example.org/a")
    assert.matches('can\'t take " "', refused(function() field("URL"):type("a b") end), 1, true)
  end)

  it("of ASCII characters has letters, and no emoji", function()
    field("asciiCapable"):type("Zürich 1-2")
    assert.matches('can\'t take "', refused(function() field("asciiCapable"):type("hi 😀") end), 1, true)
  end)

  it("for all else types anything and has return", function()
    local all = { "default", "emailAddress", "twitter", "webSearch", "numbersAndPunctuation", "namePhonePad" }
    for _, keyboard in ipairs(all) do
      local text = State("")
      local typed = field(keyboard, text)
      typed:setInput("a 1@b")
      typed:submit()
      assert.equal("a 1@b", text.value)
    end
  end)

  it("of a tablet has all keys", function()
    local text = State("")
    local screen = host(TextField("Age", text):keyboardType("numberPad"), { screen = "iPad" })
    screen:textField():setInput("forty")
    screen:textField():submit()
    assert.equal("forty", text.value)
  end)
end)

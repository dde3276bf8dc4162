-- Texts: what they read, where their words come from, how they look.

describe("Text", function()
   local function shown(text) return host(VStack { text }):find("Text") end

   it("is made of strings, numbers, and texts", function()
      assert.equal("a", shown(Text("a")):string())
      assert.equal("3", shown(Text(3)):string())
      assert.equal("a", shown(Text(Text("a"))):string())
   end)

   it("is put together by ..", function()
      local text = shown(Text("Hello, "):bold() .. Text("Ann"):italic() .. "!")
      assert.equal("Hello, Ann!", text:string())
      assert.is_true(text:attributes():range(1, 7):isBold())
      assert.is_true(text:attributes():range(8, 10):isItalic())
      assert.is_false(text:attributes():range(11, 11):isBold())
      assert.equal("Dear Ann", shown("Dear " .. Text("Ann")):string())
   end)

   it("is put together with texts only", function()
      assert.error_matches(function() return Text("a") .. Divider() end,
         "only texts and strings are put together by %.%.; this is Divider")
      assert.error_matches(function() return Text("a") .. {} end, "; this is table")
   end)

   it("is split into runs of the same attributes", function()
      local runs = shown(Text("a"):bold() .. Text("bc")):attributedString()
      assert.equal(2, #runs)
      assert.equal("bc", runs[2].string)
      assert.is_true(runs[1].attributes:isBold())
      assert.is_false(runs[2].attributes:isBold())
   end)

   it("holds images", function()
      local text = shown(Text(Image { systemName = "star" }) .. Text(" 5"))
      assert.equal(" 5", text:string())
      assert.equal("star", host(VStack { text:images()[1] }):find("Image"):name())
   end)

   it("shows its Markdown in its attributes when it is a key", function()
      local text = shown(Text { key = "a **bold** _slanted_ ~~old~~ `code` [link](https://example.org)" })
      assert.equal("a bold slanted old code link", text:string())
      local attributes = text:attributes()
      assert.is_true(attributes:range(3, 6):isBold())
      assert.is_false(attributes:range(1, 1):isBold())
      assert.is_true(attributes:range(8, 14):isItalic())
      assert.is_true(attributes:range(16, 18):isStrikethrough())
      assert.equal("https://example.org", attributes:range(25, 28):link())
      assert.equal("**as it is**", shown(Text("**as it is**")):string())
   end)
end)

describe("A text's attributes", function()
   local function of(text) return host(VStack { text }):find("Text"):attributes() end

   it("are those that modifiers set", function()
      local attributes = of(Text("a"):font(Font.title):fontWeight("light"):foregroundColor(Color.red):kerning(1)
         :tracking(2):baselineOffset(3):bold():italic())
      assert.equal(Font.title, attributes:font())
      assert.equal("light", attributes:fontWeight())
      assert.equal(Color.red, attributes:foregroundColor())
      assert.equal(1, attributes:kerning())
      assert.equal(2, attributes:tracking())
      assert.equal(3, attributes:baselineOffset())
      assert.is_true(attributes:isBold())
      assert.is_true(attributes:isItalic())
   end)

   it("have lines with a pattern and a color", function()
      local attributes = of(Text("a"):underline { pattern = "dash", color = "red" }:strikethrough())
      assert.is_true(attributes:isUnderline())
      assert.equal("dash", attributes:underlineStyle())
      assert.equal(Color.red, attributes:underlineColor())
      assert.is_true(attributes:isStrikethrough())
      assert.equal("solid", attributes:strikethroughStyle())
      assert.is_nil(attributes:strikethroughColor())
   end)

   it("are read from the text itself too", function()
      local text = host(VStack { Text("a"):kerning(1):fontDesign("serif"):fontWidth("condensed") }):find("Text")
      assert.equal(1, text:kerning())
      assert.equal("serif", text:fontDesign())
      assert.equal("condensed", text:fontWidth())
      local stack = host(VStack { HStack { Text("a") }:tracking(4) }):find("HStack")
      assert.equal(4, stack:tracking())
      assert.error_matches(function() stack:fontWidth() end, "HStack does not have 'fontWidth' modifier")
   end)

   it("have to be the same throughout", function()
      local attributes = of(Text("a"):bold():kerning(1) .. Text("b"):kerning(2))
      assert.error_matches(function() attributes:isBold() end, "Modifier 'bold' is applied only to a subrange")
      assert.error_matches(function() attributes:kerning() end, "Modifier 'kerning' has different values in subranges")
      assert.error_matches(function() attributes:font() end, "Text does not have 'font' modifier")
      assert.error_matches(function() attributes:range(1, 3) end, "expected characters within 1 and 2")
   end)
end)

describe("A text of a date", function()
   local function read(text, locale) return host(VStack { text }):find("Text"):string(locale) end
   local start = Date("2026-11-21T10:00:00Z")

   it("shows the day or the time", function()
      assert.equal("November 21, 2026", read(Text { date = start }))
      assert.equal("21. November 2026", read(Text { date = start, style = "date" }, "de"))
      assert.matches("10:00.AM", read(Text { date = start, style = "time" }, "en_US"):gsub("\u{202F}", " "), nil)
   end)

   it("follows the clock of views", function()
      local soon = Date.now():addingTimeInterval(2 * 3600 + 23 * 60)
      local text = host(VStack {
         Text { date = soon, style = "relative" }, Text { date = soon, style = "offset" },
         Text { date = soon, style = "timer" },
      }):find("VStack")
      assert.equal("2 hours, 23 minutes", text:text(1):string())
      assert.equal("+2 hours", text:text(2):string())
      assert.equal("2:23:00", text:text(3):string())
      clock:advance(3 * 3600)
      assert.equal("37 minutes", text:text(1):string())
      assert.equal("-37 minutes", text:text(2):string())
      assert.equal("37:00", text:text(3):string())
   end)

   it("shows from when to when", function()
      local text = Text { from = start, to = start:addingTimeInterval(7200) }
      assert.matches("^10:00.+12:00", read(text))
      assert.matches("^Nov 21.+Nov 22", read(Text { from = start, to = start:addingTimeInterval(86400) }, "en_US"))
      assert.error_matches(function() Text { from = start, to = start:addingTimeInterval(-1) } end,
         "expected date that is not before")
   end)
end)

describe("The height of lines", function()
   local function height(lineHeight)
      local screen = host(Text("one\ntwo"):font(Font.system { size = 20 }):lineHeight(lineHeight))
      return screen:find { text = "one\ntwo" }:frame().height
   end

   it("is what a view is given", function()
      assert.equal(60, height(LineHeight.exact(30)))
      assert.equal(80, height(LineHeight.multiple(2)))
      assert.equal(60, height(LineHeight.leading(10)))
      assert.is_true(height("tight") < height("normal") and height("normal") < height("loose"))
   end)
end)

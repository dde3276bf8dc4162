-- What views are to those who can't see them: what is said about them, what can be done, and finding them by it.

describe("Accessibility", function()
   local function only(view) return host(view):find("Text") end

   it("gives words to a view", function()
      local text = only(Text("♥"):accessibilityLabel("Like"):accessibilityValue("3 of 5"):accessibilityHint("Likes it"))
      assert.equal("Like", text:accessibilityLabel():string())
      assert.equal("3 of 5", text:accessibilityValue():string())
      assert.equal("Likes it", text:accessibilityHint():string())
   end)

   it("is read with its notes", function()
      local text = only(Text("a")
         :accessibilityHidden(false):accessibilityIdentifier("row"):accessibilitySortPriority(2)
         :accessibilitySelectionIdentifier("second"):accessibilityActivationPoint(UnitPoint.topLeading)
         :accessibilityInputLabels { "Like", "Heart" }:accessibilityHeading("h2")
         :accessibilityTextContentType("sourceCode"):accessibilityRespondsToUserInteraction(false)
         :accessibilityIgnoresInvertColors():accessibilityElement("combine"))
      assert.is_false(text:accessibilityHidden())
      assert.equal("row", text:accessibilityIdentifier())
      assert.equal(2.0, text:accessibilitySortPriority())
      assert.equal("second", text:accessibilitySelectionIdentifier())
      assert.equal(UnitPoint.topLeading, text:accessibilityActivationPoint())
      assert.same({ "Like", "Heart" }, text:accessibilityInputLabels())
      assert.equal("h2", text:accessibilityHeading())
      assert.equal("sourceCode", text:accessibilityTextContentType())
      assert.is_false(text:accessibilityRespondsToUserInteraction())
      assert.is_true(text:accessibilityIgnoresInvertColors())
      assert.equal("combine", text:accessibilityElement())
   end)

   it("belongs to a pair and to a group", function()
      local text = only(Text("Volume"):accessibilityLabeledPair("label", "volume", "panel")
         :accessibilityLinkedGroup { id = "sound", namespace = "panel" })
      assert.same({ role = "label", id = "volume" }, text:accessibilityLabeledPair())
      assert.equal("sound", text:accessibilityLinkedGroup())
      assert.error_matches(function() Text("a"):accessibilityLabeledPair("lable", 1, "panel") end,
         'expected role in a labeled pair %("label"')
   end)

   it("says how it is spoken", function()
      local text = only(Text("R2-D2"):speechAdjustedPitch(0.5):speechAlwaysIncludesPunctuation()
         :speechAnnouncementsQueued(false):speechSpellsOutCharacters())
      assert.equal(0.5, text:speechAdjustedPitch())
      assert.is_true(text:speechAlwaysIncludesPunctuation())
      assert.is_false(text:speechAnnouncementsQueued())
      assert.is_true(text:speechSpellsOutCharacters())
   end)

   it("reports missing parts", function()
      assert.error_matches(function() only(Text("a")):accessibilityHint() end,
         "Text does not have 'accessibilityHint' modifier")
      assert.error_matches(function() only(Text("a")):accessibilitySortPriority() end,
         "Text does not have 'accessibilitySortPriority' modifier")
   end)

   it("gives content beside the label, the last one under a label", function()
      local text = only(Text("Rex"):accessibilityCustomContent("Age", 3)
         :accessibilityCustomContent("Breed", "Poodle", { importance = "high" }):accessibilityCustomContent("Age", "4"))
      assert.same({
         { label = "Age", value = "4", importance = "default" },
         { label = "Breed", value = "Poodle", importance = "high" },
      }, text:accessibilityCustomContent())
   end)

   it("lists places to go to", function()
      local text = only(Text("Chat"):accessibilityRotor("Mentions", { "Ann", "Bob" }))
      assert.same({ Mentions = { "Ann", "Bob" } }, text:accessibilityRotor())
   end)

   it("describes a chart", function()
      local chart = only(Text("▂▆"):accessibilityChartDescriptor {
         title = "Rain", points = { { x = "Mon", y = 1 }, { x = "Tue", y = 5 } },
      }):accessibilityChartDescriptor()
      assert.equal("Rain", chart.title)
      assert.same({ { x = "Mon", y = 1.0 }, { x = "Tue", y = 5.0 } }, chart.series[1].dataPoints)
   end)
end)

describe("Accessibility actions", function()
   local log, screen
   before_each(function()
      log = {}
      local function note(what) return function(detail) log[#log + 1] = what .. (detail and " " .. detail or "") end end
      screen = host(VStack {
         Text("Photo"):accessibilityAction(note("opened")):accessibilityAction("escape", note("left"))
            :accessibilityAction("Like", note("liked"))
            :accessibilityAction { action = note("shared"), label = HStack { Text("Share"), Text("it") } }
            :accessibilityAdjustableAction(note("adjusted")):accessibilityScrollAction(note("scrolled")),
      }):find("Text")
   end)

   it("are called by kind and by name", function()
      screen:callAccessibilityAction()
      screen:callAccessibilityAction("escape")
      screen:callAccessibilityAction("Like")
      screen:callAccessibilityAction("Share it")
      assert.same({ "opened", "left", "liked", "shared" }, log)
   end)

   it("adjust and scroll", function()
      screen:callAccessibilityAdjustableAction()
      screen:callAccessibilityAdjustableAction("decrement")
      screen:callAccessibilityScrollAction("bottom")
      assert.same({ "adjusted increment", "adjusted decrement", "scrolled bottom" }, log)
   end)

   it("show their descriptions", function()
      assert.equal("it", screen:accessibilityActionLabel():hStack():text(2):string())
   end)

   it("report missing parts", function()
      assert.error_matches(function() screen:callAccessibilityAction("Hide") end,
         "Text does not have 'accessibilityAction%(named: \"Hide\"%)' modifier")
      assert.error_matches(function() screen:callAccessibilityAction("magicTap") end,
         "'accessibilityAction%(%.magicTap%)' modifier")
   end)
end)

describe("Traits", function()
   local function traits(view, kind) return host(VStack { view }):find(kind or "Text"):accessibilityTraits() end

   it("come with the kind of a view", function()
      assert.same({ "staticText" }, traits(Text("a")))
      assert.same({ "button" }, traits(Button("a", function() end), "Button"))
      assert.same({ "link" }, traits(Link("a", "https://example.com"), "Link"))
      assert.same({ "toggle" }, traits(Toggle("a", State(true)), "Toggle"))
      assert.same({ "image" }, traits(Image("a"), "Image"))
      assert.same({}, traits(HStack { Text("a") }, "HStack"))
   end)

   it("come with the header of a section", function()
      local section = host(List { Section { header = Text("Fruit"), Text("Pear") } })
      assert.same({ "header", "staticText" }, section:find { text = "Fruit" }:accessibilityTraits())
      assert.same({ "staticText" }, section:find { text = "Pear" }:accessibilityTraits())
   end)

   it("are added and removed in order", function()
      assert.same({ "header", "selected" },
         traits(Text("a"):accessibilityAddTraits { "header", "selected" }:accessibilityRemoveTraits("staticText")))
      assert.same({ "header", "staticText" },
         traits(Text("a"):accessibilityRemoveTraits("header"):accessibilityAddTraits("header")))
   end)

   it("are refused when there is no such trait", function()
      assert.error_matches(function() Text("a"):accessibilityAddTraits("heder") end,
         "expected accessibility trait %(\"header\"")
   end)
end)

describe("find by accessibility", function()
   local screen
   before_each(function()
      screen = host(VStack {
         Text("Inbox"):accessibilityAddTraits("header"):accessibilityIdentifier("title"),
         Button("Delete", function() end):accessibilityHint("Deletes the message"),
         Button(Image { systemName = "trash" }, function() end),
         Button(HStack { Text("Reply"), Text("to all") }, function() end),
         Text("♥"):accessibilityLabel("Like"):accessibilityValue("on"),
         Toggle("Quiet", State(true)),
         Text("Secret"):accessibilityHidden(true):accessibilityIdentifier("secret"),
         HStack { Text("Also secret") }:accessibilityHidden(true),
         HStack { Text("3"), Text("stars") }:accessibilityElement { children = "combine" },
         HStack { Text("☆☆☆") }:accessibilityRepresentation(Slider { value = State(3) }:accessibilityLabel("Stars")),
      })
   end)

   it("takes a label", function()
      assert.equal("♥", screen:find { accessibilityLabel = "Like" }:string())
      assert.equal("Button", screen:find { accessibilityLabel = "Delete" }:kind())
   end)

   it("takes the texts of an element for its label", function()
      assert.equal("Button", screen:find { accessibilityLabel = "trash" }:kind())
      assert.equal("Button", screen:find { accessibilityLabel = "Reply, to all" }:kind())
      assert.equal("Toggle", screen:find { accessibilityLabel = "Quiet" }:kind())
      assert.equal("HStack", screen:find { accessibilityLabel = "3, stars" }:kind())
   end)

   it("means the element, not its parts, unless they are asked for", function()
      assert.equal(1, #screen:findAll { accessibilityLabel = "Delete" })
      assert.equal("Delete", screen:find { "Text", accessibilityLabel = "Delete" }:string())
      assert.equal("Button", screen:find { "Button", accessibilityLabel = "Delete" }:kind())
      assert.equal("Button", screen:find("Button", { accessibilityLabel = "trash" }):kind())
   end)

   it("takes an identifier, a value, a hint", function()
      assert.equal("Inbox", screen:find { accessibilityIdentifier = "title" }:string())
      assert.equal("♥", screen:find { accessibilityValue = "on" }:string())
      assert.equal("Delete", screen:find { accessibilityHint = "Deletes the message" }:find("Text"):string())
   end)

   it("takes traits", function()
      assert.equal("Inbox", screen:find { accessibilityTraits = "header" }:string())
      assert.equal("Inbox", screen:find { accessibilityTraits = { "header", "staticText" } }:string())
      assert.equal(3, #screen:findAll { accessibilityTraits = "button" })
   end)

   it("takes several criteria, and a condition", function()
      assert.equal("Button", screen:find { accessibilityTraits = "button", accessibilityLabel = "Delete" }:kind())
      assert.equal("♥", screen:find { accessibilityTraits = "staticText",
         where = function(view) return view:string() == "♥" end }:string())
   end)

   it("skips hidden and represented views", function()
      assert.same({}, screen:findAll { accessibilityIdentifier = "secret" })
      assert.same({}, screen:findAll { accessibilityLabel = "Also secret" })
      assert.same({}, screen:findAll { accessibilityLabel = "☆☆☆" })
      assert.equal("Slider", screen:find { accessibilityLabel = "Stars" }:kind())
   end)

   it("lists the candidates", function()
      assert.error_matches(function() screen:find { accessibilityLabel = "Delet" } end,
         'no view with accessibility label "Delet"; there are:\n  "Delete" at ')
      assert.error_matches(function() screen:find { "Button", accessibilityLabel = "Like" } end,
         'no Button with accessibility label "Like"; there are:')
      assert.error_matches(function() screen:find { accessibilityTraits = "link" } end,
         'no view with accessibility trait "link"; there are:')
      assert.error_matches(function() screen:find { accessibilityTraits = "buton" } end,
         "find: argument 'accessibilityTraits': expected accessibility trait %(\"button\"")
   end)
end)

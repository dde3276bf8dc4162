extension ExampleOverrides {
    /// Rows, preferences, and what the app is told.
    static let content = [
        "modifiers:FileExporter": """
        local saved
        local screen = host(Text("Note"):fileExporter { isPresented = State(true), item = "words",
          onCompletion = function(files) saved = files[1] end })
        assert.equal("words", screen:find("FileExporter"):exportedText())
        screen:find("FileExporter"):choose { files = { "file:///tmp/note.txt" } }
        assert.equal("file:///tmp/note.txt", saved)
        """,
        "modifiers:FileMover": """
        local moved
        local screen = host(Text("Note"):fileMover { isPresented = State(true), files = { "file:///tmp/note.txt" },
          onCompletion = function(files) moved = files[1] end })
        screen:find("FileMover"):choose { files = { "file:///home/note.txt" } }
        assert.equal("file:///home/note.txt", moved)
        """,
        "modifiers:KeyframeAnimator": """
        local screen = host(Text("bell"):keyframeAnimator({ Keyframe.linear(1, 1) }, function(content, value)
          return VStack { content, Text(string.format("%.1f", value)) }
        end))
        clock:advance(0.5)
        assert.equal("0.5", screen:find { text = "0.5" }:string())
        """,
        "modifiers:LineHeight": """
        local screen = host(Text("a"):lineHeight(LineHeight.exact(30)))
        assert.equal(30, screen:find { text = "a" }:frame().height)
        """,
        "modifiers:PhaseAnimator": """
        local screen = host(Text("bell"):phaseAnimator({ "still", "left" }, function(content, phase)
          return VStack { content, Text(phase) }
        end))
        clock:advance(0.1)
        assert.equal("left", screen:find { text = "left" }:string())
        """,
        "modifiers:ScrollTransition": """
        local screen = host(Text("row"):scrollTransition(function(content, phase)
          return content:opacity(phase == "identity" and 1 or 0.5)
        end))
        assert.equal(1, screen:find("ViewModifierContent"):opacity())
        """,
        "modifiers:VisualEffect": """
        local screen = host(Text("a"):visualEffect(function(content, size)
          return content:offset(size.width / 2)
        end):frame { width = 80 })
        assert.equal(40, screen:find("ViewModifierContent"):offset().width)
        """,
        "modifiers:AccessibilityCustomContent": """
        local screen = host(Text("Rex"):accessibilityCustomContent("Breed", "Poodle", { importance = "high" }))
        local content = screen:text():accessibilityCustomContent()
        assert.same({ { label = "Breed", value = "Poodle", importance = "high" } }, content)
        """,
        "modifiers:AccessibilityRemoveTraits": """
        local screen = host(Button("Save", function() end):accessibilityRemoveTraits("button"))
        assert.same({}, screen:button():accessibilityTraits())
        """,
        "modifiers:AlignmentGuide": """
        local screen = host(Text("a"):alignmentGuide("leading", function(size) return size.width / 4 end))
        assert.equal(5, screen:text():alignmentGuide { horizontal = "leading", width = 20 })
        """,
        "modifiers:AnchorPreference": """
        local width = PreferenceKey{ default = 0 }
        local told
        host(Text("a")
          :anchorPreference { width, rect = { width = 7, height = 1 }, transform = function(rect) return rect.width end }
          :onPreferenceChange(width, function(value) told = value end))
        assert.equal(7, told)
        """,
        "modifiers:AsyncImageLoader": """
        local image = AsyncImage("https://example.org/cat.png", function(phase) return phase.image or Text("loading") end)
        local screen = host(image:asyncImageLoader(function() return Image("cat") end))
        assert.equal("cat", screen:find("Image"):name())
        """,
        "modifiers:NavigationBarItems": """
        local added = false
        local screen = host(NavigationView {
          List { Text("Milk") }:navigationBarItems { trailing = Button("Add", function() added = true end) },
        })
        screen:find { button = "Add" }:tap()
        assert.is_true(added)
        """,
        "modifiers:OnContinueUserActivity": """
        local title
        local screen = host(Text("Page"):onContinueUserActivity("org.example.read", function(activity)
          title = activity.title
        end))
        screen:text():callOnContinueUserActivity { activity = { type = "org.example.read", title = "Page 3" } }
        assert.equal("Page 3", title)
        """,
        "modifiers:OnDelete": """
        local removed
        local screen = host(List {
          ForEach({ "Milk", "Tea" }, function(name) return Text(name) end)
            :onDelete(function(positions) removed = positions end),
        })
        screen:find { text = "Tea" }:delete()
        assert.same({ 2 }, removed)
        """,
        "modifiers:OnMove": """
        local moved
        local screen = host(List {
          ForEach({ "Milk", "Tea", "Salt" }, function(name) return Text(name) end)
            :onMove(function(positions, offset) moved = { positions[1], offset } end),
        })
        screen:find { text = "Salt" }:move(1)
        assert.same({ 3, 1 }, moved)
        """,
        "modifiers:OnInsert": """
        local inserted
        local screen = host(List {
          ForEach({ "Milk", "Tea" }, function(name) return Text(name) end)
            :onInsert({ "public.text" }, function(position, items) inserted = { position, items[1] } end),
        })
        screen:find("ForEach"):callOnInsert({ "public.text" }, 2, { "Salt" })
        assert.same({ 2, "Salt" }, inserted)
        """,
        "modifiers:OnDisappear": """
        local isShown, isGone = State(true), false
        local Screen = View("Screen", function()
          return VStack { isShown.value and Text("a"):onDisappear(function() isGone = true end) }
        end)
        local screen = host(Screen())
        isShown.value = false
        assert.has_no.text(screen, "a")
        assert.is_true(isGone)
        """,
        "modifiers:OnGeometryChange": """
        local told
        host(Rectangle():frame { width = 40, height = 20 }:onGeometryChange {
          of = function(frame) return frame.width end,
          action = function(width) told = width end,
        }, { screen = "iPhone 15" })
        assert.equal(40, told)
        """,
        "modifiers:Preference": preference,
        "modifiers:OnPreferenceChange": preference,
        "modifiers:TransformPreference": """
        local total = PreferenceKey{ default = 0 }
        local told
        host(Text("a"):preference(total, 3)
          :transformPreference(total, function(value) return value * 2 end)
          :onPreferenceChange(total, function(value) told = value end))
        assert.equal(6, told)
        """,
        "modifiers:TransformAnchorPreference": """
        local width = PreferenceKey{ default = 1 }
        local told
        host(Text("a"):preference(width, 3)
          :transformAnchorPreference {
            width, rect = { width = 7, height = 1 }, transform = function(value, rect) return value + rect.width end,
          }
          :onPreferenceChange(width, function(value) told = value end))
        assert.equal(10, told)
        """,
        "modifiers:RenameAction": """
        local renamed = false
        local screen = host(VStack { RenameButton() }:renameAction(function() renamed = true end))
        screen:find("RenameButton"):tap()
        assert.is_true(renamed)
        """,
        "modifiers:Environment": """
        local opened
        local screen = host(Link { "Page", destination = "https://example.org" }
          :environment("openURL", function(url) opened = url end))
        screen:find("Link"):tap()
        assert.equal("https://example.org", opened)
        """,
        "modifiers:Refreshable": """
        local count = 0
        local screen = host(List { Text("Milk") }:refreshable(function() count = count + 1 end))
        screen:find("List"):refresh()
        assert.equal(1, count)
        """,
        "modifiers:Clipped": """
        local screen = host(Text("a"):clipped())
        assert.equal(Rectangle(), screen:text():clipShape())
        """,
    ]

    /// A value that views tell those around them.
    private static let preference = """
        local total = PreferenceKey{ default = 0, reduce = function(value, next) return value + next end }
        local told
        host(VStack {
          Text("a"):preference(total, 2),
          Text("b"):preference(total, 3),
        }:onPreferenceChange(total, function(value) told = value end))
        assert.equal(5, told)
        """
}

/// Handwritten examples for the kinds that specs use most. The others are made by trying. `viewspec docs --check` runs
/// all of them.
enum ExampleOverrides {
    /// Lua by the group and the name of the kind.
    static let examples: [String: String] = [
        views, modifiers, input, content, collections, scrolling, gestures, values,
    ].reduce(into: [:]) {
        all, some in
        all.merge(some) { $1 }
    }

    private static let views = [
        "views:KeyframeAnimator": """
        local screen = host(KeyframeAnimator({ Keyframe.linear(10, 1) }, function(value)
          return Text(string.format("%.0f", value))
        end))
        clock:advance(0.5)
        assert.equal("5", screen:find("Text"):string())
        """,
        "views:PhaseAnimator": """
        local screen = host(PhaseAnimator({ "a", "b" }, function(phase) return Text(phase) end,
          { animation = Animation.linear(1) }))
        assert.equal("a", screen:find("Text"):string())
        clock:advance(0.5)
        assert.equal("b", screen:find("Text"):string())
        """,
        "views:Button": """
        local saved = false
        local screen = host(Button("Save", function() saved = true end))
        screen:find { button = "Save" }:tap()
        assert.is_true(saved)
        """,
        "views:Text": """
        local screen = host(VStack { Text("Hello"):bold(), Text("World") })
        assert.equal("World", screen:vStack()[2]:string())
        assert.is_true(screen:find { text = "Hello" }:isBold())
        """,
        "views:Color": """
        local screen = host(VStack { Color.red, Text("below") })
        assert.equal("red", screen:find("Color"):name())
        """,
        "views:Image": """
        local screen = host(Image("logo"))
        assert.equal("logo", screen:find("Image"):name())
        """,
        "views:TextField": """
        local name = State("")
        local field = host(TextField("Name", name)):find("TextField")
        field:setInput("Ann")
        assert.equal("Ann", field:input())
        assert.equal("Ann", name.value)
        """,
        "views:Picker": """
        local size = State("small")
        local picker = host(Picker { "Size", selection = size,
          Text("Small"):tag("small"), Text("Large"):tag("large"),
        }):find("Picker")
        picker:select("large")
        assert.equal("large", size.value)
        """,
        "views:ForEach": """
        local screen = host(VStack { ForEach({ "Milk", "Tea" }, function(name) return Text(name) end) })
        local rows = screen:find("ForEach")
        assert.equal(2, #rows)
        assert.equal("Tea", rows[2]:string())
        """,
        "views:List": """
        local screen = host(List { Text("Milk"), Text("Tea") })
        local list = screen:find("List")
        assert.equal(2, #list)
        assert.equal("Tea", list[2]:string())
        """,
        "views:NavigationStack": """
        local screen = host(NavigationStack {
          NavigationLink("Settings", Text("Sound")),
        })
        screen:find("NavigationLink"):activate()
        assert.equal("Sound", screen:find { text = "Sound" }:string())
        """,
        "views:NavigationLink": """
        local screen = host(NavigationStack { NavigationLink("Settings", Text("Sound")) })
        local link = screen:find("NavigationLink")
        assert.is_false(link:isActive())
        link:activate()
        assert.is_true(link:isActive())
        """,
    ]

    private static let modifiers = [
        "modifiers:Frame": """
        local view = host(Text("a"):frame { width = 100, height = 40 })
        assert.equal(100, view:text():fixedWidth())
        assert.equal(40, view:text():fixedHeight())
        """,
        "modifiers:Padding": """
        local view = host(Text("a"):padding(8)):text()
        assert.is_true(view:hasPadding())
        assert.equal(8, view:padding().top)
        """,
        "modifiers:Overlay": """
        local screen = host(Text("Photo"):overlay(Text("New"), "topTrailing"))
        local layer = screen:text():overlay()
        assert.equal("topTrailing", layer:alignment())
        assert.equal("New", layer:find("Text"):string())
        """,
        "modifiers:Background": """
        local screen = host(Text("Photo"):background(Color.blue))
        assert.equal(Color.blue, screen:text():background():find("Color"):value())
        """,
        "modifiers:TabItem": """
        local screen = host(TabView { Text("Hello"):tabItem(Text("Home")) })
        assert.equal("Home", screen:find("TabItem"):text():string())
        """,
        "modifiers:Sheet": """
        local isShown = State(false)
        local screen = host(Button("Edit", function() isShown.value = true end):sheet {
          isPresented = isShown, content = function() return Text("Editor") end,
        })
        screen:find { button = "Edit" }:tap()
        assert.equal("Editor", screen:button():sheet():text():string())
        screen:find("Sheet"):dismiss()
        assert.is_false(isShown.value)
        """,
        "modifiers:Alert": """
        local isShown = State(true)
        local screen = host(Text("Draft"):alert { title = "Discard it?", isPresented = isShown })
        local alert = screen:find("Alert")
        assert.equal("Discard it?", alert:title():string())
        alert:dismiss()
        assert.is_false(isShown.value)
        """,
        "modifiers:ConfirmationDialog": """
        local emptied = false
        local screen = host(Text("Bin"):confirmationDialog {
          title = "Empty the bin?", isPresented = State(true),
          actions = { Button("Empty", function() emptied = true end) },
        })
        screen:find { button = "Empty" }:tap()
        assert.is_true(emptied)
        """,
        "modifiers:OnTapGesture": """
        local taps = 0
        local screen = host(Text("Photo"):onTapGesture(function() taps = taps + 1 end))
        screen:text():tap()
        assert.equal(1, taps)
        """,
        "modifiers:OnLongPressGesture": """
        local pressed = false
        local screen = host(Text("Photo"):onLongPressGesture(function() pressed = true end))
        screen:text():longPress { duration = 1 }
        assert.is_true(pressed)
        """,
        "modifiers:OnAppear": """
        local appeared = false
        host(Text("a"):onAppear(function() appeared = true end))
        assert.is_true(appeared)
        """,
        "modifiers:OnChange": """
        local count, seen = State(1), nil
        local Screen = View("Screen", function()
          return Text("a"):onChange(count.value, function(old, new) seen = old .. " to " .. new end)
        end)
        local screen = host(Screen())
        count.value = 2
        assert.equal("a", screen:find("Text"):string())
        assert.equal("1 to 2", seen)
        """,
        "modifiers:Task": """
        local title = State("loading")
        local Screen = View("Screen", function()
          return Text(title.value):task(function() title.value = "loaded" end)
        end)
        local text = host(Screen()):find("Text")
        wait_until(function() return text:string() == "loaded" end)
        """,
        "modifiers:Disabled": """
        local screen = host(Button("Save", function() end):disabled(true))
        assert.is_true(screen:button():isDisabled())
        assert.has_error(function() screen:button():tap() end)
        """,
        "modifiers:Gesture": """
        local screen = host(Text("Card"):gesture(TapGesture { count = 2 }))
        assert.equal(2, screen:text():gesture("TapGesture"):count())
        """,
    ]

    private static let values = [
        "values:Color": """
        local text = host(Text("a"):foregroundColor(Color.red)):text()
        assert.equal(Color.red, text:foregroundColor())
        assert.equal("red", Color.red:name())
        assert.not_equal(Color.red, Color.red:opacity(0.5))
        """,
        "values:Font": """
        local text = host(Text("a"):font(Font.headline)):text()
        assert.equal(Font.headline, text:font())
        assert.equal(12, Font.system(12):size())
        assert.equal("bold", Font.system { size = 12, weight = "bold" }:weight())
        """,
        "values:Animation": """
        local view = host(Text("a"):animation { animation = Animation.easeInOut(1), value = 5 }):text()
        assert.equal(Animation.easeInOut(1), view:animation())
        """,
    ]

    private static let gestures = [
        "gestures:DragGesture": """
        local width
        local card = host(Text("Card"):gesture(DragGesture {
          onChanged = function(value) width = value.translation.width end,
        })):text()
        card:drag { to = { x = 50, y = 0 } }
        assert.equal(50, width)
        """,
        "gestures:TapGesture": """
        local taps = 0
        local card = host(Text("Card"):gesture(TapGesture {
          count = 2, onEnded = function() taps = taps + 1 end,
        })):text()
        card:tap { count = 2 }
        assert.equal(1, taps)
        """,
        "gestures:LongPressGesture": """
        local pressed = false
        local card = host(Text("Card"):gesture(LongPressGesture {
          minimumDuration = 1, onEnded = function() pressed = true end,
        })):text()
        card:longPress { duration = 1.5 }
        assert.is_true(pressed)
        """,
        "gestures:MagnifyGesture": """
        local factor
        local card = host(Text("Card"):gesture(MagnifyGesture {
          onEnded = function(value) factor = value.magnification end,
        })):text()
        card:magnify { by = 3 }
        assert.equal(3, factor)
        """,
        "gestures:RotateGesture": """
        local turned = false
        local card = host(Text("Card"):gesture(RotateGesture { onEnded = function() turned = true end })):text()
        card:rotate { degrees = 90 }
        assert.is_true(turned)
        """,
    ]
}

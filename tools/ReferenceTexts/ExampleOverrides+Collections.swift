extension ExampleOverrides {
    /// Tabs, searches, and what is dragged.
    static let collections = [
        "modifiers:AccessibilityActions": """
        local copied = false
        local screen = host(Text("a"):accessibilityActions(Button("Copy", function() copied = true end)))
        screen:text():callAccessibilityAction { action = "Copy" }
        assert.is_true(copied)
        """,
        "modifiers:Badge": """
        local screen = host(List { Text("Inbox"):badge(3) })
        assert.has_text(screen, "3")
        """,
        "modifiers:DialogIcon": """
        local screen = host(Text("a"):dialogIcon("seal"))
        assert.is_not_nil(screen:text():dialogIcon())
        """,
        "modifiers:DropDestination": """
        local dropped
        local bin = Text("bin"):dropDestination(function(items) dropped = items[1]; return true end)
        local screen = host(VStack { Text("card"):draggable("Ann"), bin })
        screen:find { text = "card" }:dragTo(screen:find { text = "bin" })
        assert.equal("Ann", dropped)
        """,
        "modifiers:ItemProvider": """
        local screen = host(Text("a"):itemProvider(function() return "card" end))
        assert.equal("card", screen:text():callItemProvider())
        """,
        "modifiers:Draggable": """
        local dropped
        local screen = host(VStack {
          Text("card"):draggable("Ann"),
          Text("bin"):dropDestination(function(items) dropped = items[1]; return true end),
        })
        assert.is_true(screen:find { text = "card" }:dragTo(screen:find { text = "bin" }))
        assert.equal("Ann", dropped)
        """,
        "modifiers:SearchScopes": """
        local scope = State("all")
        local screen = host(NavigationStack { Text("found"):searchable(State(""))
          :searchScopes { Text("All"):tag("all"), Text("Mine"):tag("mine"), scope = scope } })
        screen:find("Searchable"):activate()
        screen:find("SearchScopes"):select("Mine")
        assert.equal("mine", scope.value)
        """,
        "modifiers:SearchSuggestions": """
        local screen = host(NavigationStack { Text("found"):searchable(State("")):searchSuggestions(Text("Milk")) })
        assert.has_no.text(screen, "Milk")
        screen:find("Searchable"):activate()
        assert.has_text(screen, "Milk")
        """,
        "modifiers:SelectionContextMenu": """
        local chosen = State("b")
        local screen = host(List { Text("A"):tag("a"), Text("B"):tag("b"), selection = chosen }
          :selectionContextMenu(function(tags) return Button("Delete " .. tags[1], print) end))
        screen:list():selectionContextMenu():open()
        assert.has_text(screen, "Delete b")
        """,
        "modifiers:SearchFocused": """
        local isSearching = State(false)
        local screen = host(NavigationStack { Text("found"):searchable(State("")):searchFocused(isSearching) })
        screen:find("Searchable"):activate()
        assert.is_true(isSearching.value)
        """,
        "views:Section": """
        local screen = host(List { Section { Text("row"), header = Text("Old") } }:listStyle("sidebar"))
        local section = screen:find("Section")
        assert.is_true(section:isExpanded())
        section:collapse()
        assert.has_no.text(screen, "row")
        """,
        "modifiers:SectionActions": """
        local screen = host(List { Section { Text("row") }:sectionActions(Button("Add", print)) })
        assert.has_text(screen, "Add")
        """,
        "modifiers:TabViewBottomAccessory": """
        local screen = host(TabView { Tab { "Home", Text("at home") } }:tabViewBottomAccessory(Text("playing")))
        assert.has_text(screen, "playing")
        """,
        "modifiers:TabViewSidebarBottomBar": """
        local screen = host(TabView { Tab { "Home", Text("at home") } }:tabViewSidebarBottomBar(Text("version 1")))
        assert.has_text(screen, "version 1")
        """,
        "modifiers:TabViewSidebarFooter": """
        local screen = host(TabView { Tab { "Home", Text("at home") } }:tabViewSidebarFooter(Text("below")))
        assert.has_text(screen, "below")
        """,
        "modifiers:TabViewSidebarHeader": """
        local screen = host(TabView { Tab { "Home", Text("at home") } }:tabViewSidebarHeader(Text("above")))
        assert.has_text(screen, "above")
        """,
        "views:Tab": """
        local place = State("home")
        local screen = host(TabView {
          Tab { "Home", Text("at home"), value = "home" }, Tab { "News", Text("all new"), value = "news" },
          selection = place,
        })
        screen:tabView():select("News")
        assert.equal("news", place.value)
        """,
        "views:TabSection": """
        local screen = host(TabView {
          TabSection { Tab { "Rock", Text("loud") }, Tab { "Folk", Text("calm") }, header = "Music" },
        })
        assert.has_text(screen, "Music")
        screen:tabView():select("Folk")
        assert.has_text(screen, "calm")
        """,
    ]
}

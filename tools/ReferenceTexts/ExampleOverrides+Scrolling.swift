extension ExampleOverrides {
    /// Modifiers that report scrolling.
    static let scrolling = [
        "modifiers:OnScrollGeometryChange": """
        local offset
        local column = ScrollView { Color.red:frame { width = 100, height = 900 } }
        local screen = host(column:onScrollGeometryChange {
          of = function(geometry) return geometry.contentOffset.y end,
          action = function(old, new) offset = new end,
        })
        screen:scroll { by = 40 }
        assert.equal(40, offset)
        """,
        "modifiers:OnScrollPhaseChange": """
        local phases = {}
        local column = ScrollView { Color.red:frame { width = 100, height = 900 } }
        local screen = host(column:onScrollPhaseChange(function(old, new) table.insert(phases, new) end))
        screen:scroll { by = 40 }
        assert.same({ "interacting", "decelerating", "idle" }, phases)
        """,
        "modifiers:OnScrollVisibilityChange": """
        local isSeen
        local film = Color.red:frame { width = 100, height = 200 }
          :onScrollVisibilityChange(function(isVisible) isSeen = isVisible end)
        local screen = host(ScrollView { VStack { film, Color.blue:frame { height = 900 } } })
        assert.is_true(isSeen)
        screen:scroll { to = "bottom" }
        assert.is_false(isSeen)
        """,
        "modifiers:OnScrollTargetVisibilityChange": """
        local seen
        local pages = ForEach({ "one", "two" }, function(name) return Text(name):frame { width = 393, height = 200 } end)
        local row = ScrollView { HStack { pages, spacing = 0 }:scrollTargetLayout(), axes = "horizontal" }
        local screen = host(row:onScrollTargetVisibilityChange(function(ids) seen = ids end))
        screen:scroll { to = "trailing" }
        assert.same({ "two" }, seen)
        """,
        "modifiers:ScrollPosition": """
        local row = State(20)
        local numbers = {}
        for number = 1, 40 do numbers[number] = number end
        local rows = ForEach(numbers, function(number) return Text("Row " .. number):frame { height = 50 } end)
        local screen = host(ScrollView { LazyVStack { rows, spacing = 0 }:scrollTargetLayout() }
          :scrollPosition { id = row, anchor = "top" })
        assert.equal(950, screen:scrollOffset().y)
        screen:scroll { by = -100 }
        assert.equal(18, row.value)
        """,
    ]
}

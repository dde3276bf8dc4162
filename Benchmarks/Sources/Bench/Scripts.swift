/// The scripts that are measured, and the same work in plain Lua. Each returns seconds for one turn.
enum Scripts {
    /// A tree of sections with rows of texts and a button: 5 nodes a row, one more for each section and the whole.
    private static func tree(sections: Int, rows: Int) -> String {
        """
        local function rows(section)
          local views = {}
          for row = 1, \(rows) do
            local place = section .. "/" .. row
            views[row] = HStack { Text("row " .. place), Text("detail"), Button("open " .. place, function() end) }
          end
          return VStack(views)
        end
        local function sections()
          local views = {}
          for section = 1, \(sections) do views[section] = rows(section) end
          return VStack(views)
        end

        """
    }

    /// Repeats `body` and returns the seconds that the quickest of several rounds took for one turn.
    private static func timed(_ turns: Int, _ body: String) -> String {
        """
        local best = math.huge
        for round = 1, 7 do
          local start = os.clock()
          for turn = 1, \(turns) do \(body) end
          best = math.min(best, (os.clock() - start) / \(turns))
        end
        return best
        """
    }

    /// A search that finds something, repeated.
    private static func searchOfViews(_ search: String) -> String {
        tree(sections: 20, rows: 100) + """
            local screen = host(sections())
            local function find() return screen:find{ \(search) } end
            assert(find())
            """ + "\n" + timed(20, "find()")
    }

    static let findInViews = searchOfViews(#"text = "row 20/100""#)
    static let findButtonInViews = searchOfViews(#"button = "open 20/100""#)
    static let findFrequentInViews = searchOfViews(#"text = "detail""#)

    /// The same tree in tables, and a search of it level by level.
    private static func searchOfTables(_ search: String) -> String {
        """
        local function text(string) return { kind = "Text", text = string } end
        local function rows(section)
          local views = {}
          for row = 1, 100 do
            local place = section .. "/" .. row
            views[row] = { kind = "HStack", children = {
              text("row " .. place), text("detail"), { kind = "Button", children = { text("open " .. place) } } } }
          end
          return { kind = "VStack", children = views }
        end
        local sections = {}
        for section = 1, 20 do sections[section] = rows(section) end
        local root = { kind = "VStack", children = sections }

        local function findText(root, wanted)
          local queue, head, last = { root }, 1, 1
          while head <= last do
            local node = queue[head]
            head = head + 1
            if node.kind == "Text" and node.text == wanted then return node end
            local children = node.children
            if children then
              for index = 1, #children do
                last = last + 1
                queue[last] = children[index]
              end
            end
          end
        end
        local function findButton(root, wanted)
          local queue, head, last = { root }, 1, 1
          while head <= last do
            local node = queue[head]
            head = head + 1
            if node.kind == "Button" and findText(node, wanted) then return node end
            local children = node.children
            if children then
              for index = 1, #children do
                last = last + 1
                queue[last] = children[index]
              end
            end
          end
        end
        local function find() return \(search) end
        assert(find())

        """ + timed(20, "find()")
    }

    static let findInTables = searchOfTables(#"findText(root, "row 20/100")"#)
    static let findButtonInTables = searchOfTables(#"findButton(root, "open 20/100")"#)
    static let findFrequentInTables = searchOfTables(#"findText(root, "detail")"#)

    static func tap(sections: Int, rows: Int) -> String {
        tree(sections: sections, rows: rows) + """
            local Counter = View("Counter", function(self)
              local count = self:state("count", 0)
              return HStack {
                Text(count.value):id("count"), Button("add", function() count.value = count.value + 1 end) }
            end)
            local screen = host(VStack { sections(), Counter() })
            local button, label = screen:find{ button = "add" }, screen:find{ viewWithId = "count" }
            button:tap()
            assert(label:string() == "1")
            """ + "\n" + timed(2000, "button:tap() label:string()")
    }

    /// Taps a button that nothing scrolls: nothing is laid out for it.
    static func tapAlone(sections: Int, rows: Int) -> String {
        tree(sections: sections, rows: rows) + """
            local button = host(sections()):find{ button = "open 2/10" }
            button:tap()
            """ + "\n" + timed(2000, "button:tap()")
    }

    static let string = """
        local screen = host(VStack { Text("a short text") })
        local element = screen:find("Text")

        """ + timed(200_000, "element:string()")

    static let isDisabled = """
        local screen = host(VStack { Button("save", function() end) })
        local element = screen:find("Button")

        """ + timed(100_000, "element:isDisabled()")

    static let checkedObject = "local object = object\n" + timed(200_000, "object:get(1)")
}

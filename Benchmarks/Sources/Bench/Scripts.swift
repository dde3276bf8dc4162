/// The scripts that are measured, and the same work in plain Lua. Each returns seconds for one turn.
enum Scripts {
    /// A tree of sections with rows of texts and a button: 5 nodes a row, one more for each section and the whole.
    private static func tree(sections: Int, rows: Int) -> String {
        """
        local function rows(section)
          local views = {}
          for row = 1, \(rows) do
            views[row] = HStack { Text("row " .. section .. "/" .. row), Text("detail"), Button("open", function() end) }
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

    static let findInViews =
        tree(sections: 20, rows: 100) + """
            local screen = host(sections())
            assert(screen:find{ text = "row 20/100" })
            """ + "\n" + timed(20, #"screen:find{ text = "row 20/100" }"#)

    static let findInTables =
        """
        local function text(string) return { kind = "Text", text = string } end
        local function rows(section)
          local views = {}
          for row = 1, 100 do
            views[row] = { kind = "HStack", children = {
              text("row " .. section .. "/" .. row), text("detail"), { kind = "Button", children = { text("open") } } } }
          end
          return { kind = "VStack", children = views }
        end
        local sections = {}
        for section = 1, 20 do sections[section] = rows(section) end
        local root = { kind = "VStack", children = sections }

        local function find(root, wanted)
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
        assert(find(root, "row 20/100"))

        """ + timed(20, #"find(root, "row 20/100")"#)

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

    static let string = """
        local screen = host(VStack { Text("a short text") })
        local element = screen:find("Text")

        """ + timed(200_000, "element:string()")

    static let checkedObject = "local object = object\n" + timed(200_000, "object:get(1)")
}

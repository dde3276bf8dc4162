/// The scripts that are measured, and the same work in plain Lua. Each returns seconds for one turn, those about memory the
/// bytes of a node.
enum Scripts {
    /// Sections and rows of a tree of about as many nodes.
    static func shape(_ nodes: Int) -> (sections: Int, rows: Int) {
        let rows = min(100, max(10, nodes / 100))
        return (nodes / 5 / rows, rows)
    }

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
    /// - Parameter end: Statements that come after the last turn.
    private static func timed(_ turns: Int, _ body: String, then end: String = "") -> String {
        """
        local best = math.huge
        for round = 1, 7 do
          local start = os.clock()
          for turn = 1, \(turns) do \(body) end
          best = math.min(best, (os.clock() - start) / \(turns))
        end
        \(end)
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

    static let findButtonInViews = searchOfViews(#"button = "open 20/100""#)
    static let findFrequentInViews = searchOfViews(#"text = "detail""#)

    /// The same tree in tables.
    private static func tables(sections: Int, rows: Int) -> String {
        """
        local function text(string) return { kind = "Text", text = string } end
        local function rows(section)
          local views = {}
          for row = 1, \(rows) do
            local place = section .. "/" .. row
            views[row] = { kind = "HStack", children = {
              text("row " .. place), text("detail"),
              { kind = "Button", action = function() end, children = { text("open " .. place) } } } }
          end
          return { kind = "VStack", children = views }
        end
        local function sections()
          local views = {}
          for section = 1, \(sections) do views[section] = rows(section) end
          return { kind = "VStack", children = views }
        end

        """
    }

    /// A search of the tables level by level, repeated.
    private static func searchOfTables(_ search: String) -> String {
        tables(sections: 20, rows: 100) + """
            local root = sections()

            local function firstText(root, wanted)
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
            local function firstButton(root, wanted)
              local queue, head, last = { root }, 1, 1
              while head <= last do
                local node = queue[head]
                head = head + 1
                if node.kind == "Button" and firstText(node, wanted) then return node end
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

    static let findInTables = searchOfTables(#"firstText(root, "row 20/100")"#)
    static let findButtonInTables = searchOfTables(#"firstButton(root, "open 20/100")"#)
    static let findFrequentInTables = searchOfTables(#"firstText(root, "detail")"#)

    /// The search for the last text of a tree.
    static func find(nodes: Int) -> String {
        let (sections, rows) = shape(nodes)
        return tree(sections: sections, rows: rows) + """
            local screen = host(sections())
            local function find() return screen:find{ text = "row \(sections)/\(rows)" } end
            assert(find())
            """ + "\n" + timed(100, "find()")
    }

    // MARK: All of them

    static let readAllInViews = readAll(nodes: 11_000)

    static func readAll(nodes: Int) -> String {
        let (sections, rows) = shape(nodes)
        return tree(sections: sections, rows: rows) + """
            local screen = host(sections())
            local function read()
              local count = 0
              for _, text in ipairs(screen:findAll("Text")) do count = count + #text:string() end
              return count
            end
            assert(read() > 0)
            """ + "\n" + timed(1, "read()")
    }

    static let readAllInTables =
        tables(sections: 22, rows: 100) + """
            local root = sections()
            local function all(node, found)
              if node.kind == "Text" then found[#found + 1] = node end
              local children = node.children
              if children then
                for index = 1, #children do all(children[index], found) end
              end
              return found
            end
            local function read()
              local count = 0
              for _, text in ipairs(all(root, {})) do count = count + #text.text end
              return count
            end
            assert(read() > 0)
            """ + "\n" + timed(1, "read()")

    // MARK: Making them

    static func build(nodes: Int) -> String {
        let (sections, rows) = shape(nodes)
        return tree(sections: sections, rows: rows) + timed(1, "host(sections())")
    }

    static let buildTables = tables(sections: 20, rows: 100) + "local kept\n" + timed(1, "kept = sections()")

    static let buildDefinedViews = """
        local Cell = View("Cell", function(self, text) return Text(text) end)
        local Line = View("Line", function(self, number)
          return HStack { Cell("row " .. number), Cell("detail") }
        end)
        local function lines()
          local views = {}
          for number = 1, 1100 do views[number] = Line(number) end
          return VStack(views)
        end

        """ + timed(1, "host(lines())")

    static let buildDefinedTables = """
        local function define(name, body)
          return function(...)
            local node = { kind = name, arguments = { ... } }
            node.children = { body(node, ...) }
            return node
          end
        end
        local Cell = define("Cell", function(self, text) return { kind = "Text", text = text } end)
        local Line = define("Line", function(self, number)
          return { kind = "HStack", children = { Cell("row " .. number), Cell("detail") } }
        end)
        local function lines()
          local views = {}
          for number = 1, 1100 do views[number] = Line(number) end
          return { kind = "VStack", children = views }
        end
        local kept

        """ + timed(1, "kept = lines()")

    /// A tap that changes the state of the view at the top.
    static func tapAll(nodes: Int) -> String {
        let (sections, rows) = shape(nodes)
        return tree(sections: sections, rows: rows) + """
            local Screen = View("Screen", function(self)
              local count = self:state("count", 0)
              return ScrollView { VStack {
                Text(count.value):id("count"), Button("add", function() count.value = count.value + 1 end), sections() } }
            end)
            local screen = host(Screen())
            local button, label = screen:find{ button = "add" }, screen:find{ viewWithId = "count" }
            button:tap()
            assert(label:string() == "1")
            """ + "\n" + timed(1, "button:tap() label:string()")
    }

    /// The memory of the process before and after a large tree is hosted.
    static let memoryOfViews =
        tree(sections: 200, rows: 100) + """
            local function resident()
              local file = assert(io.open("/proc/self/statm"))
              local _, pages = file:read("n", "n")
              file:close()
              return pages * 4096
            end
            collectgarbage()
            local before = resident()
            local screen = host(sections())
            collectgarbage()
            return (resident() - before) / 100201
            """

    static let memoryOfTables =
        tables(sections: 200, rows: 100) + """
            collectgarbage()
            local before = collectgarbage("count")
            local root = sections()
            collectgarbage()
            return (collectgarbage("count") - before) * 1024 / (root and 100201)
            """

    // MARK: Pictures

    /// A list that fills a phone.
    private static let phone = """
        local function hosted()
          local rows = {}
          for row = 1, 16 do
            rows[row] = HStack {
              Image { systemName = "star" }, Text("row " .. row), Spacer(), Button("open " .. row, function() end),
            }
          end
          return host(NavigationStack { List(rows):navigationTitle("Rows") })
        end

        """

    /// Hosts a screen and lays it out.
    static let layOutPhone = phone + timed(10, #"hosted():find { text = "row 16" }:frame()"#)

    /// Draws a screen that is laid out: into a text.
    static let drawSVG = drawn + timed(10, "screen:picture()")

    /// The same into a file.
    static let drawPNG =
        drawn + """
            local file = os.tmpname()
            os.remove(file)

            """ + timed(10, #"screen:picture(file .. ".png", { scale = 2 })"#, then: #"os.remove(file .. ".png")"#)

    private static let drawn =
        phone + """
            local screen = hosted()
            screen:find { text = "row 16" }:frame()

            """

    // MARK: Single calls

    /// A tap that changes one view among many.
    static func tap(nodes: Int) -> String {
        let (sections, rows) = shape(nodes)
        return tree(sections: sections, rows: rows) + """
            local Counter = View("Counter", function(self)
              local count = self:state("count", 0)
              return HStack {
                Text(count.value):id("count"), Button("add", function() count.value = count.value + 1 end) }
            end)
            local screen = host(ScrollView { VStack { sections(), Counter() } })
            local button, label = screen:find{ button = "add" }, screen:find{ viewWithId = "count" }
            button:tap()
            assert(label:string() == "1")
            """ + "\n" + timed(2000, "button:tap() label:string()")
    }

    /// What most specs do, on a phone, with a screen of about as many views: host it, tap a button, read a text.
    static func useOnPhone(views: Int) -> String {
        """
        local function use()
          local count = State(0)
          local Counter = View("Counter", function()
            return HStack { Text(count.value):id("count"), Button("add", function() count.value = count.value + 1 end) }
          end)
          local views = { Counter() }
          for row = 1, \(views / 5) do
            views[row + 1] = HStack { Text("row " .. row), Text("detail"), Button("open " .. row, function() end) }
          end
          local screen = host(ScrollView { VStack(views) }, { screen = "iPhone 15" })
          screen:find{ button = "add" }:tap()
          assert(screen:find{ viewWithId = "count" }:string() == "1")
        end

        """ + timed(2_000 / views, "use()")
    }

    /// The same in tables: as many are made, a function is called, a field is read.
    static func useTables(views: Int) -> String {
        """
        local function use()
          local count = { kind = "Text", id = "count", text = 0 }
          local add = { kind = "Button", action = function() count.text = count.text + 1 end,
            children = { { kind = "Text", text = "add" } } }
          local views = { { kind = "HStack", children = { count, add } } }
          for row = 1, \(views / 5) do
            views[row + 1] = { kind = "HStack", children = {
              { kind = "Text", text = "row " .. row }, { kind = "Text", text = "detail" },
              { kind = "Button", action = function() end, children = { { kind = "Text", text = "open " .. row } } } } }
          end
          local function find(node, fits)
            if fits(node) then return node end
            for _, child in ipairs(node.children or {}) do
              local found = find(child, fits)
              if found then return found end
            end
          end
          local screen = { kind = "VStack", children = views }
          find(screen, function(node) return node.kind == "Button" and node.children[1].text == "add" end).action()
          assert(find(screen, function(node) return node.id == "count" end).text == 1)
        end

        """ + timed(200_000 / views, "use()")
    }

    /// The layout of all of a tree that has none yet.
    static let layOutAll = tree(sections: 20, rows: 100) + layOut("sections()")

    /// The layout of boxes of fixed sizes: 20 columns of 100 rows of four.
    static let layOutBoxes = grid("Rectangle():frame { width = 33 + 7 * place, height = 20 }")

    /// The layout of as many texts.
    static let layOutTexts = grid("Text(texts[place])")

    /// The layout of four views a row; `place` is that of a view in its row, `texts` has one for each.
    private static func grid(_ view: String) -> String {
        """
        local function columns()
          local columns = {}
          for section = 1, 20 do
            local rows = {}
            for row = 1, 100 do
              local where = section .. "/" .. row
              local texts, views = { "row " .. where, "detail", "open " .. where, "more" }, {}
              for place = 1, 4 do views[place] = \(view) end
              rows[row] = HStack(views)
            end
            columns[section] = VStack(rows)
          end
          return VStack(columns)
        end

        """ + layOut("columns()")
    }

    /// The seconds until a view has a frame that is hosted and was never laid out, the quickest of several.
    private static func layOut(_ view: String) -> String {
        """
        local best = math.huge
        for round = 1, 5 do
          local screen = host(\(view))
          local start = os.clock()
          screen:frame()
          best = math.min(best, os.clock() - start)
        end
        return best
        """
    }

    /// A change of one text of such a tree, which has been laid out, and its layout.
    static let layOutChange =
        tree(sections: 20, rows: 100) + """
            local count = State(100)
            local Counter = View("Counter", function() return Text(count.value) end)
            local screen = host(VStack { sections(), Counter() })
            local label = screen:find("Text", { containing = "100" })
            label:frame()

            """ + timed(100, "count.value = count.value % 800 + 101 label:frame()")

    static let string = """
        local screen = host(VStack { Text("a short text") })
        local element = screen:find("Text")

        """ + timed(200_000, "element:string()")

    static let isDisabled = """
        local screen = host(VStack { Button("save", function() end) })
        local element = screen:find("Button")

        """ + timed(100_000, "element:isDisabled()")

    static let chain = """
        local screen = host(VStack { Text("a short text"), Text("b") })

        """ + timed(10_000, "screen:vStack():text(1):string()")

    static let findOfTwo = """
        local screen = host(VStack { Text("a short text"), Text("b") })

        """ + timed(10_000, #"screen:find{ text = "b" }"#)

    static let host = timed(2_000, #"host(Text("a"))"#)

    static let checkedObject = "local object = object\n" + timed(200_000, "object:get(1)")
}

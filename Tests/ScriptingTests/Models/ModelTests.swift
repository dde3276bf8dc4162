import Lua
import Testing
import Views

@testable import Scripting

@Suite("Registered models") @MainActor
struct ModelTests {
    private let session: ScriptSession

    init() throws {
        session = try SampleCatalog.session()
    }

    @Test("are made, read and set")
    func members() throws {
        try session.run("inbox = models.Inbox{ items = { { title = 'a', price = 1.5 } } }")
        #expect(try session.run("return #inbox.items, inbox.items[1].title, inbox.count") == [1, "a", 1])
        try session.run("inbox.title = 'Work'; inbox.items = {}")
        #expect(try session.run("return inbox.title, inbox.count, inbox.owner") == ["Work", 0, nil])
        #expect(try session.text("return models.Inbox().title") == "Inbox")
    }

    @Test("without parameters are made with properties by name")
    func propertiesByName() throws {
        #expect(try session.text("return models.Owner{ name = 'Ann' }.name") == "Ann")
        #expect(
            session.message(of: "models.Owner{ nam = 'Ann' }")
                == "Owner has no 'nam' (did you mean 'name'?); it has: name")
        #expect(
            session.message(of: "models.Owner{ name = 5 }") == "Owner.name: expected string, got integer 5")
    }

    @Test("have methods that give results and raise what Swift throws")
    func methods() throws {
        try session.run("inbox = models.Inbox()")
        #expect(try session.text("return inbox:rename('Play', true)") == "PLAY")
        #expect(try session.text("return inbox:rename('Play')") == "Play")
        try session.run("for i = 1, 3 do inbox:add{ title = 'n' .. i, price = i } end")
        #expect(session.message(of: "inbox:add{ title = 'x', price = 1 }") == "no room for more than 3 items")
        #expect(try session.run("return inbox.count") == [3])
    }

    @Test("hold other models, which are the same each time")
    func nested() throws {
        try session.run("inbox = models.Inbox(); owner = models.Owner{ name = 'Ann' }; inbox.owner = owner")
        #expect(try session.run("return inbox.owner == owner, rawequal(inbox.owner, owner)") == [true, true])
        try session.run("inbox.owners = { owner, { name = 'Bob' } }; owner.name = 'Eve'")
        #expect(
            try session.run("return #inbox.owners, inbox.owners[1].name, inbox.owners[2].name, inbox.owner.name")
                == [2, "Eve", "Bob", "Eve"])
        #expect(try session.run("return models.Owner() == models.Owner(), owner == 5") == [false, false])
        try session.run("inbox.owner = nil")
        #expect(try session.run("return inbox.owner, inbox:newOwner().name") == [nil, "nobody"])
    }

    @Test("print what they are")
    func text() throws {
        #expect(
            try session.text("return tostring(models.Inbox{ items = { { title = 'a', price = 1 } }, title = 'T' })")
                == "Inbox{ count = 1, items = table of 1, owner = nil, owners = table, title = \"T\" }")
        #expect(try session.text("return tostring(models)") == "models: Inbox, Owner, Plain")
    }

    @Test(
        "say where a value doesn't fit",
        arguments: [
            (
                "models.Inbox{ items = { { title = 'a', price = 1 }, { title = 'b', price = 'x' } } }",
                "arguments.items[2].price: expected number, got string \"x\""
            ),
            ("inbox.items = { { title = 5, price = 1 } }", "Inbox.items[1].title: expected string, got integer 5"),
            ("inbox:add{ title = 'a' }", "arguments.price: expected number, got nil"),
            ("inbox:rename(5)", "argument 1: expected string, got integer 5"),
            ("inbox:rename('a', 'b')", "argument 2: expected boolean, got string \"b\""),
            ("inbox:rename('a', true, 1)", "Inbox:rename: takes at most 2 arguments in order, got 3"),
            ("inbox.owner = inbox", "Inbox.owner: expected Owner, got Inbox"),
            ("inbox.owners = { models.Owner(), 5 }", "Inbox.owners[2]: expected Owner, got integer 5"),
            ("inbox.count = 5", "'count' of Inbox cannot be assigned to: the model sets it itself"),
            ("inbox.add = 5", "'add' of Inbox cannot be assigned to: it is no property"),
            ("models.Plain()", "models.Plain can't be made by a script: no Init is registered for it"),
            (
                "models.Inbxo()",
                "no model is registered as 'Inbxo' (did you mean 'Inbox'?); registered are: Inbox, Owner, Plain"
            ),
            (
                "return inbox.titel",
                "Inbox has no 'titel' (did you mean 'title'?); it has: title, fill, items, owner, add, count, load, "
                    + "owners, received, rename, newOwner, onChange, …"
            ),
            ("host(views.Inbox(models.Owner()))", "views.Inbox: expected Inbox, got Owner"),
            ("host(views.Inbox(5))", "views.Inbox: expected Inbox, got integer 5"),
            ("host(views.Inbox{ items = 5 })", "arguments.items: expected table, got integer 5"),
        ])
    func mistakes(source: String, message: String) throws {
        try session.run("inbox = models.Inbox()")
        #expect(session.message(of: source) == message)
    }

    @Test("change what screens show, and are changed by screens")
    func screens() throws {
        try session.run(
            """
            inbox = models.Inbox{ items = { { title = 'a', price = 1 } } }
            screen = host(views.Inbox(inbox))
            """)
        #expect(try session.text("return screen:find('Text'):string()") == "Inbox")
        try session.run("inbox.title = 'Work'; inbox:add{ title = 'b', price = 1 }")
        #expect(try session.text("return screen:findAll('Text')[2]:string()") == "2 items")
        #expect(try session.text("return screen:find('Text'):string()") == "Work")
        try session.run("screen:find('Button'):tap()")
        #expect(try session.run("return #inbox.items") == [0])
        #expect(try session.text("return screen:findAll('Text')[2]:string()") == "0 items")
    }

    @Test(
        "are given to views in each way",
        arguments: ["views.Inbox(inbox)", "views.Inbox{ inbox }", "views.Inbox{ model = inbox }"])
    func viewArguments(view: String) throws {
        try session.run("inbox = models.Inbox{ items = {}, title = 'mine' }")
        #expect(try session.text("return host(\(view)):find('Text'):string()") == "mine")
    }

    @Test("are made by a view from a table, or from nothing")
    func madeByView() throws {
        #expect(try session.text("return host(views.Inbox{ items = {}, title = 'T' }):find('Text'):string()") == "T")
        #expect(try session.text("return host(views.Inbox()):find('Text'):string()") == "Inbox")
    }

    @Test("are followed by views that scripts define", arguments: ["Inbox", "Owner"])
    func scriptViews(name: String) throws {
        let property = name == "Inbox" ? "title" : "name"
        try session.run(
            """
            model = models.\(name)()
            local Row = View("Row", function() return Text(model.\(property)) end)
            screen = host(Row())
            model.\(property) = "other"
            """)
        #expect(try session.text("return screen:find('Text'):string()") == "other")
    }

    @Test("tell scripts what has changed, by the end of the call that changes it", arguments: ["Inbox", "Owner"])
    func changes(name: String) throws {
        let property = name == "Inbox" ? "title" : "name"
        try session.run(
            """
            log, model = {}, models.\(name)()
            subscription = model:onChange("\(property)", function(new, old) log[#log + 1] = old .. ">" .. new end)
            model.\(property) = "a"
            model.\(property) = "a"
            """)
        let first = name == "Inbox" ? "Inbox>a" : "nobody>a"
        #expect(try session.text("return table.concat(log, ' ')") == first)
        #expect(try session.text("return tostring(subscription)") == "subscription to \(name).\(property)")
    }

    @Test("tell of changes that screens make, in tables too, and no longer than is wanted")
    func changesByScreens() throws {
        try session.run(
            """
            counts, inbox = {}, models.Inbox{ items = { { title = 'a', price = 1 } } }
            subscription = inbox:onChange("items", function(new, old) counts[#counts + 1] = #old .. ">" .. #new end)
            screen = host(views.Inbox(inbox))
            inbox.title = "no item changes"
            screen:find("Button"):tap()
            """)
        #expect(try session.text("return table.concat(counts, ' ')") == "1>0")
        try session.run("subscription:cancel(); inbox:add{ title = 'b', price = 1 }")
        #expect(try session.text("return table.concat(counts, ' ')") == "1>0")
    }

    @Test("publish to scripts")
    func publishers() throws {
        try session.run(
            """
            titles, prices, inbox = {}, {}, models.Inbox()
            local first = inbox.received:sink(function(item) titles[#titles + 1] = item.title end)
            inbox:onReceive("received", function(item) prices[#prices + 1] = item.price end)
            inbox:add{ title = "a", price = 2 }
            first:cancel()
            inbox:add{ title = "b", price = 3 }
            """)
        #expect(try session.text("return table.concat(titles, ' ')") == "a")
        #expect(try session.text("return table.concat(prices, ' ')") == "2.0 3.0")
        #expect(session.message(of: "inbox:onReceive('recieved', print)")?.contains("did you mean 'received'?") == true)
        #expect(
            session.message(of: "inbox.received:sync(print)")
                == "publisher Inbox.received has no 'sync'; it has: sink")
    }

    @Test("raise what a function that follows them raises, in the call that caused it")
    func failingObserver() throws {
        try session.run("inbox = models.Inbox(); inbox:onChange('title', function() error('oops') end)")
        #expect(session.message(of: "inbox.title = 'x'") == "test.lua:1: oops")
        #expect(session.endSpec().isEmpty)
        try session.run("inbox:onReceive('received', function() error('again') end)")
        #expect(session.message(of: "inbox:add{ title = 'x', price = 1 }") == "test.lua:1: again")
    }

    @Test("are followed until the spec ends")
    func endOfSpec() throws {
        try session.run(
            "log, inbox = {}, models.Inbox(); inbox:onChange('title', function() log[#log + 1] = 'out' end)")
        session.beginSpec()
        try session.run("inbox:onChange('title', function() log[#log + 1] = 'in' end); inbox.title = 'a'")
        session.endSpec()
        try session.run("inbox.title = 'b'")
        #expect(try session.text("return table.concat(log, ' ')") == "out in out")
    }

    @Test("can't be followed where they say nothing")
    func notObservable() throws {
        let reason = "Plain can't be observed: it is neither an ObservableObject nor @Observable"
        #expect(session.message(of: "app.plain():onChange('number', print)") == reason)
        #expect(session.message(of: "host(views.Owner(), { objects = { app.plain() } })") == "objects[1]: \(reason)")
        #expect(try session.run("local p = app.plain(); p.number = 5; return p.number") == [5])
    }

    @Test("go with the session")
    func released() throws {
        weak var gone: ScriptSession?
        do {
            let session = try SampleCatalog.session()
            gone = session
            try session.run(
                "inbox = models.Inbox(); inbox:onChange('title', print); inbox:onReceive('received', print)")
        }
        #expect(gone == nil)
    }
}

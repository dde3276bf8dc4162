-- Guide: Dynamic query with find. Views are found by what they show, not by where they stand.

describe("Find", function()
  local Row = View("Row", function(_, row)
    return HStack {
      Image { systemName = "envelope" },
      Text(row.title):font(row.isNew and "headline" or "body"),
    }
  end)

  local Mailbox = View("Mailbox", function()
    return VStack {
      AnyView(HStack { Text("Mail"), Text("3 new") }),
      Row { title = "Invoice", isNew = true }:id(42),
      Row { title = "Holiday", isNew = false }:tag("last"),
      ZStack { Text("Mail") },
      Button("Write", function() end),
    }
  end)

  local mailbox
  before_each(function() mailbox = inspect(Mailbox()) end)

  it("starts at any step of a chain", function()
    assert.equal("3 new", mailbox:vStack():anyView(1):find("HStack"):text(2):string())
    local stack = mailbox:find(function(view) return view:kind() == "ZStack" end):zStack()
    assert.equal("Mail", stack:text(1):string())
  end)

  it("finds all that match, in the order they are written", function()
    local titles = {}
    for index, text in ipairs(mailbox:findAll("Text")) do titles[index] = text:string() end
    assert.same({ "Mail", "3 new", "envelope", "Invoice", "envelope", "Holiday", "Mail", "Write" }, titles)
  end)

  it("finds nothing with findAll, and says so with find", function()
    assert.same({}, mailbox:findAll("Toggle"))
    assert.error_matches(function() mailbox:find("Toggle") end, "^no Toggle; there are:")
  end)

  it("finds by text, by button, by id and by tag", function()
    assert.equal("Holiday", mailbox:find{ text = "Holiday" }:string())
    assert.equal("Write", mailbox:find{ button = "Write" }:labelView():text():string())
    assert.equal("Invoice", mailbox:find{ viewWithId = 42 }:find("Text"):string())
    assert.equal("Holiday", mailbox:find{ viewWithTag = "last" }:find("Text"):string())
  end)

  it("finds a view of our own and a kind of view", function()
    assert.equal("Invoice", mailbox:find(Row):hStack():text(2):string())
    assert.equal("Invoice", mailbox:find("Row"):hStack():text(2):string())
    assert.equal("Mail", mailbox:find("HStack"):text(1):string())
  end)

  it("asks a condition of each view", function()
    local text = mailbox:find("Text", function(view) return view:string() == "Holiday" end)
    assert.equal(mailbox:find{ text = "Holiday" }, text)
  end)

  it("prints the way from the root", function()
    local view = mailbox:find{ viewWithId = 42 }
    assert.equal('view("Mailbox"):vStack():view("Row", 2)', view:pathToRoot())
  end)

  it("leads from a view to the one around it", function()
    local view = inspect(AnyView(HStack { Text("abc") }))
    local text = view:find{ text = "abc" }
    local hStack = text:parent():hStack()
    local anyView = text:parent():parent():anyView()
    assert.equal("abc", hStack:text(1):string())
    assert.equal(view, anyView)
  end)

  it("searches outward", function()
    local title = mailbox:find{ text = "Holiday" }
    assert.equal("VStack", title:find("VStack", { relation = "parent" }):kind())
    local row = title:find(Row, { relation = "parent" })
    assert.equal("last", row:tag())
  end)

  it("finds a view by a text inside it", function()
    local row = mailbox:find(Row, { containing = "Holiday" })
    assert.equal("last", row:tag())
    assert.equal("Write", mailbox:find("Button", { containing = "Write" }):labelView():text():string())
  end)

  it("takes relation, traversal, skipFound and where together", function()
    local isMail = function(view) return view:text():string() == "Mail" end
    local second = mailbox:find { relation = "child", traversal = "breadthFirst", skipFound = 1, where = isMail }
    assert.equal("anyView(1):hStack():text(1)", second:pathToRoot():match("anyView.*"))
    local deep = mailbox:find { traversal = "depthFirst", where = isMail }
    assert.equal(second:text(), deep:text())
  end)

  it("reads a modifier in the condition", function()
    local found = mailbox:find(function(view) return view:id() == 42 end)
    assert.equal(mailbox:find{ viewWithId = 42 }, found)
  end)

  it("is extended by a function", function()
    local function findTextWithFont(element, font)
      return element:find("Text", function(text) return text:font() == font end)
    end
    assert.equal("Invoice", findTextWithFont(mailbox, Font.headline):string())
    assert.equal("Holiday", findTextWithFont(mailbox, Font.body):string())
  end)
end)

describe("Find, in views written in Swift", function()
  local contacts
  before_each(function()
    contacts = host(views.ContactList { contacts = {
      { id = 1, name = "Ada", phone = "101" },
      { id = 2, name = "Grace", phone = "102" },
    } })
  end)

  it("finds by text, button, id and tag", function()
    assert.equal(Font.headline, contacts:find{ text = "Contacts" }:font())
    assert.equal("2 people", contacts:find{ viewWithId = "count" }:string())
    assert.equal("Grace", contacts:find{ viewWithTag = "Grace" }:find("Text"):string())
    contacts:find{ button = "102" }:tap()
    assert.equal("Calling Grace…", contacts:find{ viewWithId = "call" }:string())
  end)

  it("finds by the name of a view's type", function()
    assert.equal(2, #contacts:findAll("ContactRow"))
    assert.equal("Grace", contacts:find("ContactRow", { containing = "Grace" }):tag())
    local title = contacts:find{ text = "Grace" }
    assert.equal("Grace", title:find("ContactRow", { relation = "parent" }):tag())
  end)

  it("starts at the row that was found", function()
    contacts:find("ContactRow", { containing = "Ada" }):find{ button = "Remove" }:tap()
    assert.equal("1 people", contacts:find{ viewWithId = "count" }:string())
    assert.equal(1, #contacts:findAll("ContactRow"))
  end)

  it("prints a path that can be pasted back", function()
    local row = contacts:find("ContactRow", { containing = "Grace" })
    local again = load("local root = ...; return root:" .. row:pathToRoot())(contacts)
    assert.equal(row, again)
  end)
end)

-- Every path that is printed can be pasted back behind an element of the root.

describe("A path", function()
  local Card = View("Card", function(_, card)
    return Group { Text(card.title), Text(card.detail) }
  end)

  local Board = View("Board", function(self)
    local isOn = self:state("isOn", true)
    return VStack {
      Text("Board"):padding(4),
      HStack { Card { title = "a", detail = "b" }, Card { title = "c", detail = "d" } },
      ForEach({ 1, 2 }, function(number) return Text("row " .. number) end),
      Button { HStack { Image { systemName = "plus" }, Text("Add") }, action = function() end },
      Toggle("Quiet", isOn):overlay(Text("over")):background(Text("under")),
      AnyView(ZStack { Spacer(), Divider(), TextField("Name", State("")) }),
      isOn.value and Text("maybe"),
      TextField("First", State("")):overlay(Text("one")):overlay(HStack { Text("two") }),
    }
  end)

  -- The element that a printed path leads to from the root, as if it were pasted into a spec.
  local function pasted(root, path)
    return assert(load("local root = ...; return root:" .. path))(root)
  end

  local function checkAll(root)
    local all = root:findAll(function() return true end)
    for _, element in ipairs(all) do
      local path = element:pathToRoot()
      local again = pasted(root, path)
      assert.equal(element, again, path)
      assert.equal(path, again:pathToRoot())
    end
    return #all
  end

  it("leads back to every view of a screen", function()
    assert.is_true(checkAll(host(Board())) > 30)
  end)

  it("leads back to every view of an inspection", function()
    assert.is_true(checkAll(inspect(Board())) > 30)
  end)

  it("leads back where the root is no view of ours", function()
    checkAll(host(VStack { Text("a"), VStack { Text("b") } }))
    checkAll(host(Text("a"):overlay(Text("b"))))
    checkAll(host(AnyView(AnyView(Text("a")))))
    checkAll(host(Button("a", function() end)))
  end)

  it("counts from 1", function()
    local root = host(Board())
    assert.equal('view("Board"):vStack():hStack(2):view("Card", 2):group():text(1)',
      root:find{ text = "c" }:pathToRoot())
  end)
end)

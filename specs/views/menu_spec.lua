describe("A menu", function()
  it("offers its items and acts", function()
    local log = {}
    local menu = host(Menu{
      "More", Button("Copy", function() table.insert(log, "copy") end), Text("words"),
      primaryAction = function() table.insert(log, "primary") end,
    }):menu()
    assert.equal("More", menu:labelView():text():string())
    menu:open()
    menu:button(1):tap()
    assert.is_false(menu:isOpen())
    menu:callPrimaryAction()
    assert.same({ "copy", "primary" }, log)
    assert.equal("words", menu:text(2):string())
    local plain = host(Menu{ "More" })
    assert.error_matches(function() plain:callPrimaryAction() end, "Menu does not have 'primaryAction' attribute")
  end)

  it("is called a menu button in older source", function()
    local button = host(MenuButton{ "Old", Text("item") }:menuButtonStyle("pullDown")):menuButton()
    assert.equal("item", button:text(1):string())
    assert.equal("pullDown", button:menuButtonStyle())
  end)
end)

describe("A menu that choices leave open", function()
  local function screen(menu) return host(VStack { menu }) end

  it("stays open after a choice", function()
    local count = State(0)
    local menu = screen(Menu { "Size",
      Button("Larger", function() count.value = count.value + 1 end):menuActionDismissBehavior("disabled"),
      Button("Done", function() end),
    }):find("Menu")
    menu:open()
    menu:button(1):tap()
    menu:button(1):tap()
    assert.equal(2, count.value)
    assert.is_true(menu:isOpen())
    menu:button(2):tap()
    assert.is_false(menu:isOpen())
  end)

  it("takes the behavior of the view around the menu too", function()
    local menu = screen(Menu { "Size", Button("Larger", function() end) }:menuActionDismissBehavior("disabled"))
        :find("Menu")
    menu:open()
    menu:button(1):tap()
    assert.is_true(menu:isOpen())
    menu:close()
    assert.is_false(menu:isOpen())
  end)
end)

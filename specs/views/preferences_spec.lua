-- What views tell those around them.

describe("A preference", function()
  local total = PreferenceKey{ default = 0, reduce = function(value, next) return value + next end }
  local last = PreferenceKey{ default = "nothing" }
  local log
  before_each(function() log = {} end)
  local function note(value) log[#log + 1] = value end

  it("is reduced in the order of the tree", function()
    local words = PreferenceKey{ default = "", reduce = function(value, next) return value .. next end }
    host(VStack {
      Text("a"):preference(words, "a"),
      HStack { Text("b"):preference(words, "b"), Text("c"):preference(words, "c") },
    }:onPreferenceChange(words, note))
    assert.same({ "abc" }, log)
  end)

  it("is called again for a change", function()
    local amount = State(2)
    local Screen = View("Screen", function()
      return VStack { Text("a"):preference(total, amount.value), Text("b"):preference(total, 10) }
        :onPreferenceChange(total, note)
    end)
    local screen = host(Screen())
    amount.value = 5
    assert.is_not_nil(screen:find { text = "a" })
    assert.same({ 12, 15 }, log)
  end)

  it("has its default where no view tells one, and its last value without a reduce", function()
    host(VStack { Text("a") }:onPreferenceChange(last, note))
    host(VStack { Text("a"):preference(last, "first"), Text("b"):preference(last, "second") }
      :onPreferenceChange(last, note))
    assert.same({ "nothing", "second" }, log)
  end)

  it("can be transformed, and made of the place of a view", function()
    host(Text("a"):preference(total, 3):transformPreference(total, function(value) return value * 2 end)
      :onPreferenceChange(total, note))
    host(Text("a"):frame { width = 30, height = 20 }
      :anchorPreference { total, rect = { width = 7, height = 1 }, transform = function(rect) return rect.width end }
      :onPreferenceChange(total, note))
    assert.same({ 6, 7 }, log)
  end)

  it("makes views in front and behind, which are found", function()
    local screen = host(Text("a"):allowsHitTesting(false):preference(total, 4)
      :overlayPreferenceValue(total, function(value) return Text("over " .. value):allowsHitTesting(false) end)
      :backgroundPreferenceValue(total, function(value)
        return Button("under " .. value, function() note(value) end)
      end))
    assert.equal("over 4", screen:text():overlayPreferenceValue():text():string())
    screen:find { button = "under 4" }:tap()
    assert.same({ 4 }, log)
  end)

  it("is adopted from Swift", function()
    local screen = host(views.NoteList { notes = { "Bread", "Milk" } })
    assert.is_not_nil(screen:find { text = "2 notes" })
  end)
end)

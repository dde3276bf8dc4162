-- Rows of lists and lazy stacks, which appear as they come into sight.

local options = { screen = { width = 320, height = 568 } }

local function numbers(count)
  local all = {}
  for number = 1, count do all[number] = number end
  return all
end

describe("A row of a lazy container", function()
  local log

  before_each(function() log = {} end)

  local function rows(count)
    return ForEach(numbers(count), function(number)
      return Text("Row " .. number):frame { width = 320, height = 100 }
        :onAppear(function() table.insert(log, "+" .. number) end)
        :onDisappear(function() table.insert(log, "-" .. number) end)
    end)
  end

  local function taken()
    local text = table.concat(log, " ")
    log = {}
    return text
  end

  it("appears when it comes into sight, and disappears when it goes out of it", function()
    local screen = host(ScrollView { LazyVStack { rows(20), spacing = 0 } }, options)
    assert.equal("+1 +2 +3 +4 +5 +6", taken())
    screen:scroll { by = 232 }
    assert.equal("-1 -2 +7 +8", taken())
    screen:scroll { to = "top" }
    assert.equal("+1 +2 -7 -8", taken())
  end)

  it("appears before it is used", function()
    local screen = host(ScrollView { LazyVStack { rows(20), spacing = 0 } }, options)
    taken()
    screen:find { text = "Row 20" }:scrollTo()
    assert.equal("-1 -2 -3 -4 -5 -6 +15 +16 +17 +18 +19 +20", taken())
  end)

  it("is found wherever it is", function()
    assert.has_text(host(ScrollView { LazyVStack { rows(20) } }, options), "Row 20")
  end)

  it("is one of a list, a lazy row or a lazy grid", function()
    host(List { rows(20) }, options)
    assert.equal("+1 +2 +3 +4 +5", taken())
    host(ScrollView { LazyHStack { rows(4), spacing = 0 }, axes = "horizontal" }, options)
    assert.equal("+1", taken())
    local columns = { GridItem.flexible() }
    host(ScrollView { LazyVGrid { columns = columns, spacing = 0, rows(20) } }, options)
    assert.equal("+1 +2 +3 +4 +5 +6", taken())
  end)

  it("appears at once where nothing scrolls, or all rows are made at once", function()
    host(LazyVStack { rows(9) }, options)
    assert.equal(9, #log)
    taken()
    host(ScrollView { VStack { rows(9) } }, options)
    assert.equal(9, #log)
    taken()
    inspect(ScrollView { LazyVStack { rows(9) } })
    assert.equal(0, #log)
  end)

  it("begins its task as it appears", function()
    local begun = {}
    local list = List {
      ForEach(numbers(40), function(number)
        return Text("Row " .. number):task(function() table.insert(begun, number) end)
      end),
    }
    local screen = host(list, options)
    assert.equal(12, #begun)
    screen:scroll { to = "bottom" }
    assert.equal(40, begun[#begun])
  end)

  it("loads more rows when the last one appears", function()
    local count = State(10)
    local Feed = View("Feed", function()
      return ScrollView {
        LazyVStack {
          ForEach(numbers(count.value), function(number)
            return Text("Row " .. number):frame { width = 320, height = 100 }:onAppear(function()
              if number == count.value then count.value = count.value + 10 end
            end)
          end),
          spacing = 0,
        },
      }
    end)
    local screen = host(Feed(), options)
    assert.equal(10, count.value)
    screen:scroll { to = "bottom" }
    assert.equal(20, count.value)
    screen:scroll { to = "bottom" }
    assert.equal(30, count.value)
  end)
end)

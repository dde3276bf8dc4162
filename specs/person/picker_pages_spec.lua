-- A picker in the style of a navigation link leads to a page with its options.

local refused = require("refused")

local cuisine

before_each(function() cuisine = State("Thai") end)

local function picker(count)
  local options = {}
  for n = 1, count or 2 do options[n] = n == 1 and "Thai" or n == 2 and "Greek" or "Cuisine " .. n end
  return Picker { "Cuisine", cuisine, ForEach(options, function(name) return Text(name):tag(name) end) }
    :pickerStyle("navigationLink")
end

local function screen(count) return host(NavigationStack { Form { picker(count), Text("below") } }) end

describe("A picker that leads to a page", function()
  it("shows its label and the chosen option, and a tap leads to all of them", function()
    local s = screen()
    assert.has_no.text(s, "Greek")
    s:find("Picker"):tap()
    assert.has_text(s, "Greek")
    assert.has_text(s, "Thai")
    assert.has_no.text(s, "below")
  end)

  it("is touched anywhere in its row", function()
    local s = screen()
    local label = s:find { text = "Cuisine" }:frame()
    s:tap { x = label.x + 150, y = label.y + label.height / 2 }
    assert.has_text(s, "Greek")
  end)

  it("goes back when an option is tapped, which is chosen", function()
    local s = screen()
    s:find("Picker"):tap()
    s:find { text = "Greek" }:tap()
    assert.equal("Greek", cuisine.value)
    assert.has_text(s, "below")
    assert.has_text(s, "Greek")
    assert.has_no.text(s, "Thai")
  end)

  it("takes a touch anywhere in the row of an option", function()
    local s = screen()
    s:find("Picker"):tap()
    local option = s:find { text = "Greek" }:frame()
    s:tap { x = option.x + 200, y = option.y + option.height / 2 }
    assert.equal("Greek", cuisine.value)
  end)

  it("is left by going back without a choice", function()
    local s = screen()
    s:find("Picker"):tap()
    s:back()
    assert.equal("Thai", cuisine.value)
    assert.has_text(s, "below")
  end)

  it("chooses by the touches that this takes", function()
    local s = screen()
    s:find("Picker"):select("Greek")
    assert.equal("Greek", cuisine.value)
    assert.has_text(s, "below")
    s:find("Picker"):tap()
    s:find { text = "Thai" }:tap()
    assert.equal("Thai", cuisine.value)
  end)

  it("chooses an option that has to be scrolled to", function()
    local s = screen(60)
    s:find("Picker"):select("Cuisine 60")
    assert.equal("Cuisine 60", cuisine.value)
    assert.has_text(s, "Cuisine 60")
  end)

  it("says which options there are", function()
    local s = screen()
    assert.matches('^Picker has no option "Indian"; its options are "Thai", "Greek"',
      refused(function() s:find("Picker"):select("Indian") end))
    assert.has_text(s, "below")
  end)

  it("isn't left by a choice that something covers", function()
    local s = host(ZStack { NavigationStack { Form { picker() } }, Color.red })
    assert.matches("Color covers its middle", refused(function() s:find("Picker"):select("Greek") end))
    assert.equal("Thai", cuisine.value)
  end)

  it("leads nowhere outside of what shows pages", function()
    local s = host(Form { picker() })
    assert.matches("the page of a picker is shown by a NavigationStack", refused(function() s:find("Picker"):tap() end))
    assert.matches("is shown by a NavigationStack", refused(function() s:find("Picker"):select("Greek") end))
    assert.equal("Thai", cuisine.value)
  end)

  it("tells the page below that it goes, and that it is back", function()
    local log = {}
    local s = host(NavigationStack { Form { picker() }:onAppear(function() log[#log + 1] = "appear" end)
      :onDisappear(function() log[#log + 1] = "disappear" end) })
    s:find("Picker"):select("Greek")
    assert.same({ "appear", "disappear", "appear" }, log)
  end)

  it("leaves out an option that can't be selected", function()
    local s = host(NavigationStack { Form {
      Picker { "Cuisine", cuisine, Text("Thai"):tag("Thai"), Text("Greek"):tag("Greek"):selectionDisabled() }
        :pickerStyle("navigationLink"),
    } })
    assert.matches("selectionDisabled", refused(function() s:find("Picker"):select("Greek") end))
    s:back()
    s:find("Picker"):tap()
    assert.matches("selectionDisabled", refused(function() s:find { text = "Greek" }:tap() end))
  end)
end)

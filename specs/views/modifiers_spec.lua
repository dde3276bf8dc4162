-- Modifiers are methods of views, and are read from elements under the same name.

describe("A modifier", function()
  local function hosted(view) return host(VStack { view }):text(1) end

  it("is applied by a call and read by one", function()
    local text = hosted(Text("a"):id("x"):tag(7):opacity(0.5):disabled(true))
    assert.equal("x", text:id())
    assert.equal(7, text:tag())
    assert.equal(0.5, text:opacity())
    assert.is_true(text:isDisabled())
    assert.is_false(text:isResponsive())
  end)

  it("takes its arguments in order or by name", function()
    assert.equal(0.5, hosted(Text("a"):opacity(0.5)):opacity())
    assert.equal(0.5, hosted(Text("a"):opacity { opacity = 0.5 }):opacity())
  end)

  it("leaves the view it is called on as it was", function()
    local plain = Text("a")
    local faint = plain:opacity(0.5)
    assert.equal(0.5, hosted(faint):opacity())
    assert.error_matches(function() hosted(plain):opacity() end, "Text does not have 'opacity' modifier", 1, true)
  end)

  it("may add views, which are reached through it", function()
    local text = hosted(Text("a"):overlay(HStack { Text("over") }):background(Text("under")))
    assert.equal("over", text:overlay():hStack():text(1):string())
    assert.equal("under", text:background():text():string())
    assert.equal("over", text:find { text = "over" }:string())
  end)

  it("is counted where there are several", function()
    local text = hosted(Text("a"):overlay(Text("one")):overlay(Text("two")))
    assert.equal("one", text:overlay():text():string())
    assert.equal("two", text:overlay(2):text():string())
    assert.error_matches(function() text:overlay(3) end, "Text does not have 'overlay' modifier number 3", 1, true)
  end)
end)

describe("The environment", function()
  it("is given with the screen", function()
    local screen = host(Text("a"), { environment = { locale = "de", colorScheme = "dark" } })
    assert.equal("a", screen:string())
    assert.equal("a", inspect(Text("a"), { environment = { locale = "de" } }):string())
  end)

  it("is set by a modifier", function()
    local text = host(Text("a"):environment("locale", "de"))
    assert.equal("a", text:string())
  end)

  it("says in which time zone and calendar dates are read", function()
    local function shown(environment)
      return host(Text { date = Date("2026-11-21T23:30:00Z"), style = "date" }, { environment = environment }):string()
    end
    assert.equal(shown {}, shown { timeZone = "UTC", calendar = "gregorian" })
    assert.matches("21", shown { timeZone = "America/New_York" })
    assert.matches("22", shown { timeZone = "Asia/Tokyo" })
    assert.matches("2569", shown { calendar = "buddhist" })
    local date = Text { date = Date("2026-11-21T23:30:00Z"), style = "date" }
    local text = host(date:environment("timeZone", "Asia/Tokyo")):text()
    assert.equal(shown { timeZone = "Asia/Tokyo" }, text:string())
  end)

  it("knows time zones and calendars by their names", function()
    local function mistake(environment, message)
      assert.error_matches(function() host(Text("a"), { environment = environment }) end, message, 1, true)
    end
    mistake({ timeZone = "Europe/Berln" },
      'environment.timeZone: expected time zone such as "Europe/Berlin" (did you mean "Europe/Berlin"?), '
      .. 'got string "Europe/Berln"')
    mistake({ timeZone = "Nowhere" }, 'environment.timeZone: expected time zone such as "Europe/Berlin", got')
    mistake({ timeZone = 2 }, 'environment.timeZone: expected time zone such as "Europe/Berlin", got integer 2')
    mistake({ calendar = "gregorain" },
      'environment.calendar: expected calendar such as "gregorian" (did you mean "gregorian"?), got string "gregorain"')
    mistake({ calendar = true }, 'environment.calendar: expected calendar such as "gregorian", got boolean true')
  end)

  it("has values by name only", function()
    assert.error_matches(function() host(Text("a"), { environment = { lokale = "de" } }) end,
      "environment has no 'lokale' (did you mean 'locale'?)", 1, true)
    assert.error_matches(function() host(Text("a"), { environment = { locale = 5 } }) end, "got integer 5", 1, true)
  end)
end)

local refused = require("refused")

describe("A shake", function()
  it("is heard by a view that receives its notification", function()
    local screen = host(views.ShakeToClear())
    assert.has_text(screen, "See you soon")
    screen:shake()
    assert.has_text(screen, "Nothing to send")
  end)

  it("is refused where nothing hears of it", function()
    local screen = host(Text("Hello"))
    assert.equal(
      "nothing here hears of a shake: no view receives "
        .. "NotificationCenter.default.publisher(for: \"deviceDidShakeNotification\"); "
        .. "shake(name) posts the notification of another name (at text())",
      refused(function() screen:shake() end))
  end)

  it("is refused under a name that nobody knows", function()
    local screen = host(views.ShakeToClear())
    assert.error_matches(function() screen:shake("wobble") end, "\"wobble\"")
    assert.has_text(screen, "See you soon")
  end)

  it("is refused for what is only inspected", function()
    assert.error_matches(function() inspect(views.ShakeToClear()):shake() end, "inspect%(view%) has no device to shake")
  end)
end)

-- Waiting that ends without what was awaited. Each is tried once, so that what is done can be listed.
describe("Waiting", function()
  local function forecast() return host(views.Forecast{ city = "Oslo", delay = 30 }) end

  it("for a view", function()
    local screen = forecast()
    wait_until(function() return screen:find{ text = "Done" } end, { timeout = 0 })
  end)
  it("for an assertion", function()
    local screen = forecast()
    wait_until(function() assert.has_text(screen, "Done") end, { timeout = 0 })
  end)
  it("for a value", function() wait_until(function() return false end, { timeout = 0 }) end)
  it("with a mistake", function()
    wait_until(function()
      return screen:find{ text = "Done" }
    end)
  end)
  it("with a slip in an option", function() wait_until(print, { timout = 2 }) end)
end)

describe("Eventually", function()
  local function forecast() return host(views.Forecast{ city = "Oslo", delay = 30 }) end

  it("a text", function() assert.eventually.has_text(forecast(), "Done", { timeout = 0 }) end)
  it("no text", function() assert.eventually{ timeout = 0 }.has_no.text(forecast(), "Loading…") end)
  it("a function", function()
    local screen = forecast()
    assert.eventually(function() assert.visible(screen:find("Label")) end, { timeout = 0 })
  end)
  it("an option out of its range", function() assert.eventually.is_true(true, { timeout = 1 / 0 }) end)
end)

-- What views keep beyond their own time.

describe("Storage", function()
  local function field(screen, name) return screen:find { "TextField", containing = name } end

  it("stores and shows the values of views", function()
    local screen = host(views.ProfileForm())
    field(screen, "Name"):setInput("Ann")
    assert.equal("Ann", storage:get("name"))
    storage:set("city", "Ghent")
    assert.equal("Ghent", field(screen, "City"):input())
    assert.equal("Ann", field(host(views.ProfileForm()), "Name"):input())
  end)

  it("is empty at the start of each spec", function()
    assert.same({}, storage:keys())
    assert.is_nil(storage:get("name"))
    assert.equal("", field(host(views.ProfileForm()), "Name"):input())
  end)

  it("can be filled by the host", function()
    local screen = host(views.ProfileForm(), { storage = { name = "Bo", saves = 3 } })
    screen:find("Toggle"):tap()
    assert.equal("Saved 3 times", screen:find { viewWithId = "details" }:text():string())
    screen:press("s", { "command" })
    assert.equal(4, storage:get("saves"))
    assert.same({ "name", "saves" }, storage:keys())
  end)

  it("rejects values that it can't store", function()
    assert.error_matches(function() storage:set("a", {}) end, "expected string, number, boolean or nil")
    assert.error_matches(function() storage.name = "x" end, "storage:set")
    assert.error_matches(function() host(Text("a"), { storage = 5 }) end, "storage")
  end)
end)

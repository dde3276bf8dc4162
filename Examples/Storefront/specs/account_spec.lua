local store = require("store")

describe("The account", function()
  it("invites strangers to sign in", function()
    local screen = host(views.Account{})
    assert.has_text(screen, "Sign in to see your orders.")
    assert.count(0, screen:findAll { button = "Sign out" })
  end)

  it("shows the signed-in user", function()
    local screen = host(views.Account{ account = { name = "Ann", email = "ann@example.com" } })
    assert.has_text(screen, "Ann")
    assert.has_text(screen, "ann@example.com")
  end)

  it("asks before it lets go", function()
    local screen = host(views.Account{ account = { name = "Ann", email = "ann@example.com" } })
    store.tap(screen, "Sign out")
    assert.visible(screen:find { button = "Sign out now" })
    assert.not_visible(screen:find { text = "ann@example.com", covered = true })
    store.tap(screen, "Sign out now")
    assert.has_text(screen, "Sign in to see your orders.")
  end)

  it.each {
    { {}, "None yet" },
    { { "mug", "spade" }, "2 products" },
  }("counts the favorites", function(favorites, text)
    assert.has_text(host(views.Account{ favorites = favorites }), text)
  end)

  it("leads to the settings", function()
    local screen = host(views.Account{})
    screen:find { navigationLink = "Settings" }:activate()
    assert.has_text(screen:find("SettingsScreen"), "Newsletter")
  end)

  it("is opened by signing in", { tags = { "smoke" } }, function()
    local screen = host(views.Account{})
    store.tap(screen, "Sign in")
    local form = screen:find("SignInScreen")
    form:find("TextField"):setInput("ann@example.com")
    form:find("SecureField"):setInput("open sesame")
    form:find { button = "Sign in" }:tap()
    store.await(screen, "Ann Example")
    assert.count(0, screen:findAll("SignInScreen"))
  end)
end)

describe("Signing in", function()
  local screen

  local function email() return screen:find("TextField") end
  local function password() return screen:find("SecureField") end
  local function fill(address, word)
    email():setInput(address)
    password():setInput(word)
  end

  before_each(function() screen = host(views.SignIn{}) end)

  it.each {
    { "", "" },
    { "ann@example.com", "" },
    { "ann", "open sesame" },
  }("is not offered with '%s' and '%s'", function(address, word)
    fill(address, word)
    assert.disabled(screen:find { button = "Sign in" })
  end)

  it("moves on to the password with return", function()
    assert.focused(email())
    screen:press("return")
    assert.focused(password())
  end)

  it("starts with return in the password", function()
    fill("ann@example.com", "guess")
    password():focus()
    screen:press("return")
    store.await(screen, "The address or the password is wrong.")
  end)

  it("with a wrong password can be tried again", function()
    fill("ann@example.com", "guess")
    store.tap(screen, "Sign in")
    store.await(screen, "The address or the password is wrong.")
    assert.equal("", password():input())
    assert.focused(password())
    assert.equal("ann@example.com", email():input())
  end)

  it("can't be left while the store is asked", function()
    screen = host(views.SignIn{ delay = 2, failures = { "offline" } })
    fill("ann@example.com", "open sesame")
    store.tap(screen, "Sign in")
    wait_until(function() return screen:find("Form"):interactiveDismissDisabled() end)
    clock:advance(2)
    store.await(screen, "The store can't be reached.")
    assert.is_false(screen:find("Form"):interactiveDismissDisabled())
  end)
end)

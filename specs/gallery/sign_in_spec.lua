-- The sign-in form of the gallery: what it asks for, and what it refuses.
describe("SignIn", function()
  local screen

  before_each(function() screen = host(views.SignIn{ user = "ann" }) end)

  it("starts with the name it is given", function()
    assert.equal("ann", screen:find("TextField"):input())
  end)

  it("waits until both fields are filled", function()
    assert.is_true(screen:find{ button = "Sign in" }:isDisabled())
    screen:find("SecureField"):setInput("secret")
    assert.is_false(screen:find{ button = "Sign in" }:isDisabled())
    screen:find("TextField"):setInput("  ")
    assert.is_true(screen:find{ button = "Sign in" }:isDisabled())
  end)

  it("refuses a short password, and forgets the problem when another is typed", function()
    screen:find("SecureField"):setInput("abc")
    screen:find{ button = "Sign in" }:tap()
    assert.equal("The password has to have at least four characters.", screen:find{ viewWithId = "problem" }:string())
    screen:find("SecureField"):setInput("abcd")
    assert.equal(0, #screen:findAll("Text", function(text) return text:string():match("four characters") end))
  end)

  it("welcomes a user who signs in, and signs out", function()
    screen:find("SecureField"):setInput("secret")
    screen:find{ button = "Sign in" }:tap()
    assert.equal("Welcome, ann", screen:find{ text = "Welcome, ann" }:string())
    screen:find{ button = "Sign out" }:tap()
    assert.equal("", screen:find("SecureField"):input())
  end)
end)

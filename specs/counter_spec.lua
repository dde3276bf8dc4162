describe("Counter", function()
  local Counter = View("Counter", function(self)
    local count = self:state("count", 0)
    return VStack {
      Text("Count: " .. count.value):id("label"),
      Button("Add one", function() count.value = count.value + 1 end),
    }
  end)

  it("adds one on tap", function()
    local screen = host(Counter())
    screen:find{ button = "Add one" }:tap()
    assert.equal("Count: 1", screen:find{ viewWithId = "label" }:string())
  end)

  it("drives a view written in Swift", function()
    local screen = host(views.SignIn{ user = "ann" })
    screen:find("SecureField"):setInput("secret")
    screen:find{ button = "Sign in" }:tap()
    assert.equal("Welcome, ann", screen:find("Text", function(t) return t:string():match("^Welcome") end):string())
  end)
end)

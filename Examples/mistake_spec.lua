it("a slip of the pen", function()
  local screen = host(VStack { Button("Sign in", print), Button("Cancel", print) })
  screen:find{ button = "Log in" }:tap()
end)

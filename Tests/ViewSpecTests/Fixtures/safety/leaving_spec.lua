pcall(os.exit, 0)

it("is never reached", function() end)

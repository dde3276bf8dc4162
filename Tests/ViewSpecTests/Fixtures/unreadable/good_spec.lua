it("runs all the same", function() end)

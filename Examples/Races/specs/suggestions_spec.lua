-- "viewspec run --interleave 100" finds that the first one depends on which of two answers comes first.
for _, name in ipairs{ "Suggestions", "SteadySuggestions" } do
  describe(name, function()
    it("follow the words in the field", function()
      local screen = host(views[name]())
      local field = screen:find("TextField")
      field:setInput("ba")
      field:setInput("bage")
      clock:settle()
      assert.has_text(screen, "Bagels")
      assert.has_no_text(screen, "Banana bread")
    end)
  end)
end

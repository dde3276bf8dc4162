it("comes last", function() assert.is_nil(truly_global) end)

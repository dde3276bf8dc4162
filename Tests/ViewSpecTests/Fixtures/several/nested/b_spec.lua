it("sees no global of another file", function()
  assert.is_nil(shared)
  assert.is_nil(truly_global)
end)

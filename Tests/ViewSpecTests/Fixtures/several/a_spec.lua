-- Files don't see each other's globals.
shared = "a"
_G.truly_global = "a"
it("sets a global", function() assert.equal("a", shared) end)

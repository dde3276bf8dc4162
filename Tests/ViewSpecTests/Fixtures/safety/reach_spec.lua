it("runs a program", function()
  assert.is_true(os.execute("true"))
end)

it("reads another folder", function()
  assert(io.open("outcomes_spec.lua")):close()
end)

it("requires a module that fails", function()
  require("safety.src.fails")
end)

it("requires a module that has slipped", function()
  require("safety.src.fail")
end)

-- Specs that go out of their way to break the runner.

it("recurses through pcall", function()
  local function again()
    local _, raised = pcall(again)
    error(raised, 0)
  end
  again()
end)

it("recurses through C", function()
  local function again() return (("a"):gsub("a", again)) end
  again()
end)

it("raises a table whose __tostring fails", function()
  error(setmetatable({}, { __tostring = function() error("no text") end }))
end)

it("compares tables whose metamethods fail", function()
  local function fail() error("don't touch") end
  local touchy = setmetatable({}, { __index = fail, __pairs = fail, __len = fail, __eq = fail })
  assert.same({ a = 1 }, touchy)
end)

it("compares what is nested too deeply to show", function()
  local top = {}
  local inner = top
  for _ = 1, 1000 do
    inner.next = {}
    inner = inner.next
  end
  assert.same({ list = {} }, { list = top })
end)

it("removes every global", function()
  local globals = _G
  for name in pairs(globals) do globals[name] = nil end
end)

it("runs after all that", function()
  return 1 .. {}
end)

-- What a spec may reach: its own folder's files, the project's Lua files, and nothing of the machine besides.

local here = "specs/language/"

local function refusal(action, ...)
  local ok, message = pcall(action, ...)
  assert.is_false(ok)
  message = tostring(message)
  assert.matches("refused", message, 1, true)
  assert.matches("--trust", message, 1, true)
  return message
end

describe("A spec", function()
  describe("has nothing that reaches beyond it:", function()
    local taken = {
      "os.execute", "os.remove", "os.rename", "os.tmpname", "io.popen", "io.tmpfile", "debug.sethook", "debug.getlocal",
      "debug.setlocal", "debug.getupvalue", "debug.setupvalue", "debug.upvaluejoin", "debug.getregistry",
      "debug.setmetatable", "debug.getmetatable", "debug.setuservalue", "package.loadlib", "string.dump",
    }
    for _, name in ipairs(taken) do
      it(name, function()
        local library, field = name:match("(%a+)%.(%a+)")
        assert.matches(name .. " is refused", refusal(_G[library][field], "x"), 1, true)
      end)
    end

    it("bytecode", function()
      local chunk, message = load("\27Lua", "chunk", "b")
      assert.is_nil(chunk)
      assert.matches("binary", message)
    end)

    it("C modules", function()
      local ok, message = pcall(require, "lfs.nothing")
      assert.is_false(ok)
      assert.is_nil(message:find("%.so"))
    end)
  end)

  it("keeps harmless functions", function()
    assert.is_string(os.date())
    assert.is_number(os.time())
    assert.is_number(os.clock())
    assert.is_string(os.getenv("PATH"))
    assert.matches("stack traceback", debug.traceback())
    assert.equal("@specs/language/safety_spec.lua", debug.getinfo(1, "S").source)
    assert.is_nil(debug.getinfo(1, "f").func)
  end)

  it("reads files of its own folder, and no others", function()
    local file = assert(io.open(here .. "safety_spec.lua"))
    assert.equal("-- What a spec may reach", file:read(24))
    file:close()
    for _, path in ipairs { "README.md", here .. "../counter_spec.lua", "/etc/passwd", here .. "../../README.md" } do
      local opened, message, code = io.open(path)
      assert.is_nil(opened)
      assert.matches("refused", message)
      assert.equal(13, code)
      refusal(io.lines, path)
      refusal(io.input, path)
      refusal(dofile, "/etc/passwd")
      assert.matches("refused", (select(2, loadfile("/etc/passwd"))))
    end
  end)

  it("reports a missing file of its own as Lua does", function()
    local file, message = io.open(here .. "nothing.txt")
    assert.is_nil(file)
    assert.equal(here .. "nothing.txt: No such file or directory", message)
  end)
end)

describe("require", function()
  it("lists the searched places, and the nearest name", function()
    local ok, message = pcall(require, "specs.language.safety_sepc")
    assert.is_false(ok)
    assert.matches("module 'specs.language.safety_sepc' not found", message, 1, true)
    assert.matches("no file 'src/specs/language/safety_sepc.lua'", message, 1, true)
    assert.matches("did you mean 'specs.language.safety_spec'?", message, 1, true)
  end)

  it("reads no file elsewhere, whatever the path is", function()
    local path = package.path
    package.path = "/etc/?"
    local ok, message = pcall(require, "passwd")
    package.path = path
    assert.is_false(ok)
    assert.matches("'/etc/passwd' is refused", message, 1, true)
  end)
end)

describe("What scripts share", function()
  it("can't be changed", function()
    assert.is_false(getmetatable(""))
    assert.is_false(pcall(setmetatable, "", {}))
    assert.is_string(getmetatable(State(1)))
    assert.is_false(pcall(setmetatable, State(1), {}))
    assert.is_false(pcall(rawset, State(1), "value", 2))
  end)

  it("takes no other object for its own", function()
    local padding = Text("a").padding
    for _, stranger in ipairs { io.stdout, State(1), {}, 5, "x", coroutine.create(print) } do
      assert.is_false(pcall(padding, stranger))
    end
    local close = getmetatable(io.stdout).__index.close
    assert.is_false(pcall(close, State(1)))
    assert.is_false(pcall(getmetatable(io.stdout).__gc, Text("a")))
  end)

  it("survives misbehaving finalizers", function()
    for _ = 1, 20 do
      setmetatable({}, { __gc = function() collectgarbage() error({}) end })
      setmetatable({}, { __gc = function() host(Text("late")) coroutine.yield() end })
    end
    collectgarbage()
    collectgarbage()
    assert.equal("well", host(Text("well")):string())
  end)

  it("survives coroutines that end where they shouldn't", function()
    assert.is_false(pcall(coroutine.close, coroutine.running()))
    local thread
    thread = coroutine.create(function()
      host(Text("a"):onAppear(function() coroutine.yield() end))
    end)
    assert.is_false(coroutine.resume(thread))
    assert.is_false(coroutine.resume(thread))
    local wrapped = coroutine.wrap(function() return pcall(coroutine.wrap(function() error("inner") end)) end)
    assert.is_false((wrapped()))
  end)

  it("keeps its own coroutine from those that find it", function()
    local own = coroutine.running()
    local seen = {}
    host(Text("a"):task(function()
      seen.resumed, seen.message = coroutine.resume(own, "done")
      seen.closed = pcall(coroutine.close, own)
    end))
    wait_until(function() return seen.closed ~= nil end)
    assert.is_false(seen.resumed)
    assert.equal("cannot resume non-suspended coroutine", seen.message)
    assert.is_false(seen.closed)
  end)

  it("compiles text for another environment", function()
    local environment = { a = 3 }
    assert.equal(3, load("return a", "chunk", "t", environment)())
    assert.is_false(pcall(load("return print('x')", "chunk", "t", environment)))
    assert.is_nil(load("return os", "chunk", "t", environment)())
  end)
end)

describe("Globals that a spec replaces", function()
  local kept = {}

  before_each(function()
    for _, name in ipairs { "tostring", "pcall", "type", "error", "setmetatable", "next", "ipairs", "select" } do
      kept[name] = _G[name]
    end
  end)

  after_each(function()
    for name, value in next, kept do _G[name] = value end
  end)

  it("are not those that assertions use", function()
    local check, hold = assert, pcall
    for name in kept.next, kept do _G[name] = function() return nil end end
    local ok, message = hold(check.same, { a = 1 }, { a = 2 })
    for name, value in kept.next, kept do _G[name] = value end
    check.is_false(ok)
    check.matches(".a: expected 1, got 2", tostring(message), 1, true)
  end)
end)

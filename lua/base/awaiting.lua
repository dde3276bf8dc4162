-- Async functions of the app: a script calls them like any other, and waits for their result. Loaded only for an app
-- with such functions, and before `coroutine` is changed.

local finish, words = ...

local yield, isyieldable, error = coroutine.yield, coroutine.isyieldable, error

-- Makes a function of one that starts something.
return function(start, name)
  return function(...)
    if not isyieldable() then error(words(name), 2) end
    local call, pause = start(...), 0
    while true do
      local done, value = finish(call)
      if done then return value end
      -- Soon at first, since most is done soon; a thousandth of a second apart in the end.
      if yield("viewspec.wait", pause) == false then error(words(name), 2) end
      if pause < 0.001 then pause = pause + 0.0001 end
    end
  end
end

-- Errors that a spec raises on purpose. As tables with a metatable of their own, they differ from runtime errors, and
-- have a readable `tostring` in a `pcall`.

local getmetatable, setmetatable, error = getmetatable, setmetatable, error

local failure = {}

local Failure = { __name = "assertion failure" }
function Failure:__tostring() return self.message end

local Pending = { __name = "pending" }
function Pending:__tostring() return self.message end

-- Raises: an assertion doesn't hold.
function failure.raise(message)
  error(setmetatable({ message = message }, Failure), 0)
end

-- Marks the running spec as pending.
function failure.pend(reason)
  error(setmetatable({ message = reason }, Pending), 0)
end

-- "failure", "pending", or nil for any other error value.
function failure.kind(value)
  local meta = getmetatable(value)
  if meta == Failure then return "failure" end
  if meta == Pending then return "pending" end
  return nil
end

return failure

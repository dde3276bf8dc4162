-- The message of the error that `check` raises.
return function(check, ...)
  local ok, raised = pcall(check, ...)
  assert(not ok, "nothing was raised")
  return tostring(raised)
end

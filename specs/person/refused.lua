-- The whole message with which an action is refused: `equal("…", refused(function() row:delete() end))`.
return function(action)
  local happened, raised = pcall(action)
  if happened then error("the action wasn't refused", 2) end
  return tostring(raised)
end

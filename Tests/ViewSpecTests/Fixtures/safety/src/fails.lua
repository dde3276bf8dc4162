local function inside()
  error("this module can't be loaded")
end

inside()

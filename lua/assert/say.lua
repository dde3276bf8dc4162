-- Texts by key and language, for `require "say"`: the messages of assertions that specs register.

local type, tostring, error, setmetatable, next = type, tostring, error, setmetatable, next
local format, unpack, max = string.format, table.unpack, math.max

local texts, language, fallback = { en = {} }, "en", "en"

local function languageNamed(name, word)
  if name == nil then error(("say:%s() needs the name of a language"):format(word), 3) end
  texts[name] = texts[name] or {}
  return name
end

local say = {
  _registry = texts,
  _VERSION = "Say 1.3",
  _DESCRIPTION = "Texts by key, in several languages.",
  _COPYRIGHT = "ViewSpec",
}

-- The language that texts are set and looked up in.
function say.set_namespace(_, name) language = languageNamed(name, "set_namespace") end

-- The language of texts that the other doesn't have.
function say.set_fallback(_, name) fallback = languageNamed(name, "set_fallback") end

-- Sets the text of a key; `%s` are the values of the caller.
function say.set(_, key, text) texts[language][key] = text end

-- Our messages under the keys of luassert: the actual value first, then the expected one.
local both = "\n  actual:   %s\n  expected: %s"
local kept = "\n  actual:     %s\n  unexpected: %s"
for name, what in next, {
  same = { "Expected the same content.", "Expected different content." },
  equals = { "Expected equal values.", "Expected values that are not equal." },
  matches = { "Expected a string that matches.", "Expected a string that doesn't match." },
  near = { "Expected a number within the tolerance.", "Expected a number outside the tolerance." },
  error = { "Expected another error.", "Expected no such error." },
  called_with = { "Expected a call with these arguments.", "Expected no call with these arguments." },
  returned_with = { "Expected these values to be returned.", "Expected these values not to be returned." },
} do
  texts.en["assertion." .. name .. ".positive"] = what[1] .. both
  texts.en["assertion." .. name .. ".negative"] = what[2] .. kept
end
for name, what in next, {
  truthy = "a value that counts as true", falsy = "a value that counts as false", unique = "values without doubles",
} do
  texts.en["assertion." .. name .. ".positive"] = "Expected " .. what .. ".\n  actual: %s"
  texts.en["assertion." .. name .. ".negative"] = "Expected anything but " .. what .. ".\n  actual: %s"
end
for name, words in next, {
  called = "", called_at_least = "at least ", called_at_most = "at most ", called_more_than = "more than ",
  called_less_than = "less than ",
} do
  texts.en["assertion." .. name .. ".positive"] = "Expected " .. words .. "%s calls, and there were %s."
end
texts.en["assertion.called.negative"] = "Expected another number of calls than %s."

-- The text of a key with its values, nil if there is none.
local function worded(_, key, values)
  if values ~= nil and type(values) ~= "table" then
    error(("expected parameter table to be a table, got '%s'"):format(type(values)), 2)
  end
  local text = texts[language][key]
  if text == nil then text = texts[fallback][key] end
  if text == nil then return nil end
  values = values or {}
  local count = max(values.n or 0, #values)
  text = tostring(text)
  if count == 0 then return text end
  local strings = {}
  for index = 1, count do strings[index] = tostring(values[index]) end
  return format(text, unpack(strings, 1, count))
end

return {
  object = setmetatable(say, { __call = worded, __index = function(_, key) return texts[key] end }),
}

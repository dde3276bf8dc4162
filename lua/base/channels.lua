-- Channels as busted has them: what is published on `{ "test", "end" }` reaches the subscribers of that channel, then
-- those of `{ "test" }`, then those of `{}`.

local type, ipairs, select, tonumber, tostring = type, ipairs, select, tonumber, tostring
local insert, remove, concat, unpack = table.insert, table.remove, table.concat, table.unpack

local channels = {}

-- The key of the first `count` words of a channel. A word may be any text: its length keeps two words from being read
-- as one.
local function key(channel, count)
  local parts = {}
  for index = 1, count do
    local word = tostring(channel[index])
    parts[index] = #word .. ":" .. word
  end
  return concat(parts)
end

-- A new set of channels.
function channels.new()
  local subscribers = {} -- lists of subscriptions by the key of their channel
  local made, number = {}, 0

  -- Calls `action(…)` for what is published on the channel or inside it. `options.predicate(…)` decides whether it is
  -- called; `options.priority` is its place among those of the channel, from 1. The subscription has an `id`.
  function made.subscribe(channel, action, options)
    number = number + 1
    local list = subscribers[key(channel, #channel)] or {}
    subscribers[key(channel, #channel)] = list
    local place = options and tonumber(options.priority)
    local subscription = { id = number, fn = action, action = action, channel = channel, options = options or {} }
    insert(list, place and place >= 1 and place <= #list and place or #list + 1, subscription)
    return subscription
  end

  -- Ends a subscription: by its id and its channel, or by itself.
  function made.unsubscribe(subscription, channel)
    local id = type(subscription) == "table" and subscription.id or subscription
    channel = channel or type(subscription) == "table" and subscription.channel
    local list = type(channel) == "table" and subscribers[key(channel, #channel)]
    for index, other in ipairs(list or {}) do
      if other.id == id then return remove(list, index) end
    end
  end

  -- Calls the subscribers. As in busted, one whose second result doesn't count as true is the last that is called.
  function made.publish(channel, ...)
    for count = #channel, 0, -1 do
      local list = subscribers[key(channel, count)]
      for _, subscription in ipairs(list and { unpack(list) } or {}) do
        local predicate = subscription.options.predicate
        if not predicate or predicate(...) then
          if not select(2, subscription.fn(...)) then return end
        end
      end
    end
  end

  return made
end

return channels

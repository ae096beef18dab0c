/**
 * What Redis does in one step. A session's log is the hash `pagehand:log:ID` (epoch, life, number, head, floor,
 * confirmed, fence, seats: the nodes that watch; redo: where the last change ended that PostgreSQL must hear of),
 * the stream `…:events` (one entry a batch, its id the position of the last event in it) and the hash `…:redo` (changes
 * that PostgreSQL has not confirmed, by that position). ARGV[1] is the life of this Redis: a log of another life is
 * as good as none.
 */
export const beginLife = `
local known = redis.call('GET', 'pagehand:life')
local run, life = ARGV[1], ARGV[2]
if known and string.sub(known, 1, #run + 1) == run .. ' ' then return string.sub(known, #run + 2) end
redis.call('SET', 'pagehand:life', run .. ' ' .. life)
return life`

/**
 * life, node, ttl, most entries, then for each batch: session, fence or '', count, events, redo or ''.
 * Answers each with [epoch, first position, where the redo before this one ended], 'missing' or 'fenced'.
 */
export const append = `
local life, node, ttl, most = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
local answers, letters = {}, {}
for i = 5, #ARGV, 5 do
  local id, fence, count, events, redo = ARGV[i], ARGV[i + 1], tonumber(ARGV[i + 2]), ARGV[i + 3], ARGV[i + 4]
  local key = 'pagehand:log:' .. id
  local log = redis.call('HMGET', key, 'life', 'epoch', 'head', 'floor', 'fence', 'seats', 'redo')
  local answer
  if log[1] ~= life then
    answer = 'missing'
  elseif fence ~= '' and tonumber(log[5]) > tonumber(fence) then
    answer = 'fenced'
  else
    local epoch, before, floor = log[2], tonumber(log[3]), tonumber(log[4])
    local head = before + count
    local at = string.format('%.0f', head)
    redis.call('XADD', key .. ':events', at .. '-0', 'n', count, 'e', events)
    if redo ~= '' then
      redis.call('HSET', key .. ':redo', at, redo)
      redis.call('PEXPIRE', key .. ':redo', ttl)
      redis.call('HSET', key, 'head', at, 'redo', at)
    else
      redis.call('HSET', key, 'head', at)
    end
    if head - floor > most * 1.25 then
      local least = string.format('%.0f', head - most)
      redis.call('XTRIM', key .. ':events', 'MINID', '=', string.format('%.0f', head - most + 1))
      redis.call('HSET', key, 'floor', least)
    end
    redis.call('PEXPIRE', key, ttl)
    redis.call('PEXPIRE', key .. ':events', ttl)
    for seat in string.gmatch(log[6] or '', '%S+') do
      if seat ~= node then
        local letter = letters[seat] or {}
        letter[#letter + 1] = '[' .. cjson.encode(id) .. ',"' .. epoch .. '",'
          .. string.format('%.0f', before + 1) .. ',' .. events .. ']'
        letters[seat] = letter
      end
    end
    answer = { epoch, before + 1, tonumber(log[7]) }
  end
  answers[#answers + 1] = answer
end
for seat, letter in pairs(letters) do
  redis.call('PUBLISH', 'pagehand:node:' .. seat, '[' .. table.concat(letter, ',') .. ']')
end
return answers`

/** life, ttl, session, epoch, number, base, applied, fence. Of two that begin a log the later number counts. */
export const begin = `
local life, ttl, id, number = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[5])
local key = 'pagehand:log:' .. id
local log = redis.call('HMGET', key, 'life', 'number', 'seats')
if log[1] == life and tonumber(log[2]) >= number then return 0 end
redis.call('DEL', key .. ':events', key .. ':redo')
redis.call('HSET', key, 'life', life, 'epoch', ARGV[4], 'number', number, 'head', ARGV[6], 'floor', ARGV[6],
  'confirmed', ARGV[6], 'redo', ARGV[7], 'fence', ARGV[8])
redis.call('PEXPIRE', key, ttl)
for seat in string.gmatch(log[3] or '', '%S+') do
  redis.call('PUBLISH', 'pagehand:node:' .. seat, '[[' .. cjson.encode(id) .. ',"' .. ARGV[4] .. '",0,[]]]')
end
return 1`

/** life, session, position, most, epoch or ''. Answers with the stream's entries, 'missing', 'lost' or 'broken'. */
export const read = `
local key = 'pagehand:log:' .. ARGV[2]
local log = redis.call('HMGET', key, 'life', 'epoch', 'head', 'floor')
if log[1] ~= ARGV[1] then return 'missing' end
local after, head = tonumber(ARGV[3]), tonumber(log[3])
if (ARGV[5] ~= '' and ARGV[5] ~= log[2]) or after < tonumber(log[4]) then return 'lost' end
if after >= head then return {} end
local entries = redis.call('XRANGE', key .. ':events', '(' .. ARGV[3], '+', 'COUNT', ARGV[4])
if #entries == 0 then return 'broken' end
return entries`

/** life, then for each cursor: session, epoch or '', position. It never goes back, nor beyond the head. */
export const confirm = `
for i = 2, #ARGV, 3 do
  local key, epoch, seq = 'pagehand:log:' .. ARGV[i], ARGV[i + 1], tonumber(ARGV[i + 2])
  local log = redis.call('HMGET', key, 'life', 'epoch', 'head', 'confirmed')
  if log[1] == ARGV[1] and (epoch == '' or epoch == log[2])
    and seq > tonumber(log[4]) and seq <= tonumber(log[3]) then
    redis.call('HSET', key, 'confirmed', ARGV[i + 2])
  end
end
return 0`

/** The nodes that watch, without this one. */
const others = `
local function others(key, node)
  local kept = {}
  for seat in string.gmatch(redis.call('HGET', key, 'seats') or '', '%S+') do
    if seat ~= node then kept[#kept + 1] = seat end
  end
  return kept
end`

/**
 * life, node, most nodes, then sessions: events of these are published to this node too from now on; the oldest
 * watchers are dropped, which may have died. Answers each with [epoch, head] or nothing.
 */
export const watch = `${others}
local answers = {}
for i = 4, #ARGV do
  local key = 'pagehand:log:' .. ARGV[i]
  local log = redis.call('HMGET', key, 'life', 'epoch', 'head')
  if log[1] == ARGV[1] then
    local seats = others(key, ARGV[2])
    seats[#seats + 1] = ARGV[2]
    while #seats > tonumber(ARGV[3]) do table.remove(seats, 1) end
    redis.call('HSET', key, 'seats', table.concat(seats, ' '))
    answers[#answers + 1] = { log[2], tonumber(log[3]) }
  else
    answers[#answers + 1] = ''
  end
end
return answers`

/** life, node, session. */
export const unwatch = `${others}
local key = 'pagehand:log:' .. ARGV[3]
if redis.call('EXISTS', key) == 1 then
  redis.call('HSET', key, 'seats', table.concat(others(key, ARGV[2]), ' '))
end
return 0`

/** life, session, fence: whoever has a lower one writes no more. Answers with what PostgreSQL has not heard of. */
export const fence = `
local key = 'pagehand:log:' .. ARGV[2]
local log = redis.call('HMGET', key, 'life', 'fence')
if log[1] ~= ARGV[1] then return 'missing' end
if tonumber(log[2]) < tonumber(ARGV[3]) then redis.call('HSET', key, 'fence', ARGV[3]) end
return redis.call('HLEN', key .. ':redo')`

/** life, session. Answers with [epoch, position, redo, …] or 'missing'. */
export const pending = `
local key = 'pagehand:log:' .. ARGV[2]
local log = redis.call('HMGET', key, 'life', 'epoch')
if log[1] ~= ARGV[1] then return 'missing' end
local all = redis.call('HGETALL', key .. ':redo')
table.insert(all, 1, log[2])
return all`

/** life, node, session: every trace goes, and another node that watches is told. */
export const remove = `
local key = 'pagehand:log:' .. ARGV[3]
local seats = redis.call('HGET', key, 'seats')
redis.call('DEL', key, key .. ':events', key .. ':redo', 'pagehand:seat:' .. ARGV[3])
for seat in string.gmatch(seats or '', '%S+') do
  if seat ~= ARGV[2] then
    redis.call('PUBLISH', 'pagehand:node:' .. seat, '[[' .. cjson.encode(ARGV[3]) .. ',"",0,[]]]')
  end
end
return 0`

/**
 * What is remembered of the clients of a seat: [nonce, number of its seat, what is remembered or '' while it is connected],
 * the latest last, the oldest dropped.
 */
const clients = `
local key = 'pagehand:seat:' .. ARGV[3]
local function known() return cjson.decode(redis.call('HGET', key, 'clients') or '[]') end
local function save(others, client)
  others[#others + 1] = client
  while #others > tonumber(ARGV[4]) do table.remove(others, 1) end
  redis.call('HSET', key, 'clients', cjson.encode(others))
  redis.call('PEXPIRE', key, ARGV[2])
end`

/** life, ttl, session, most remembered, nonce. Answers with the number of the seat. */
export const takeSeat = `${clients}
-- The second of the clock at least: a Redis that lost its data must not begin below what nodes remember.
local last = tonumber(redis.call('HGET', key, 'number') or '0')
local number = math.max(last + 1, tonumber(redis.call('TIME')[1]))
redis.call('HSET', key, 'number', number)
local others = {}
for _, client in ipairs(known()) do
  if client[1] ~= ARGV[5] then others[#others + 1] = client end
end
save(others, { ARGV[5], number, '' })
return number`

/** life, ttl, session, most remembered, nonce, number of the seat, what is remembered. */
export const rememberClient = `${clients}
local others = {}
for _, client in ipairs(known()) do
  if client[1] ~= ARGV[5] then
    others[#others + 1] = client
  elseif client[2] > tonumber(ARGV[6]) then
    return 0
  end
end
save(others, { ARGV[5], tonumber(ARGV[6]), ARGV[7] })
return 1`

/** life, key, window in ms. The window begins with the first. Answers with [taken, ms left]. */
export const countOne = `
local key = 'pagehand:count:' .. ARGV[2]
local taken = redis.call('INCR', key)
if taken == 1 then redis.call('PEXPIRE', key, ARGV[3]) end
return { taken, redis.call('PTTL', key) }`

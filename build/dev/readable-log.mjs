const levels = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

/** A line of the server's log as a person reads it; any other line as it is. */
export function readableLog(line) {
  const entry = parse(line)
  if (!entry) return line
  const { level, time: _time, pid: _pid, hostname: _hostname, msg = '', err, ...rest } = entry
  const more = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const first = [levels[level] ?? level, msg, ...more].join(' ')
  return err ? `${first}\n${err.stack ?? err.message}` : first
}

function parse(line) {
  if (!line.startsWith('{"level":')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** What a site's robots.txt says to us. */
export interface Robots {
  allows(path: string): boolean
  readonly sitemaps: readonly string[]
  readonly delayMs: number
}

interface Rule {
  readonly allow: boolean
  readonly pattern: string
}

const ownName = 'pagehand'
const maxDelayMs = 10_000

/** Reads robots.txt as RFC 9309 says: the group of our name, else of everybody; the longest rule that fits decides. */
export function readRobots(text: string): Robots {
  const groups = new Map<string, Rule[]>()
  const sitemaps: string[] = []
  let agents: string[] = []
  let lastWasAgent = false
  let delayMs = 0
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^\s*([A-Za-z-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    const name = field.toLowerCase()
    const said = value.trim()
    if (name === 'user-agent') {
      agents = lastWasAgent ? [...agents, said.toLowerCase()] : [said.toLowerCase()]
      for (const agent of agents) if (!groups.has(agent)) groups.set(agent, [])
      lastWasAgent = true
      continue
    }
    if (name === 'sitemap' && said !== '') sitemaps.push(said)
    if (name === '') continue
    lastWasAgent = false
    if ((name === 'allow' || name === 'disallow') && said !== '')
      for (const agent of agents) groups.get(agent)?.push({ allow: name === 'allow', pattern: said })
    if (name === 'crawl-delay' && agents.some((agent) => agent === '*' || agent === ownName))
      delayMs = Math.min(maxDelayMs, 1_000 * (Number(said) || 0))
  }
  const rules = groups.get(ownName) ?? groups.get('*') ?? []
  return {
    sitemaps,
    delayMs,
    allows(path) {
      const fitting = rules.filter(({ pattern }) => pathFits(path, pattern))
      const longest = Math.max(0, ...fitting.map(({ pattern }) => pattern.length))
      const deciding = fitting.filter(({ pattern }) => pattern.length === longest)
      return deciding.length === 0 || deciding.some(({ allow }) => allow)
    },
  }
}

/** `*` stands for anything, `$` for the end; otherwise the beginning decides. */
function pathFits(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let from = first.length
  for (const [at, part] of rest.entries()) {
    const isLast = at === rest.length - 1
    if (isLast && isWhole) return path.length - part.length >= from && path.endsWith(part)
    const found = path.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return !isWhole || from === path.length
}

import type { Contact } from '../../contact-store.ts'
import type { VisitorSession, VisitorStore } from '../../visitor-store.ts'
import { contactsWhere } from './contacts.ts'
import type { AdminBase } from '../admin-base.ts'
import { rowsOf, type Work } from '../../../statements/work.ts'
import { escapeLike } from '../../../statements/like-pattern.ts'

interface Row {
  readonly id: string
  readonly host: string
  readonly created_at: number
  readonly visitor: string | null
  readonly thread_id: string | null
}

const columns = 's.id, s.host, s.created_at, s.visitor, s.thread_id'
const named = `select ${columns} from sessions s
  where s.site_id = ? and s.visitor is not null and lower(s.visitor) like ? escape '\\'`

/** Few enough that any database takes them in one statement. */
const atOnce = 500

export function adminVisitors({ read }: AdminBase): VisitorStore {
  function* sessionsWhere(siteId: string, column: 'id' | 'thread_id', values: Iterable<string>): Work<Row[]> {
    const found: Row[] = []
    for (const some of inParts([...values])) {
      const places = some.map(() => '?').join(', ')
      found.push(
        ...(yield* rowsOf<Row>(
          `select ${columns} from sessions s where s.site_id = ? and s.${column} in (${places})`,
          siteId,
          ...some,
        )),
      )
    }
    return found
  }

  function* find(siteId: string, who: string): Work<{ sessions: Row[]; contacts: Contact[] }> {
    const inJson = JSON.stringify(who).slice(1, -1)
    const called = (yield* rowsOf<Row>(named, siteId, perhaps(inJson))).filter((row) => isCalled(row, who))
    const alike = yield* contactsWhere(siteId, "lower(c.email) like ? escape '\\'", perhaps(who))
    const written = alike.filter(({ email }) => isSameAddress(email, who))
    const left = yield* sessionsWhere(
      siteId,
      'id',
      written.flatMap(({ sessionId }) => sessionId ?? []),
    )
    const own = [...called, ...left]
    const threads = new Set(own.flatMap(({ thread_id }) => thread_id ?? []))
    const whole = [...own, ...(yield* sessionsWhere(siteId, 'thread_id', threads))]
    const sessions = new Map(whole.map((row) => [row.id, row]))
    const contacts = new Map(written.map((contact) => [contact.id, contact]))
    for (const some of inParts([...sessions.keys()])) {
      const places = some.map(() => '?').join(', ')
      const others = yield* contactsWhere(siteId, `c.session_id in (${places})`, ...some)
      for (const contact of others) contacts.set(contact.id, contact)
    }
    return { sessions: [...sessions.values()], contacts: [...contacts.values()] }
  }

  return {
    async ofPerson(siteId, who) {
      const { sessions, contacts } = await read(() => find(siteId, who.trim()))
      return {
        sessions: sessions.map(sessionFrom).sort((one, other) => one.createdAt - other.createdAt),
        contacts: contacts.sort((one, other) => one.at - other.at),
      }
    },
  }
}

function sessionFrom(row: Row): VisitorSession {
  const visitor = row.visitor === null ? null : (JSON.parse(row.visitor) as Record<string, unknown>)
  return { id: row.id, host: row.host, createdAt: row.created_at, visitor }
}

/** Whether the page called its visitor exactly so. */
function isCalled({ visitor }: Row, who: string): boolean {
  const { email, id } = JSON.parse(visitor ?? '{}') as Record<string, unknown>
  const isTheirs = (typeof id === 'string' || typeof id === 'number') && String(id).trim() === who
  return isTheirs || (typeof email === 'string' && isSameAddress(email, who))
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase()
}

/** Finds every row that could be meant: databases do not agree on the small letters beyond ASCII. */
function perhaps(text: string): string {
  const small = escapeLike(text.toLowerCase())
  return `%${small.replaceAll(/[\u0080-\u{10FFFF}]+/gu, '%')}%`
}

function inParts<Item>(all: readonly Item[]): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < all.length; start += atOnce) parts.push(all.slice(start, start + atOnce))
  return parts
}

import type { ConversationKey } from '#protocol'
import type { Receipt } from '../conversation/receipt.ts'

/** What outlives a page load, for all tabs of the site. */
export interface Shared {
  sessionId?: string
  wsUrl?: string
  /** The visitor has written something in this session. */
  spoke?: boolean
  consent?: boolean
  /** What goes on with this conversation once its session has ended. */
  conversation?: ConversationKey
  /** The conversations of this browser, the newest last: as many as the server lists at once. */
  chats?: ConversationKey[]
  /** Plans some tab has begun: none is carried out twice. */
  plans?: string[]
  /** Of a side panel, in px. */
  width?: number
  nudge?: { dismissed?: boolean; shownAt?: number }
}

/** What outlives a page load in this tab alone. */
export interface Own {
  sessionId?: string
  /** The session in which a member tries the draft in this tab. */
  trial?: string | undefined
  /** A trial of this tab that is to go on with another conversation. */
  tried?: string | undefined
  open?: boolean
  /** It was left small after a task: what was done is to be seen. */
  small?: boolean
  /** Where the event stream is taken up again. */
  offset?: string
  /** A task is under way. */
  task?: boolean
  /** Of the plans carried out in this tab. */
  receipts?: readonly Receipt[]
  draft?: string
  nudges?: number
}

export interface BrowserStore {
  readonly shared: Readonly<Shared>
  readonly own: Readonly<Own>
  /** Changes what is kept; an undefined value forgets the field. */
  keep(shared: Partial<Shared>): void
  keepOwn(own: Partial<Own>): void
  /** From now on things are really written; until then they live in memory. */
  allow(): void
}

const key = 'pagehand'

/** localStorage and sessionStorage as two records. A browser that refuses them gets memory instead. */
export function browserStore({ window }: { window: Window }): BrowserStore {
  let allowed = false
  let early: Partial<Shared> = {}
  let shared = read<Shared>(() => window.localStorage) ?? {}
  let own = read<Own>(() => window.sessionStorage) ?? {}
  const saveShared = () => allowed && save(() => window.localStorage, shared)
  const saveOwn = () => allowed && save(() => window.sessionStorage, own)
  // Other tabs write too: what they said last counts, and only what is changed here is written over it.
  const refresh = () => {
    if (allowed) shared = read<Shared>(() => window.localStorage) ?? shared
  }
  return {
    get shared() {
      refresh()
      return shared
    },
    get own() {
      return own
    },
    keep(change) {
      refresh()
      shared = { ...shared, ...change }
      if (!allowed) early = { ...early, ...change }
      saveShared()
    },
    keepOwn(change) {
      own = { ...own, ...change }
      saveOwn()
    },
    allow() {
      allowed = true
      refresh()
      shared = { ...shared, ...early }
      early = {}
      saveShared()
      saveOwn()
    },
  }
}

function read<Kept extends object>(area: () => Storage): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(area().getItem(key) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Kept) : undefined
  } catch {
    return undefined // refused, or not ours
  }
}

function save(area: () => Storage, kept: object): void {
  try {
    area().setItem(key, JSON.stringify(kept))
  } catch {
    return // full or refused: memory has to do
  }
}

import type { PageContext } from '#protocol'

/** Pages that were just saved, as they were given: the turn that follows need not read and parse 20 kB again. */
export interface RecentContexts {
  get(sessionId: string): PageContext | undefined
  set(sessionId: string, context: PageContext): void
  forget(sessionId: string): void
}

const mostKept = 256

export function recentContexts(): RecentContexts {
  const contexts = new Map<string, PageContext>()
  return {
    get: (sessionId) => contexts.get(sessionId),
    set(sessionId, context) {
      contexts.delete(sessionId)
      contexts.set(sessionId, context)
      const [oldest] = contexts.keys()
      if (contexts.size > mostKept && oldest !== undefined) contexts.delete(oldest)
    },
    forget: (sessionId) => void contexts.delete(sessionId),
  }
}

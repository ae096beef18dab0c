import type { SessionSummary } from '#protocol'
import type { IndexedConversation } from '#store'
import type { Presence } from '../../sockets/presence.ts'
import type { SessionNames } from './session-names.ts'

export interface ShownSessionsOptions {
  readonly sessionNames: Pick<SessionNames, 'nameOf'>
  readonly presence: Presence
}

/** Conversations as they leave the house: the id that a visitor speaks with stays in it. */
export function shownSessions({ sessionNames, presence }: ShownSessionsOptions) {
  return async (found: readonly IndexedConversation[]): Promise<SessionSummary[]> => {
    const online = await presence.online(found.flatMap(({ id, live }) => (live ? id : [])))
    return found.map((each) => ({
      ...each,
      id: sessionNames.nameOf(each.id),
      online: online.has(each.id),
    }))
  }
}

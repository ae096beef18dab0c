import type { Connection } from '../connection/connection.ts'
import type { HappeningName, Happenings } from '../conversation/happening.ts'
import { reduce } from '../conversation/reduce.ts'
import type { Handover, Session } from '../loader/handover.ts'
import { firstView } from './first-view.ts'
import { createStore, type Store } from './store.ts'
import type { View } from './view.ts'

/** What the parts of a running widget share. */
export interface Core {
  readonly handover: Handover
  readonly view: Store<View>
  /** Undefined while consent holds it back, or after the visitor has deleted it. */
  session: Session | undefined
  connection: Connection | undefined
  /** Posts to the server; undefined when it could not be reached or said no. */
  post(path: string, body: object): Promise<unknown>
  /** Has the server delete something, told by its address or by a body. False: it is still there. */
  erase(path: string, body?: object): Promise<boolean>
  /** Lets something happen to the conversation. */
  happen<Name extends HappeningName>(name: Name, what: Happenings[Name]): void
}

export function createCore(handover: Handover): Core {
  const view = createStore<View>(firstView(handover))
  const request = (path: string, body?: object) =>
    fetch(handover.base + path, {
      method: body ? 'POST' : 'DELETE',
      credentials: 'omit',
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch(() => undefined) // out of reach

  return {
    handover,
    view,
    session: handover.session,
    connection: undefined,
    async post(path, body) {
      const answer = await request(path, body)
      return answer?.ok ? (answer.json() as Promise<unknown>) : undefined
    },
    async erase(path, body) {
      const { ok, status } = (await request(path, body)) ?? {}
      // What it does not know is gone already.
      return ok || status === 404
    },
    happen(name, what) {
      view.set({ conversation: reduce(view.get().conversation, name, what, Date.now()) })
    },
  }
}

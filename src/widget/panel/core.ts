import type { Connection } from '../connection/connection.ts'
import type { HappeningName, Happenings } from '../conversation/happening.ts'
import type { Handover, Session } from '../handover.ts'
import type { Store } from './store.ts'
import type { View } from './view.ts'

/** What the parts of a running widget share. */
export interface Core {
  readonly handover: Handover
  readonly view: Store<View>
  readonly session: Session | undefined
  readonly connection: Connection | undefined
  /** Lets something happen to the conversation. */
  happen<Name extends HappeningName>(name: Name, what: Happenings[Name]): void
}

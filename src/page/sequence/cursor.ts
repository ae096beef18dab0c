import type { SequenceStep, StepResult } from '#protocol'
import type { Fingerprint } from '../fingerprint.ts'
import type { KeyValueStorage } from '../storage.ts'

/** Where a plan stands. It lies in sessionStorage, so that the page that loads next can go on. */
export interface Cursor {
  readonly planId: string
  /** The id of the single action, when the plan is one. */
  readonly actionId?: string
  readonly steps: readonly SequenceStep[]
  /** The step that runs or comes next. */
  readonly next: number
  /** Begun and not known to have ended. */
  readonly started: boolean
  /** The page was left while it ran. */
  readonly left: boolean
  /** Page loads so far. */
  readonly loads: number
  readonly results: readonly StepResult[]
  /** How the elements of the remaining steps are known again. */
  readonly prints: Record<number, Fingerprint>
}

export interface CursorStore {
  load(): Cursor | undefined
  save(cursor: Cursor): void
  clear(): void
}

const key = 'pagehand:plan'

export function cursorStore(storage: KeyValueStorage): CursorStore {
  return {
    load() {
      const text = storage.getItem(key)
      return text ? (JSON.parse(text) as Cursor) : undefined
    },
    save: (cursor) => storage.setItem(key, JSON.stringify(cursor)),
    clear: () => storage.removeItem(key),
  }
}

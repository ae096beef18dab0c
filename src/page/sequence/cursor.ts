import type { SequenceStep, StepResult } from '#protocol'
import type { KeyValueStorage } from '../elements.ts'
import type { Fingerprint } from '../fingerprint.ts'

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

/** Storage can be full or forbidden; then a plan just does not survive a page load. */
export function cursorStore(storage: KeyValueStorage | undefined): CursorStore {
  return {
    load() {
      const text = quietly(() => storage?.getItem(key))
      return text ? quietly(() => JSON.parse(text) as Cursor) : undefined
    },
    save: (cursor) => void quietly(() => storage?.setItem(key, JSON.stringify(cursor))),
    clear: () => void quietly(() => storage?.removeItem(key)),
  }
}

function quietly<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

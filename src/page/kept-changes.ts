import type { Fingerprint } from './fingerprint.ts'
import type { KeyValueStorage } from './storage.ts'

/** A field the assistant has changed, as the page that loads next can know it again. */
export interface KeptChange {
  readonly name: string
  readonly before: string
  readonly after: string
  readonly print: Fingerprint
}

/** What undo has to know of what was done, by the ids of the fields. It lies in sessionStorage beside the plan. */
export interface KeptChanges {
  readonly fields: Record<number, KeptChange>
  /** Something was done that no field can take back. */
  readonly lasting: boolean
}

export interface ChangeStore {
  load(): KeptChanges
  save(changes: KeptChanges): void
  clear(): void
}

const key = 'pagehand:changes'
const none: KeptChanges = { fields: {}, lasting: false }

export function changeStore(storage: KeyValueStorage): ChangeStore {
  return {
    load() {
      const text = storage.getItem(key)
      return text ? (JSON.parse(text) as KeptChanges) : none
    },
    save: (changes) => storage.setItem(key, JSON.stringify(changes)),
    clear: () => storage.removeItem(key),
  }
}

/** A field the assistant has changed. What stood there before stays in this browser tab. */
export interface FieldChange {
  readonly elementId: number
  readonly name: string
}

export function listOf({ fields }: KeptChanges): FieldChange[] {
  return Object.entries(fields).map(([id, { name }]) => ({ elementId: Number(id), name }))
}

export function printsIn({ fields }: KeptChanges): Record<number, Fingerprint> {
  return Object.fromEntries(Object.entries(fields).map(([id, { print }]) => [id, print]))
}

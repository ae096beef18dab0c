import { isCheckable } from '../dom/kind.ts'
import { isTextField } from '../dom/text-field.ts'
import { radioGroup } from '../dom/radio-group.ts'
import type { FilledFields } from '../snapshot/filled-fields.ts'
import { enterText } from './enter-text.ts'
import { focusFrom } from './focus-from.ts'
import type { Hands } from './hands.ts'
import { stateOfField, writeValue } from './write-value.ts'

/** A field the assistant has changed. What stood there before stays in this page. */
export interface FieldChange {
  readonly elementId: number
  readonly name: string
}

/** Remembers what fields held before the assistant changed them, so that it can be put back. */
export interface Changes {
  /** Notes what a field holds; the returned function looks whether it holds something else now. */
  before(element: Element): (() => void) | undefined
  /** Notes that something was done which no field can take back. */
  noteLasting(): void
  /** Whether undo would leave something as it is now. */
  hasLasting(): boolean
  list(): FieldChange[]
  /** Puts back every field that still holds what we wrote; returns how many. */
  undo(): Promise<number>
  forget(): void
}

export function createChanges({ elements, marks, nameOf }: Hands, filled: FilledFields): Changes {
  const changes = new Map<Element, { before: string; after: string }>()
  let lasting = false
  return {
    before(touched) {
      // Radio buttons that exclude each other are one field.
      const element = isCheckable(touched) ? (radioGroup(touched)[0] ?? touched) : touched
      const before = marks.isSecret(element) ? undefined : stateOfField(element)
      if (before === undefined) return undefined
      return () => {
        const after = stateOfField(element)
        if (after === undefined || after === before) return
        filled.note(touched)
        changes.set(element, { before: changes.get(element)?.before ?? before, after })
      }
    },
    noteLasting: () => void (lasting = true),
    hasLasting: () => lasting,
    list: () =>
      [...changes.keys()].map((element) => ({
        elementId: elements.idOf(element),
        name: marks.isMasked(element) ? '' : nameOf(element),
      })),
    async undo() {
      let count = 0
      for (const [element, { before, after }] of [...changes].toReversed()) {
        if (!element.isConnected || stateOfField(element) !== after) continue
        focusFrom(element)
        if (isTextField(element) || (element as HTMLElement).isContentEditable)
          await enterText(element, before)
        else writeValue(element, before)
        if (stateOfField(element) === before) count += 1
      }
      changes.clear()
      return count
    },
    forget() {
      changes.clear()
      lasting = false
    },
  }
}

import { isCheckable } from '../dom/kind.ts'
import { isTextField } from '../dom/text-field.ts'
import { radioGroup } from '../dom/radio-group.ts'
import { type ChangeStore, type FieldChange, type KeptChange, listOf } from '../kept-changes.ts'
import type { FilledFields } from '../snapshot/filled-fields.ts'
import { enterText } from './input/enter-text.ts'
import { focusFrom } from './input/focus-from.ts'
import type { Hands } from './hands.ts'
import { stateOfField, writeValue } from './input/write-value.ts'

/** Remembers what fields held before the assistant changed them, also after a page load, so that it can be put back. */
export interface Changes {
  /** Notes what a field holds; the returned function looks whether it holds something else now. */
  before(element: Element): (() => void) | undefined
  /** Notes that something was done which no field can take back. */
  noteLasting(): void
  /** Whether undo would leave something as it is now. */
  hasLasting(): boolean
  list(): FieldChange[]
  /** Puts back every field that is still there and holds what we wrote; returns how many. */
  undo(): Promise<number>
  forget(): void
}

export function createChanges(
  { elements, marks, nameOf }: Hands,
  filled: FilledFields,
  store: ChangeStore,
): Changes {
  const kept = store.load()
  const changes = new Map<number, KeptChange>(
    Object.entries(kept.fields).map(([id, change]) => [Number(id), change]),
  )
  /** Those that may be kept for the next page: what is masked stays in this one, also when its field is gone. */
  let open = { ...kept.fields }
  let { lasting } = kept
  const save = () => store.save({ fields: open, lasting })
  const clear = () => {
    changes.clear()
    open = {}
    store.clear()
  }

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
        const id = elements.idOf(element)
        const isMasked = marks.isMasked(element)
        const change = {
          name: isMasked ? '' : nameOf(element),
          before: changes.get(id)?.before ?? before,
          after,
          print: elements.prints([id])[id] ?? '',
        }
        changes.set(id, change)
        if (!isMasked) open[id] = change
        save()
      }
    },
    noteLasting() {
      lasting = true
      save()
    },
    hasLasting: () => lasting,
    list: () => listOf({ fields: Object.fromEntries(changes), lasting }),
    async undo() {
      let count = 0
      for (const [id, { before, after }] of [...changes].toReversed()) {
        const element = elements.get(id)
        if (!element || marks.isIgnored(element)) continue
        const now = stateOfField(element)
        // A page that was reloaded may have brought it back by itself.
        if (now === before) count += 1
        if (now !== after) continue
        focusFrom(element)
        if (isTextField(element) || (element as HTMLElement).isContentEditable)
          await enterText(element, before)
        else writeValue(element, before)
        if (stateOfField(element) === before) count += 1
      }
      clear()
      return count
    },
    forget() {
      lasting = false
      clear()
    },
  }
}

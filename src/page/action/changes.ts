import { isCheckable, isSelect, isTextField } from '../dom/kind.ts'
import { isSecret } from '../dom/secret.ts'
import type { FilledFields } from '../snapshot/filled-fields.ts'
import { enterText } from './enter-text.ts'
import { focusFrom } from './focus-from.ts'
import type { Hands } from './hands.ts'
import { sendChange } from './send.ts'
import { setNatively, stateOfField, writeValue } from './write-value.ts'

/** A field the assistant has changed. What stood there before stays in this page. */
export interface FieldChange {
  readonly elementId: number
  readonly name: string
}

/** Remembers what fields held before the assistant changed them, so that it can be put back. */
export interface Changes {
  before(element: Element): { after(): void } | undefined
  list(): FieldChange[]
  /** Puts back every field that still holds what we wrote; returns how many. */
  undo(): Promise<number>
  forget(): void
}

interface Change {
  readonly element: Element
  readonly before: string
  after: string
}

export function createChanges(hands: () => Hands, filled: FilledFields): Changes {
  const changes = new Map<Element, Change>()
  return {
    before(element) {
      const before = isSecret(element) ? undefined : stateOfField(element)
      if (before === undefined) return undefined
      return {
        after() {
          const after = stateOfField(element)
          if (after === undefined || after === before) return
          filled.note(element)
          const known = changes.get(element)
          changes.set(element, { element, before: known?.before ?? before, after })
        },
      }
    },
    list: () =>
      [...changes.keys()].map((element) => ({
        elementId: hands().elements.idOf(element),
        name: hands().marks.isMasked(element) ? '' : hands().nameOf(element),
      })),
    async undo() {
      let count = 0
      for (const { element, before, after } of [...changes.values()].toReversed()) {
        if (!element.isConnected || stateOfField(element) !== after) continue
        await restore(element, before, hands())
        if (stateOfField(element) === before) count += 1
      }
      changes.clear()
      return count
    },
    forget: () => changes.clear(),
  }
}

async function restore(element: Element, state: string, hands: Hands): Promise<void> {
  if (isCheckable(element)) {
    if (element.type === 'checkbox') return element.click()
    setNatively(element, 'checked', state === 'true')
    return sendChange(element)
  }
  if (isSelect(element)) {
    const chosen = new Set(JSON.parse(state) as number[])
    for (const option of element.options) option.selected = chosen.has(option.index)
    return sendChange(element)
  }
  if (isTextField(element) || (element as HTMLElement).isContentEditable) {
    focusFrom(element)
    await enterText(element, state, 'replace', hands)
    return
  }
  await writeValue(element as HTMLInputElement, state)
}

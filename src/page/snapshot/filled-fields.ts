import { type FilledField, limits } from '#protocol'
import { isCheckable, isEditingHost, isFormField } from '../dom/kind.ts'
import type { Marks } from '../privacy/marks.ts'
import { isChecked, valueOf } from '../reading/field-state.ts'

/** What was filled on this page, by the visitor or by us, and when. */
export interface FilledFields {
  /** Notes from now on what the visitor fills in these; events of a frame stay in its document. */
  watch(roots: readonly (Document | ShadowRoot)[]): void
  /** Ends it. */
  close(): void
  note(element: Element): void
  /** The field filled last, if it is still on the page. */
  last(): Element | undefined
  list(idOf: (element: Element) => number): FilledField[]
}

export function createFilledFields({ marks, now }: { marks: Marks; now: () => number }): FilledFields {
  const times = new Map<Element, number>()
  const watched = new Set<Document | ShadowRoot>()

  function note(element: Element): void {
    times.delete(element)
    times.set(element, now())
  }

  function onInput(event: Event): void {
    const target = event.composedPath()[0] as Element | undefined
    if (event.isTrusted && target?.nodeType === Node.ELEMENT_NODE && isFillable(target)) note(target)
  }

  return {
    note,
    watch(roots) {
      for (const root of roots) {
        watched.add(root)
        root.addEventListener('input', onInput, true)
      }
    },
    close: () => watched.forEach((root) => root.removeEventListener('input', onInput, true)),
    last: () => [...times.keys()].findLast((element) => element.isConnected),
    list: (idOf) =>
      [...times]
        .filter(([element]) => element.isConnected && mayBeTold(element, marks))
        .slice(-limits.filledFields)
        .map(([element, timestamp]) => ({ elementId: idOf(element), value: toldValue(element), timestamp })),
  }
}

function isFillable(element: Element): boolean {
  return isFormField(element) || isEditingHost(element)
}

function mayBeTold(element: Element, marks: Marks): boolean {
  return !marks.isSecret(element) && !marks.isMasked(element) && !marks.isIgnored(element)
}

function toldValue(element: Element): string {
  return isCheckable(element) ? String(isChecked(element)) : (valueOf(element) ?? '')
}

import { rootsOf } from '../dom/composed.ts'

/** Signs of an effect that no comparison of two states shows: the page is left, a form complains, a class flips. */
export interface Signs {
  /** From here on what happens counts; elements that changed before are restless by themselves. */
  begin(): void
  /** Whether an attribute changed somewhere else than at the target. */
  changed(): boolean
  left(): boolean
  /** Fields that refused to be sent. */
  invalid(): HTMLInputElement[]
  stop(): void
}

export function watchSigns(document: Document, target: Element | undefined): Signs {
  const view = document.defaultView
  const invalid = new Set<HTMLInputElement>()
  const restless = new Set<Node>()
  let counting = false
  let changed = false
  let leaving = false
  const observer = new MutationObserver(note)
  const onLeave = () => (leaving = true)
  const onInvalid = (event: Event) => invalid.add(event.target as HTMLInputElement)

  function note(records: readonly MutationRecord[]): void {
    for (const { target: node, attributeName, oldValue } of records) {
      if (!counting) restless.add(node)
      // Ripples and pressed states of the target itself are decoration; what lasts shows in the digest.
      else if (!restless.has(node) && !target?.contains(node)) {
        changed ||= (node as Element).getAttribute(attributeName ?? '') !== oldValue
      }
    }
  }

  for (const root of rootsOf(document)) {
    observer.observe(root, { subtree: true, attributes: true, attributeOldValue: true })
  }
  document.addEventListener('invalid', onInvalid, true)
  view?.addEventListener('beforeunload', onLeave)
  view?.addEventListener('pagehide', onLeave)

  return {
    begin() {
      note(observer.takeRecords())
      counting = true
    },
    changed: () => changed,
    left: () => leaving,
    invalid: () => [...invalid],
    stop() {
      observer.disconnect()
      document.removeEventListener('invalid', onInvalid, true)
      view?.removeEventListener('beforeunload', onLeave)
      view?.removeEventListener('pagehide', onLeave)
    },
  }
}

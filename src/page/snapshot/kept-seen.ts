import { viewportOf } from '../dom/box.ts'
import { isDisplayed, memberOf, queryAll } from '../dom/own-members.ts'
import type { Slices } from '../dom/slices.ts'
import type { Marks } from '../privacy/marks.ts'
import { rulesOf, sheetsOf } from '../reading/revealed.ts'
import type { Seen } from './see-page.ts'

/** What the last look saw, for the next one, which need not read a page that has stayed as it was. */
export interface KeptSeen {
  /** Counts what has changed on the page. */
  version(): number
  /** Begins to count in a root. */
  watch(root: Document | ShadowRoot): void
  /** What was kept, if it still holds. One look at a time has it. */
  take(slices: Slices): Promise<Seen | undefined>
  put(seen: Seen): void
  close(): void
}

export function createKeptSeen(document: Document, marks: Marks): KeptSeen {
  let version = 0
  let kept: Seen | undefined
  const observer = new MutationObserver(note)

  function note(records: readonly MutationRecord[]): void {
    // Our own widget changes with every message.
    if (records.every(({ target }) => marks.widgetHost?.contains(target))) return
    version += 1
    kept = undefined
    // One change is enough: a page that is animated from a script pays for no more than that.
    observer.disconnect()
  }

  function versionNow(): number {
    note(observer.takeRecords())
    return version
  }

  return {
    version: versionNow,
    watch: (root) =>
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true }),
    async take(slices) {
      versionNow()
      const seen = kept
      kept = undefined
      if (!seen) return undefined
      const { signs = [] } = seen
      const now = signsOf(seen, marks)
      return signs.length === now.length &&
        signs.every((sign, index) => sign === now[index]) &&
        seen.reading.handlers.hold() &&
        (await seen.sight.holds(slices)) &&
        versionNow() === seen.version
        ? seen
        : undefined
    },
    put(seen) {
      if (seen.version !== versionNow()) return
      kept = seen
      seen.signs ??= signsOf(seen, marks)
    },
    close: () => observer.disconnect(),
  }
}

/**
 * What can change on a page without a change of its markup, but for boxes and handlers: style sheets, ticks, sizes,
 * movements. What is masked is asked anew as well.
 */
function signsOf({ reading, sight, words }: Seen, marks: Marks): unknown[] {
  const { roots, hidden } = reading
  const { right, bottom } = viewportOf(roots[0] as Document)
  const signs: unknown[] = [
    right,
    bottom,
    ...sight.looks(),
    ...words.drawn(),
    ...hidden.map(({ element }) => isDisplayed(element)),
  ]
  for (const root of roots) {
    // What moves is never the same.
    signs.push((root as Document).defaultView, memberOf(root, 'getAnimations')().length > 0 && Symbol())
    for (const sheet of sheetsOf(root)) signs.push(sheet, rulesOf(sheet).length)
    signs.push(...queryAll(root, `:checked,${marks.maskedSelector}`))
  }
  return signs
}

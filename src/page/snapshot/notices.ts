import { limits } from '#protocol'
import type { Marks } from '../privacy/marks.ts'
import { closest, isDisplayed, matches, memberOf, query } from '../dom/own-members.ts'
import { linesIn } from '../outline/thing/closed.ts'
import { cutLabel } from '../text.ts'

/** Remembers what the page has told its visitor in passing, also when it is gone by the next look. */
export interface Notices {
  watch(roots: Iterable<Document | ShadowRoot>): void
  /** What came since it was last forgotten, the oldest first. */
  list(): string[]
  /** When the page last changed, but for what changes all the time. */
  changedAt(): number
  /** A look has told of it. */
  forget(): void
  close(): void
}

const live = '[role=alert],[role=status],[aria-live=polite],[aria-live=assertive],output'
/** What libraries that know no roles call their toasts. */
const toast =
  '[class*=toast i],[class*=snackbar i],[class*=notification i],[class*=flash i],[class*=message-notice i]'
const told = `${live},${toast}`

/** What has changed so often is a clock, a carousel or an animation. */
const restless = 40

export function createNotices(marks: Marks): Notices {
  const watched = new WeakSet<Node>()
  const texts = new Set<string>()
  const changes = new WeakMap<Node, number>()
  let changedAt = 0

  const observer = new MutationObserver((records) => {
    noteChange(new Set(records.map(({ target }) => target)))
    const touched = new Set<Element>()
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') {
        if (matches(target as Element, told)) touched.add(target as Element)
        continue
      }
      const element = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentNode) as Element | null
      const isLive = element?.nodeType === Node.ELEMENT_NODE && closest(element, live) !== null
      if (isLive && type === 'characterData') touched.add(element)
      for (const node of addedNodes) {
        const added = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : undefined
        // Of a part that goes on and on, such as a log, only what came is told.
        if (isLive) touched.add(added ?? element)
        else {
          const inside = added && (matches(added, told) ? added : query(added, told))
          if (inside) touched.add(inside)
        }
      }
    }
    for (const element of touched) note(element)
  })

  function noteChange(targets: ReadonlySet<Node>): void {
    for (const target of targets) {
      const count = (changes.get(target) ?? 0) + 1
      changes.set(target, count)
      if (count < restless && target !== marks.widgetHost) changedAt = performance.now()
    }
  }

  function note(element: Element): void {
    if (!element.isConnected || isDisplayed(element, { checkVisibilityCSS: true }) === false) return
    if (marks.isMasked(element) || marks.isIgnored(element)) return
    const text = cutLabel(linesIn([element], marks).join(' '))
    // A sentence that grows word by word is one notice.
    for (const known of texts) if (text.startsWith(known)) texts.delete(known)
    if (text && texts.size < limits.outlineNotices) texts.add(text)
  }

  return {
    watch(roots) {
      for (const root of roots) {
        if (watched.has(root)) continue
        watched.add(root)
        observer.observe(
          root.nodeType === Node.DOCUMENT_NODE ? memberOf(root as Document, 'documentElement') : root,
          {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
            attributeFilter: ['class', 'hidden', 'style', 'role', 'aria-live', 'open'],
          },
        )
      }
    },
    changedAt: () => changedAt,
    list: () => [...texts],
    forget: () => texts.clear(),
    close: () => observer.disconnect(),
  }
}

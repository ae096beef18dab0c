import type { Box } from '../dom/box.ts'
import { meets, viewportOf } from '../dom/box.ts'
import { rootsOf } from '../dom/composed.ts'
import type { Marks } from '../privacy/marks.ts'
import { delay } from '../dom/delay.ts'
import { isDisplayed, matches, memberOf, queryAll, rectOf } from '../dom/own-members.ts'

/** Knows when the page has come to rest after something was done to it. */
export interface Settling {
  /** Something is about to be done: what works already says nothing. */
  begin(): void
  /** It was done, or the page has loaded: the next look waits for what follows. */
  stir(): void
  /** Waits for the page to come to rest; tells whether it still works when time is up. */
  until(): Promise<boolean>
}

export interface SettlingOptions {
  readonly document: Document
  readonly marks: Marks
  /** When the page last changed. */
  readonly changedAt: () => number
}

/** No change for so long is rest. */
const quietMs = 120
const afterStepMs = 1_500
const afterLoadMs = 3_000
/** A page that changes by itself is given so long. */
const redrawMs = 500
/** While something visibly works. */
const workingMs = 5_000
const everyMs = 30

export function createSettling({ document, marks, changedAt }: SettlingOptions): Settling {
  /** All but our own widget, which works and moves whenever something is done. */
  const roots = () =>
    rootsOf(document).filter(
      (root) => root.nodeType === Node.DOCUMENT_NODE || !marks.isIgnored((root as ShadowRoot).host),
    )
  let stirred: { readonly at: number; readonly maxMs: number } | undefined
  let before: ReadonlySet<Element> = new Set()

  // A page that has just loaded goes on building itself.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const loadedAt = load?.loadEventEnd || performance.now()
  if (performance.now() - loadedAt < afterLoadMs) stirred = { at: loadedAt, maxMs: afterLoadMs }

  return {
    begin() {
      before = new Set(signsOfWork(roots()))
    },
    stir() {
      stirred = { at: performance.now(), maxMs: afterStepMs }
    },
    async until() {
      if (!stirred) {
        // Nothing was done to it, yet it may be in the middle of redrawing itself.
        const began = performance.now()
        while (performance.now() - changedAt() < quietMs && performance.now() - began < redrawMs)
          await delay(everyMs)
        return false
      }
      const { at, maxMs } = stirred
      stirred = undefined
      let shown: readonly (Document | ShadowRoot)[] | undefined
      for (;;) {
        const now = performance.now()
        const isLate = now >= at + maxMs
        const isQuiet =
          now - Math.max(at, changedAt()) >= quietMs && memberOf(document, 'readyState') !== 'loading'
        if (isQuiet || isLate) {
          shown ??= roots()
          const works =
            signsOfWork(shown).some((sign) => !before.has(sign)) || (maxMs > afterStepMs && isBlank(document))
          if (now >= at + workingMs) return works
          if (!works && (isLate || !isEntering(shown))) return false
        }
        await delay(everyMs)
      }
    },
  }
}

/** Whether something that was opened is still on its way. What goes on for ever is decoration. */
function isEntering(roots: readonly (Document | ShadowRoot)[]): boolean {
  return roots.some((root) =>
    memberOf(root, 'getAnimations')().some(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number(endTime) < workingMs
    }),
  )
}

/** Whether there is neither a word nor a thing to be seen: a page that scripts build begins so. */
function isBlank(document: Document): boolean {
  // To read a whole page costs, and most have a thing.
  const things = queryAll(document, 'input,button,img')
  return !things.some((one) => isDisplayed(one)) && !memberOf(document, 'body').innerText.trim()
}

const declared = '[aria-busy=true],progress:not([value]),[role=progressbar]:not([aria-valuenow])'
const called =
  '[class*=spinner i],[class*=loading i],[class*=loader i],[class*=skeleton i],[class*=progress i]'

/** Everything in view that shows that the page works: by what it says, or by its name and a movement without end. */
function signsOfWork(roots: readonly (Document | ShadowRoot)[]): Element[] {
  const view = viewportOf(roots[0] as Document)
  return roots
    .flatMap((root) => queryAll(root, `${declared},${called}`))
    .filter(
      (sign) =>
        (matches(sign, declared) || turns(sign)) &&
        isDisplayed(sign, { checkOpacity: true, checkVisibilityCSS: true }) !== false &&
        isIn(rectOf(sign), view),
    )
}

function turns(sign: Element): boolean {
  return sign
    .getAnimations({ subtree: true })
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime === Infinity,
    )
}

function isIn(box: Box & { readonly width: number; readonly height: number }, view: Box): boolean {
  return box.width > 0 && box.height > 0 && meets(box, view)
}

import type { Hands } from './action/hands.ts'
import { createSlices } from './dom/pause.ts'
import { createSight } from './dom/sight.ts'
import type { PageOptions } from './page.ts'
import { createPointerLayer } from './pointer/pointer-layer.ts'
import { isInside } from './dom/composed.ts'
import type { Eyes } from './snapshot/snapshot.ts'
import { visibleTextOf } from './snapshot/visible-text.ts'
import { readPage } from './snapshot/walk.ts'

const usualPatience = { readyMs: 3_000, effectMs: 1_000, optionsMs: 2_000 }

/** Joins what the options say with the eyes into what every action works with. */
export function createHands(options: PageOptions, eyes: Eyes): Hands & { removeCallout(): void } {
  const { document, pointer, callTool, mayVisit, patience, now = Date.now } = options
  const { marks, elements, nameOf } = eyes
  const layer = pointer ? createPointerLayer(document) : undefined
  let callouts = layer
  return {
    document,
    view: (document.defaultView ?? window) as Window & typeof globalThis,
    marks,
    elements,
    nameOf,
    now,
    pointer: layer,
    callTool,
    mayVisit: mayVisit ?? ((url) => url.origin === document.location.origin),
    patience: { ...usualPatience, ...patience },
    mouse: { over: undefined },
    callout(element, text) {
      callouts ??= createPointerLayer(document)
      callouts.callout(element, text)
    },
    removeCallout: () => callouts?.remove(),
    async readText(element) {
      const { texts } = await readPage(document, marks, createSlices())
      const wanted = element ? texts.filter(({ parent }) => isInside(parent, element)) : texts
      return visibleTextOf(wanted, { sight: createSight(document), marks, document })
    },
  }
}

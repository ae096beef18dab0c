import type { Hands } from './action/hands.ts'
import { isInside } from './dom/composed.ts'
import { createSlices } from './dom/pause.ts'
import { createSight } from './dom/sight.ts'
import type { PageOptions } from './page.ts'
import { createPointerLayer, type PointerLayer } from './pointer/pointer-layer.ts'
import type { Eyes } from './snapshot/snapshot.ts'
import { visibleTextOf } from './snapshot/visible-text.ts'
import { readPage } from './snapshot/walk.ts'

/** Joins what the options say with the eyes into what every action works with. */
export function createHands(
  options: PageOptions,
  { marks, elements, nameOf }: Eyes,
): Hands & { close(): void } {
  const { document, pointer, callTool, mayVisit, patience } = options
  let layer: PointerLayer | undefined
  const drawn = () => (layer ??= createPointerLayer(document))
  return {
    document,
    view: (document.defaultView ?? window) as Window & typeof globalThis,
    marks,
    elements,
    nameOf,
    pointer: pointer ? drawn() : undefined,
    layer: drawn,
    callTool,
    mayVisit: mayVisit ?? ((url) => url.origin === document.location.origin),
    patience: { readyMs: 3_000, effectMs: 1_000, optionsMs: 2_000, ...patience },
    mouse: { over: undefined },
    close: () => layer?.remove(),
    async readText(element) {
      const sight = createSight(document)
      const slices = createSlices()
      const { texts } = await readPage({ document, marks, slices, sight })
      const wanted = element ? texts.filter(({ parent }) => isInside(parent, element)) : texts
      return visibleTextOf(wanted, { sight, slices, marks, document })
    },
  }
}

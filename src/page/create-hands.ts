import { limits } from '#protocol'
import type { Hands } from './action/hands.ts'
import { loadLater } from './load-later.ts'
import type { PageOptions } from './page.ts'
import type { PointerLayer } from './pointer/pointer-layer.ts'
import type { Eyes } from './snapshot/snapshot.ts'

/** Joins what the options say with the eyes into what every action works with. */
export function createHands(
  options: PageOptions,
  { marks, elements, nameOf }: Eyes,
): Hands & { hide(): void; close(): void } {
  const { document, pointer, callTool, mayVisit, patience } = options
  let drawn: Promise<PointerLayer> | undefined
  const layer = () => (drawn ??= loadLater().then((part) => part.createPointerLayer(document)))
  return {
    document,
    view: (document.defaultView ?? window) as Window & typeof globalThis,
    marks,
    elements,
    nameOf,
    layer,
    // A pointer that cannot be drawn stops nothing.
    show: async (element, at) => {
      if (pointer)
        await layer().then(
          (drawing) => drawing.show(element, at),
          () => undefined,
        )
    },
    callTool,
    mayVisit: mayVisit ?? ((url) => url.origin === document.location.origin),
    patience: { readyMs: 3_000, effectMs: 1_000, optionsMs: 2_000, waitMs: limits.waitMs, ...patience },
    mouse: { over: undefined },
    hide: () => void drawn?.then((drawing) => drawing.hide()),
    close: () => void drawn?.then((drawing) => drawing.remove()),
  }
}

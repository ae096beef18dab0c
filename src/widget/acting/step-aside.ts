export type Edge = 'top' | 'bottom'

export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Where the panel goes, made small, when it would lie over what is acted on; undefined: it may stay. */
export function asideFor(options: {
  panel: Box | undefined
  target: Box | undefined
  coversPage: boolean
  /** It is part of the page, or has pushed it aside: it lies over nothing. */
  beside: boolean
  /** Of the screen. */
  height: number
  /** Where it is small already. */
  now?: Edge | undefined
}): Edge | undefined {
  const { panel, target, height, coversPage } = options
  if (options.beside || !panel) return undefined
  if (!target) return coversPage ? 'bottom' : undefined
  const seen = inView(target, height)
  const covered = coversPage || liesOver(panel, [seen])
  return covered ? edgeFor([seen], { ...options, panel }) : undefined
}

/** The edge for the small form: the one it is at, unless it lies over far more of these there than at the other. */
export function edgeFor(
  boxes: readonly Box[],
  options: { panel: Box; coversPage: boolean; height: number; now?: Edge | undefined },
): Edge {
  const { panel, coversPage, height, now = 'bottom' } = options
  // The height it takes up, with its margin: at a desk it stands above the launcher, and one can write in it.
  const [small, sides] = coversPage ? ([132, { left: 0, right: 9_999 }] as const) : ([264, panel] as const)
  const hidden = (edge: Edge) => {
    const top = edge === 'top' ? 0 : height - small
    const place = { left: sides.left, right: sides.right, top, bottom: top + small }
    return boxes.reduce((area, box) => area + shared(place, box), 0)
  }
  const other = now === 'top' ? 'bottom' : 'top'
  return hidden(now) > 2 * hidden(other) ? other : now
}

/** Whether a panel of this place would lie over any of these. */
export function liesOver(panel: Box, boxes: readonly Box[]): boolean {
  return boxes.some((box) => shared(panel, box) > 0)
}

/** What is off the screen will be scrolled to its middle. */
function inView(box: Box, height: number): Box {
  if (box.top >= 0 && box.bottom <= height) return box
  const size = Math.min(box.bottom - box.top, height)
  return { ...box, top: (height - size) / 2, bottom: (height + size) / 2 }
}

/** The area that lies in both. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

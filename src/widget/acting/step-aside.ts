export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Height the small form takes up, with its margin: it stands above the launcher where there is one. */
const smallHeight = { phone: 132, desk: 200 }

/** Where the panel goes, made small, when it would lie over what is acted on; undefined: it may stay. */
export function asideFor(options: {
  panel: Box | undefined
  target: Box | undefined
  coversPage: boolean
  /** It is part of the page, or has pushed it aside: it lies over nothing. */
  beside: boolean
  viewport: { width: number; height: number }
}): 'top' | 'bottom' | undefined {
  const { panel, target, viewport, coversPage } = options
  if (options.beside || !panel) return undefined
  if (!target) return coversPage ? 'bottom' : undefined
  const seen = inView(target, viewport.height)
  const covered = coversPage || overlaps(panel, seen)
  return covered ? edgeFor([seen], { coversPage, height: viewport.height }) : undefined
}

/** The edge at which the small form lies over none of these; the bottom, where it lies over some at both. */
export function edgeFor(
  boxes: readonly Box[],
  { coversPage, height }: { coversPage: boolean; height: number },
): 'top' | 'bottom' {
  const small = coversPage ? smallHeight.phone : smallHeight.desk
  const under = boxes.some(({ bottom }) => bottom > height - small)
  return under && boxes.every(({ top }) => top > small) ? 'top' : 'bottom'
}

/** Whether a panel of this place would lie over any of these. */
export function liesOver(panel: Box, boxes: readonly Box[]): boolean {
  return boxes.some((box) => overlaps(panel, box))
}

/** What is off the screen will be scrolled to its middle. */
function inView(box: Box, height: number): Box {
  if (box.top >= 0 && box.bottom <= height) return box
  const size = Math.min(box.bottom - box.top, height)
  return { ...box, top: (height - size) / 2, bottom: (height + size) / 2 }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

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
}): 'top' | 'bottom' | undefined {
  const { panel, target, height, coversPage } = options
  if (options.beside || !panel) return undefined
  if (!target) return coversPage ? 'bottom' : undefined
  const seen = inView(target, height)
  const covered = coversPage || liesOver(panel, [seen])
  return covered ? edgeFor([seen], { panel, coversPage, height }) : undefined
}

/** The edge at which the small form lies over less of these; the bottom, where it makes no difference. */
export function edgeFor(
  boxes: readonly Box[],
  { panel, coversPage, height }: { panel: Box; coversPage: boolean; height: number },
): 'top' | 'bottom' {
  // The height it takes up, with its margin: at a desk it stands above the launcher.
  const [small, sides] = coversPage ? ([132, { left: 0, right: 9_999 }] as const) : ([200, panel] as const)
  const hidden = (top: number, bottom: number) =>
    boxes.reduce((area, box) => area + shared({ left: sides.left, right: sides.right, top, bottom }, box), 0)
  return hidden(height - small, height) > hidden(0, small) ? 'top' : 'bottom'
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

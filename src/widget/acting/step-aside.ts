interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Height the small form takes up, with its margin. */
const smallHeight = 96

/** Where the panel goes, made small, when it would lie over what is acted on; undefined: it may stay. */
export function asideFor(options: {
  panel: Box | undefined
  target: Box | undefined
  coversPage: boolean
  inline: boolean
  viewport: { width: number; height: number }
}): 'top' | 'bottom' | undefined {
  const { panel, target, viewport } = options
  if (options.inline || !panel) return undefined
  if (!target) return options.coversPage ? 'bottom' : undefined
  const seen = inView(target, viewport.height)
  const covered = options.coversPage || overlaps(panel, seen)
  if (!covered) return undefined
  return seen.bottom > viewport.height - smallHeight ? 'top' : 'bottom'
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

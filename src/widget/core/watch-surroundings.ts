import type { View } from './view.ts'

const phone = '(max-width: 480px)'
/** Wide enough for a page beside a panel. */
const wide = '(min-width: 900px)'

/** Whether the panel, once open, lies over nothing: it is part of the page, or pushes it aside. */
export function standsBeside(layout: View['config']['layout']): boolean {
  return layout === 'inline' || (layout === 'side-panel' && matchMedia(wide).matches)
}

/** Whether the panel, once open, covers the page. */
export function coversPage(layout: View['config']['layout']): boolean {
  if (layout === 'inline') return false
  return layout === 'modal' || layout === 'fullscreen' || matchMedia(phone).matches
}

/** Follows the network, the size of the screen and the on-screen keyboard. Returns the way to stop. */
export function watchSurroundings(options: {
  sheet: CSSStyleSheet
  onNetwork: (online: boolean) => void
  onResize: () => void
}): () => void {
  const end = new AbortController()
  const { signal } = end
  addEventListener('online', () => options.onNetwork(true), { signal })
  addEventListener('offline', () => options.onNetwork(false), { signal })
  for (const size of [phone, wide]) matchMedia(size).addEventListener('change', options.onResize, { signal })
  // The keyboard shrinks the visual viewport only: the sheet has to follow it.
  const viewport = window.visualViewport
  const fit = () => {
    if (!viewport) return
    const [height, top] = [Math.round(viewport.height), Math.round(viewport.offsetTop)]
    // Where the page was zoomed in by hand, nothing is missing at the bottom.
    const below = viewport.scale > 1.01 ? 0 : Math.max(0, innerHeight - height - top)
    options.sheet.replaceSync(`.ph{--view-height:${height}px;--view-top:${top}px;--keyboard:${below}px}`)
  }
  fit()
  viewport?.addEventListener('resize', fit, { signal })
  viewport?.addEventListener('scroll', fit, { signal })
  return () => end.abort()
}

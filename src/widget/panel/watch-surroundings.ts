import type { View } from './view.ts'

const phone = '(max-width: 480px)'

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
  matchMedia(phone).addEventListener('change', options.onResize, { signal })
  // The keyboard shrinks the visual viewport only: the sheet has to follow it.
  const viewport = window.visualViewport
  const fit = () => {
    if (!viewport) return
    options.sheet.replaceSync(
      `.ph{--view-height:${Math.round(viewport.height)}px;--view-top:${Math.round(viewport.offsetTop)}px}`,
    )
  }
  fit()
  viewport?.addEventListener('resize', fit, { signal })
  viewport?.addEventListener('scroll', fit, { signal })
  return () => end.abort()
}

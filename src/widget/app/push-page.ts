import type { Store } from '../core/store.ts'
import type { View } from '../core/view.ts'

/** A side panel as wide as the visitor likes, and never over most of the page: it may have been a larger screen. */
export function widthBeside(wish: number): string {
  return `min(${wish}px,60vw)`
}

/** Makes room for a side panel: the page keeps all its width beside it. Returns the way to stop. */
export function pushPage(view: Store<View>): () => void {
  const sheet = new CSSStyleSheet()
  let last = ''
  const push = () => {
    const { open, beside, aside, width, config } = view.get()
    const pushes = open && beside && !aside && config.layout === 'side-panel'
    const side = config.position.endsWith('left') ? 'left' : 'right'
    const css = pushes ? `html{margin-${side}:${widthBeside(width)}!important}` : ''
    if (css === last) return
    sheet.replaceSync((last = css))
    // Added when it is first needed: most sites never have it.
    if (!document.adoptedStyleSheets.includes(sheet))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const stop = view.subscribe(push)
  return () => {
    stop()
    sheet.replaceSync('')
  }
}

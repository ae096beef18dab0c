import { documentIn, rootsOf } from '../dom/composed.ts'

const heldKeys = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])

/** Calls back when the visitor clicks or types in the page itself; in the widget they are talking to us. */
export function watchVisitor(
  document: Document,
  widgetHost: Element | undefined,
  onTouch: () => void,
): () => void {
  const watching = new AbortController()
  const options = { capture: true, signal: watching.signal }
  const onEvent = (event: Event) => {
    if (!event.isTrusted || heldKeys.has((event as KeyboardEvent).key)) return
    if (widgetHost && event.composedPath().includes(widgetHost)) return
    onTouch()
  }
  // A frame that loads meanwhile has a window that nobody has heard of.
  const onLoad = ({ target }: Event) => {
    const inner = documentIn(target as Element)
    if (inner) watch(inner)
  }
  function watch(page: Document): void {
    for (const root of rootsOf(page)) {
      root.addEventListener('load', onLoad, options)
      const view = (root as Document).defaultView
      view?.addEventListener('pointerdown', onEvent, options)
      view?.addEventListener('keydown', onEvent, options)
    }
  }
  watch(document)
  return () => watching.abort()
}

import { rootsOf } from '../dom/composed.ts'

const heldKeys = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])

/** Calls back when the visitor clicks or types in the page itself; in the widget they are talking to us. */
export function watchVisitor(
  document: Document,
  widgetHost: Element | undefined,
  onTouch: () => void,
): () => void {
  const windows = rootsOf(document).flatMap((root) => (root as Document).defaultView ?? [])
  const onEvent = (event: Event) => {
    if (!event.isTrusted || heldKeys.has((event as KeyboardEvent).key)) return
    if (widgetHost && event.composedPath().includes(widgetHost)) return
    onTouch()
  }
  for (const view of windows) {
    view.addEventListener('pointerdown', onEvent, true)
    view.addEventListener('keydown', onEvent, true)
  }
  return () => {
    for (const view of windows) {
      view.removeEventListener('pointerdown', onEvent, true)
      view.removeEventListener('keydown', onEvent, true)
    }
  }
}

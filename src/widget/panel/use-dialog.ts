import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { focusPanel } from '../core/focus-panel.ts'
import type { Actions, View } from '../core/view.ts'

const focusable =
  'a[href],button:not([disabled]),textarea,input,select,summary,[tabindex]:not([tabindex="-1"])'

/** Escape closes, focus moves in on opening, and stays in while the panel covers the page. */
export function useDialog(view: View, actions: Actions): RefObject<HTMLElement> {
  const panel = useRef<HTMLElement>(null)
  const { open } = view
  const modal = view.modal && !view.aside
  const inline = view.config.layout === 'inline'

  useEffect(() => {
    if (open && !inline) focusPanel(panel.current?.getRootNode() as ShadowRoot)
  }, [open, inline])

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const onKey = (event: KeyboardEvent) => {
      // Typing here is no shortcut of the page's.
      event.stopPropagation()
      if (event.key === 'Escape' && !event.defaultPrevented && !inline) {
        event.preventDefault()
        actions.close()
      } else if (event.key === 'Tab' && modal) keepInside(event, element)
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [modal, inline, actions])

  return panel
}

function keepInside(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.offsetParent !== null,
  )
  const active = (panel.getRootNode() as ShadowRoot).activeElement
  const leaving = event.shiftKey ? active === stops[0] || active === panel : active === stops.at(-1)
  if (!leaving) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}

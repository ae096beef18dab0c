import { focusPanel } from '../core/focus-panel.ts'

/** Sees to it that whoever was in the chat before a plan finds back there, and goes on writing if they wrote. */
export interface KeptPen {
  /** A plan is about to act on the page. */
  began(): void
  /** It has. With `moved` the focus is where the visitor wanted it. */
  ended(moved: boolean): void
}

const held = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])
const writes = /^(?:.|Enter|Backspace|Dead|Process)$/u

/**
 * A plan leaves the focus where it has acted, and there it may stay: what it opened could close. But the visitor's next
 * space would press that button again, so the first key that writes takes the focus back to the chat. Escape does so
 * too, once the page has had it for what it may have opened; the next one closes the panel.
 */
export function keepWriting(
  root: ShadowRoot,
  { isOpen, write }: { isOpen: () => boolean; write: (key: string) => void },
): KeptPen {
  const field = () => root.querySelector('textarea')
  let wasWriting = false
  let watching: AbortController | undefined

  function layDown(): void {
    watching?.abort()
    wasWriting = false
  }

  function watch(place: Element | null): void {
    watching = new AbortController()
    const options = { capture: true, signal: watching.signal }
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && layDown(), options)
    addEventListener('keydown', (event) => onKey(event, place), options)
  }

  function onKey(event: KeyboardEvent, place: Element | null): void {
    const { key, isTrusted, ctrlKey, altKey, metaKey } = event
    if (!isTrusted || held.has(key) || ctrlKey || altKey || metaKey) return
    const isElsewhere = document.activeElement !== place || place === root.host || !isOpen()
    const goesOn = wasWriting && writes.test(key)
    if (isElsewhere || !goesOn) layDown()
    if (isElsewhere) return
    if (key === 'Escape') setTimeout(() => focusPanel(root))
    if (!goesOn) return
    event.stopPropagation()
    const box = field()
    // While the panel is small there is nothing to write in yet, and a new line is not what Enter was meant for.
    if (!box || key === 'Enter') event.preventDefault()
    if (!box) return write(key)
    layDown()
    box.focus({ preventScroll: true })
  }

  return {
    began() {
      watching?.abort()
      wasWriting ||= root.activeElement !== null && root.activeElement === field()
    },
    ended(moved) {
      if (moved) layDown()
      else watch(document.activeElement)
    },
  }
}

import { boxOf, heightOf, widthOf } from '../dom/box.ts'
import type { Point } from '../dom/hit.ts'
import { delay } from '../dom/pause.ts'
import { pointerStyle } from './pointer-style.ts'

/** Shows the visitor where something happens: a small pointer, a soft ring, a few words. */
export interface PointerLayer {
  /** Moves the pointer to a point, as slowly as an eye can follow. */
  press(at: Point): Promise<void>
  /** Puts the ring around an element. */
  point(element: Element): void
  /** The ring, and words beside it, until the next act or for a while. */
  callout(element: Element, text: string): void
  hide(): void
  remove(): void
}

const moveMs = 180
const calloutMs = 8_000

/** Draws in a closed shadow root above everything, which neither takes touches nor is seen by a snapshot. */
export function createPointerLayer(document: Document): PointerLayer {
  let parts: Parts | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const still = () => document.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true

  function shown(): Parts {
    parts ??= build(document)
    if (!parts.host.isConnected) document.documentElement.append(parts.host)
    // The browser's top layer is the only place above an open dialog; the last one in lies on top.
    if (parts.host.matches(':popover-open')) parts.host.hidePopover()
    parts.host.showPopover?.()
    clearTimeout(timer)
    return parts
  }

  function ring(element: Element): Parts {
    const all = shown()
    const box = boxOf(element)
    all.ring.style.transform = `translate(${box.left - 4}px, ${box.top - 4}px)`
    all.ring.style.width = `${widthOf(box) + 8}px`
    all.ring.style.height = `${heightOf(box) + 8}px`
    all.ring.hidden = false
    return all
  }

  function hide(): void {
    clearTimeout(timer)
    if (!parts) return
    for (const part of [parts.pointer, parts.ring, parts.words]) part.hidden = true
    if (parts.host.matches(':popover-open')) parts.host.hidePopover()
  }

  return {
    hide,
    async press({ x, y }) {
      const { pointer, words } = shown()
      words.hidden = true
      pointer.hidden = false
      pointer.style.transform = `translate(${x}px, ${y}px)`
      if (!still()) await delay(moveMs)
    },
    point(element) {
      ring(element).words.hidden = true
    },
    callout(element, text) {
      const { words } = ring(element)
      const box = boxOf(element)
      words.textContent = text
      words.hidden = text === ''
      const below = box.bottom + 56 < (document.defaultView?.innerHeight ?? 0)
      words.style.transform = `translate(${Math.max(8, box.left)}px, ${below ? box.bottom + 12 : Math.max(8, box.top - 52)}px)`
      timer = setTimeout(hide, calloutMs)
    },
    remove() {
      clearTimeout(timer)
      parts?.host.remove()
      parts = undefined
    },
  }
}

interface Parts {
  readonly host: HTMLElement
  readonly pointer: HTMLElement
  readonly ring: HTMLElement
  readonly words: HTMLElement
}

function build(document: Document): Parts {
  const view = document.defaultView ?? window
  const part = (name: string) => {
    const element = document.createElement('div')
    element.className = name
    element.hidden = true
    return element
  }
  const host = document.createElement('div')
  host.setAttribute('data-pagehand', 'ignore')
  host.setAttribute('aria-hidden', 'true')
  host.setAttribute('popover', 'manual')
  const root = host.attachShadow({ mode: 'closed' })
  // A constructed sheet is allowed where a site forbids inline styles.
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(pointerStyle)
  root.adoptedStyleSheets = [sheet]
  const parts = { host, ring: part('ring'), words: part('words'), pointer: part('pointer') }
  root.append(parts.ring, parts.words, parts.pointer)
  return parts
}

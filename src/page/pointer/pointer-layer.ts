import { boxOf, heightOf, type Point, widthOf } from '../dom/box.ts'
import { delay } from '../dom/delay.ts'
import { pointerStyle } from './pointer-style.ts'

/** Shows the visitor where something happens: a small pointer, a soft ring, a few words. */
export interface PointerLayer {
  /** Puts the ring around an element and moves the pointer to a point, as slowly as an eye can follow. */
  show(element: Element | undefined, at?: Point): Promise<void>
  /** The ring around an element, with words beside it, until the next act or for a while. */
  point(element: Element, words?: string): void
  hide(): void
  remove(): void
}

const moveMs = 180
const pointMs = 8_000
/** Inside `:is` a word that a browser does not know matches nothing, instead of failing. */
const opened = ':is(:popover-open)'

/** Draws in a closed shadow root above everything, which neither takes touches nor is seen by a snapshot. */
export function createPointerLayer(document: Document): PointerLayer {
  const view = (document.defaultView ?? window) as Window & typeof globalThis
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'closed' })
  // A constructed sheet is allowed where a site forbids inline styles.
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(pointerStyle)
  root.adoptedStyleSheets = [sheet]
  const part = (name: string) => {
    const element = document.createElement('div')
    element.className = name
    root.append(element)
    return element
  }
  const ring = part('ring')
  const words = part('words')
  const pointer = part('pointer')
  host.dataset.pagehand = 'ignore'
  host.ariaHidden = 'true'
  host.popover = 'manual'
  let timer: ReturnType<typeof setTimeout> | undefined

  function place(part: HTMLElement, x: number, y: number, on = true): void {
    part.classList.toggle('on', on)
    part.style.transform = `translate(${x}px,${y}px)`
  }

  function rise(): void {
    clearTimeout(timer)
    if (!host.isConnected) document.documentElement.append(host)
    // Only the browser's top layer is above an open dialog, and the last one in lies on top.
    if (host.matches(opened)) host.hidePopover()
    host.showPopover?.()
  }

  function point(element: Element, text = ''): void {
    rise()
    const box = boxOf(element)
    place(ring, box.left - 4, box.top - 4)
    ring.style.width = `${widthOf(box) + 8}px`
    ring.style.height = `${heightOf(box) + 8}px`
    words.textContent = text
    place(
      words,
      Math.max(8, box.left),
      box.bottom + 60 < view.innerHeight ? box.bottom + 12 : Math.max(8, box.top - 52),
      text !== '',
    )
    timer = setTimeout(hide, pointMs)
  }

  function hide(): void {
    clearTimeout(timer)
    for (const part of [ring, words, pointer]) part.classList.remove('on')
    if (host.matches(opened)) host.hidePopover()
  }

  return {
    point,
    hide,
    async show(element, at) {
      if (element) point(element)
      if (!at) return
      place(pointer, at.x, at.y)
      if (!view.matchMedia('(prefers-reduced-motion: reduce)').matches) await delay(moveMs)
    },
    remove() {
      clearTimeout(timer)
      host.remove()
    },
  }
}

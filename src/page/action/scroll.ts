import { styleOf } from '../dom/sight.ts'
import { fail } from './failure.ts'
import type { Action, Hands } from './hands.ts'

type Direction = 'up' | 'down' | 'top' | 'bottom'

export const scroll: Action = async ({ hands, input }) => {
  const direction = (input || 'down').trim().toLowerCase()
  if (!/^(up|down|top|bottom)$/.test(direction)) fail('unsupported_action', 'Scroll up, down, top or bottom.')
  if (!scrollPage(direction as Direction, hands)) fail('no_effect', 'There is nothing further.')
}

/** Scrolls by most of a screen, or by so many pixels; false if that moved nothing. */
export function scrollPage(direction: Direction, { document }: Hands, pixels?: number): boolean {
  const scroller = scrollerOf(document)
  const { scrollTop, scrollHeight, clientHeight } = scroller
  const by = pixels ?? clientHeight * 0.85
  const top = { up: scrollTop - by, down: scrollTop + by, top: 0, bottom: scrollHeight }[direction]
  scroller.scrollTo({ top, behavior: 'instant' })
  return Math.abs(scroller.scrollTop - scrollTop) >= 1
}

/** What a wheel would move: the page, or on a page that does not scroll the largest part that does. */
function scrollerOf(document: Document): Element {
  const page = document.scrollingElement ?? document.documentElement
  const scrolls = (element: Element) => element.scrollHeight > element.clientHeight + 1
  if (scrolls(page)) return page
  const size = ({ clientWidth, clientHeight }: Element) => clientWidth * clientHeight
  const inner = [...document.querySelectorAll('body *')].filter(
    (element) => scrolls(element) && /auto|scroll/.test(styleOf(element).overflowY),
  )
  return inner.sort((a, b) => size(b) - size(a))[0] ?? page
}

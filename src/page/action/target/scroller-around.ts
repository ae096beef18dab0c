import { styleOf } from '../../dom/sight.ts'

/** The part that a list of choices is scrolled in. */
export function scrollerAround(option: Element): Element | undefined {
  for (let at = option.parentElement; at && at.localName !== 'body'; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && styleOf(at).overflowY !== 'visible') return at
  }
  return undefined
}

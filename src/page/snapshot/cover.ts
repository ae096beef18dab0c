import { type Box, middleOf, spotAt, within } from '../dom/box.ts'
import { chainOf, isInside } from '../dom/composed.ts'
import { hitAt } from '../dom/hit.ts'
import { styleOf } from '../dom/sight.ts'
import type { Paint } from './paint.ts'
import type { VisibleTextOptions } from './visible-text.ts'
import { closest, contains, memberOf, rootOf } from '../dom/own-members.ts'

/** Tells whether words lie under something that lets nothing through, or are cut to a shape they are not in. */
export function createCover(
  { sight, document, marks, modal }: VisibleTextOptions,
  { paintOf }: Paint,
): (words: Element, lines: readonly Box[]) => boolean {
  const isFloating = sight.byMarkup((element) => /fixed|sticky/.test(styleOf(element).position))

  function hides(cover: Element, words: Element): boolean {
    // Scrolling brings words out from under what floats.
    if (chainOf(cover).some((each) => isFloating(each) && !contains(each, words))) return false
    const own = contains(cover, words) ? null : paintOf(cover)
    const ground = own ?? paintOf(cover, '::after') ?? paintOf(cover, '::before')
    const isOpaque = ground?.every((colour) => colour[3] > 0.9) || cover.localName === 'img'
    return isOpaque && sight.opacity(cover) > 0.9
  }

  return (words, lines) => {
    const at = lines.map(middleOf).find((point) => sight.isInView(words, spotAt(point)))
    const hit = at && hitAt(document, at, marks.widgetHost)
    if (!hit || isInside(hit, words)) return false
    // What cannot be touched is not found by its place.
    if (styleOf(words).pointerEvents === 'none' || closest(words, '[inert]')) return false
    if (modal && !isInside(words, modal)) return false
    const root = rootOf(hit)
    const { x, y } = within(at, hit.ownerDocument)
    for (const each of memberOf(root, 'elementsFromPoint')(x, y)) {
      if (isInside(each, words)) return false
      if (hides(each, words)) return true
    }
    return contains(root, words)
  }
}

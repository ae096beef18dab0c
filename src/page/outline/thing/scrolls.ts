import type { LineState } from '#protocol'
import { type Sight, styleOf } from '../../dom/sight.ts'
import type { Entry } from '../../reading/entry.ts'

/** Pixels that are left out by rounding, not by scrolling. */
const slack = 8
/** What is lower shows no list. */
const leastHeight = 40

/** Tells how much of a part that scrolls by itself is above and below what it shows, in heights of the part. */
export function createScrollsOf(sight: Sight): (entry: Entry) => LineState['scrolls'] {
  const mayScroll = sight.byMarkup((element) => /auto|scroll/.test(styleOf(element).overflowY))
  return ({ element, tag, away, thing }) => {
    // The page's own scrolling is told as `above` and `below`.
    if (away || thing || /^(html|body|textarea|select)$/.test(tag) || !mayScroll(element)) return undefined
    const { scrollTop, scrollHeight, clientHeight } = element
    const below = scrollHeight - clientHeight - scrollTop
    if (clientHeight < leastHeight || below + scrollTop < slack) return undefined
    const heights = (pixels: number) => Math.round((pixels / clientHeight) * 10) / 10
    return {
      ...(scrollTop > slack ? { up: heights(scrollTop) } : {}),
      ...(below > slack ? { down: heights(below) } : {}),
    }
  }
}

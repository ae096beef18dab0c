import { parentOf } from '../dom/composed.ts'
import { remembered, type Sight, styleOf } from '../dom/sight.ts'

/**
 * Tells whether a person can read the text of an element. What only a machine would see (hidden, off the
 * page, cut away, in the colour of its ground, tiny) is where orders to an assistant are smuggled in.
 */
export function createReadable(sight: Sight, document: Document): (element: Element) => boolean {
  const { scrollX = 0, scrollY = 0 } = document.defaultView ?? {}
  const { scrollWidth, scrollHeight } = document.documentElement
  const grounds = new Map<Element, Colour | false>()
  const colours = new Map<string, Colour | false>()
  const inks = new Map<number, 'clear' | 'faint' | 'none'>()
  const colourOf = (css: string) => remembered(colours, css, parseColour)

  /** The first colour behind an element; false when a picture is behind it, or a colour we cannot compare. */
  const groundOf = (element: Element): Colour | false =>
    remembered(grounds, element, () => {
      const colour =
        sight.style(element, 'backgroundImage') === 'none' &&
        colourOf(sight.style(element, 'backgroundColor'))
      if (!colour || colour[3] > 0.5) return colour
      const parent = parentOf(element)
      return parent ? groundOf(parent) : [255, 255, 255, 1]
    })

  /** What styles alone decide, once for equal markup: faint is in the colour of its ground. */
  const inkOf = (element: Element) =>
    remembered(inks, sight.markup(element), () => {
      const style = (name: 'fontSize' | 'textIndent' | 'clip' | 'clipPath' | 'color') =>
        sight.style(element, name)
      const ink = colourOf(style('color'))
      if (
        parseFloat(style('fontSize')) < 6 ||
        Math.abs(parseFloat(style('textIndent'))) > 999 ||
        /^rect\([01]px/.test(style('clip')) ||
        /inset\((50|[6-9]\d|100)%|circle\(0/.test(style('clipPath')) ||
        (ink && ink[3] < 0.1)
      )
        return 'none'
      const ground = ink && groundOf(element)
      return !ground || differ(ink, ground) ? 'clear' : 'faint'
    })

  /** White words on a photograph that is no parent of theirs are meant to be read. */
  function liesOnPicture(element: Element): boolean {
    const { left, top, right, bottom } = sight.box(element)
    return element.ownerDocument.elementsFromPoint((left + right) / 2, (top + bottom) / 2).some((below) => {
      if (below.contains(element) || element.contains(below)) return false
      const ground = colourOf(styleOf(below).backgroundColor)
      return (
        below.matches('img,video,canvas,svg') ||
        styleOf(below).backgroundImage !== 'none' ||
        !ground ||
        ground[3] > 0.5
      )
    })
  }

  return (element) => {
    const { left, top, right, bottom } = sight.box(element)
    if (right - left < 3 || bottom - top < 3) return false
    // Beyond an edge that no scrolling reaches.
    if (right + scrollX <= 0 || bottom + scrollY <= 0) return false
    if (left + scrollX >= Math.max(scrollWidth, sight.viewport.right)) return false
    if (top + scrollY >= Math.max(scrollHeight, sight.viewport.bottom)) return false
    if (!sight.isShown(element) || sight.opacity(element) < 0.1) return false
    const ink = inkOf(element)
    return ink === 'clear' || (ink === 'faint' && liesOnPicture(element))
  }
}

type Colour = [red: number, green: number, blue: number, alpha: number]

/** False for colours that are not written as rgb: nothing is concluded from those. */
function parseColour(css: string): Colour | false {
  const parts = /^rgba?\((.+)\)$/
    .exec(css)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number)
  return parts ? [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts[3] ?? 1] : false
}

/** Far enough apart for an eye: white on #f4f4f4 is not. */
function differ(a: Colour, b: Colour): boolean {
  return Math.abs(a[0] - b[0]) * 0.3 + Math.abs(a[1] - b[1]) * 0.6 + Math.abs(a[2] - b[2]) * 0.1 > 14
}

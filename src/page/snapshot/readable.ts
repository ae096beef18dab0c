import { heightOf, widthOf, within } from '../dom/box.ts'
import { chainOf, parentOf } from '../dom/composed.ts'
import { remembering, type Sight, styleOf } from '../dom/sight.ts'
import { black, type Colour, contrast, createPalette, white } from './colour.ts'

/**
 * Tells whether a person can read the text of an element. What only a machine would see (hidden, off the
 * page, cut away, in the colour of its ground, tiny) is where orders to an assistant are smuggled in.
 */
export function createReadable(sight: Sight, document: Document): (element: Element) => boolean {
  const colourOf = createPalette()
  // On a page that paints nothing, words that are light by themselves say that its scheme is dark.
  const inkOfPage = colourOf(styleOf(document.documentElement).color)
  const paper = contrast(inkOfPage, white) < contrast(inkOfPage, black) ? black : white
  /** What is painted behind an element, as equal markup tells. */
  const groundOf: (element: Element) => Ground = remembering((element: Element) => {
    const parent = parentOf(element)
    const own = painted(sight.style(element, 'backgroundImage'), sight.style(element, 'backgroundColor'))
    return own ?? (parent ? groundOf(parent) : paper)
  })

  function painted(image: string, colour: string): Ground | undefined {
    if (image !== 'none') return 'picture'
    return colourOf(colour)[3] > 0.5 ? colourOf(colour) : undefined
  }

  /** Looks at the very place: at odd rows, at pictures that are no parents, at what CSS has put before and after. */
  function standsOut(element: Element, ink: Colour): boolean {
    const paintOf = (each: Element, pseudo?: string) => {
      const { content, backgroundImage, backgroundColor } = styleOf(each, pseudo)
      return content === 'none' ? undefined : painted(backgroundImage, backgroundColor)
    }
    const base = chainOf(element).find((each) => paintOf(each))
    if (base && isApart(ink, paintOf(base) ?? paper)) return true
    const { left, top, right, bottom } = sight.box(element)
    const { x, y } = within({ x: (left + right) / 2, y: (top + bottom) / 2 }, element.ownerDocument)
    const stack = (element.getRootNode() as Document | ShadowRoot).elementsFromPoint(x, y)
    for (const below of stack.slice(Math.max(0, stack.indexOf(element)))) {
      if (below.matches('img,video,canvas,svg')) return true
      const ground = paintOf(below, '::after') ?? paintOf(below, '::before') ?? paintOf(below)
      if (ground) return isApart(ink, ground)
      // Further down lies only what its own ground hides.
      if (base && below.contains(base)) return false
    }
    return false
  }

  return function isReadable(element) {
    if (widthOf(sight.box(element)) < 3 || heightOf(sight.box(element)) < 6) return false
    if (!sight.isShown(element) || sight.opacity(element) < 0.1) return false
    if (parseFloat(sight.style(element, 'fontSize')) < 6) return false
    if (Math.abs(parseFloat(sight.style(element, 'textIndent'))) > 999) return false
    // Equal markup may differ in colour by its place alone, so this is read of each.
    const ink = colourOf(styleOf(element).webkitTextFillColor)
    // Letters that are windows onto a gradient are transparent.
    if (ink[3] < 0.1) return chainOf(element).some((each) => styleOf(each).backgroundClip === 'text')
    return isApart(ink, groundOf(element)) || standsOut(element, ink)
  }
}

type Ground = Colour | 'picture'

function isApart(ink: Colour, ground: Ground): boolean {
  return ground === 'picture' || contrast(ink, ground) > 14
}

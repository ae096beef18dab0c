import { parentOf } from '../dom/composed.ts'
import { memberOf } from '../dom/own-members.ts'
import { remembering, type Sight, styleOf } from '../dom/sight.ts'
import { black, type Colour, contrast, createPalette, white } from './colour.ts'

/** What is behind words: the colours a gradient runs through, or one. A picture may be light and dark. */
export type Ground = readonly Colour[]

/** What the page paints, and where. */
export interface Paint {
  readonly colourOf: (css: string) => Colour
  /** What is painted behind an element, as equal markup tells. */
  readonly groundOf: (element: Element) => Ground
  /** What this very element, or what CSS puts before or after it, paints over all of itself. */
  paintOf(element: Element, pseudo?: string): Ground | null
}

export function createPaint(sight: Sight, document: Document): Paint {
  const colourOf = createPalette()
  // On a page that paints nothing, words that are light by themselves say that its scheme is dark.
  const inkOfPage = colourOf(styleOf(memberOf(document, 'documentElement')).color)
  const paper = [contrast(inkOfPage, white) < contrast(inkOfPage, black) ? black : white]

  /** The colours of a gradient lie over the colour that comes before it. */
  const painted = remembering((background: string): Ground | null => {
    if (background.includes('url(')) return [white, black]
    const [base, ...over] = (background.match(/\w+\([^()]*\)/g) ?? [])
      .map(colourOf)
      .filter((colour, index) => index === 0 || colour[3] > 0.5)
    if (over.length > 0) return over
    return base && base[3] > 0.5 ? [base] : null
  })

  const groundOf: (element: Element) => Ground = sight.byMarkup((element: Element) => {
    const parent = parentOf(element)
    const { backgroundColor, backgroundImage } = styleOf(element)
    return painted(backgroundColor + backgroundImage) ?? (parent ? groundOf(parent) : paper)
  })

  return {
    colourOf,
    groundOf,
    paintOf(element, pseudo) {
      const { content, backgroundImage, backgroundColor } = styleOf(element, pseudo)
      return content === 'none' ? null : painted(backgroundColor + backgroundImage)
    },
  }
}

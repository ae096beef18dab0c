import { heightOf, widthOf } from '../dom/box.ts'
import { parentOf } from '../dom/composed.ts'
import { type Sight, styleOf } from '../dom/sight.ts'

const smallestFontPx = 6
const faintestOpacity = 0.1
const lowestContrast = 1.15

/**
 * Whether a person can read the text of an element. What only a machine would see (hidden, off the page,
 * cut away, in the colour of its ground, tiny) is where orders to an assistant are smuggled in.
 */
export function isReadable(element: Element, sight: Sight, document: Document): boolean {
  if (!sight.isShown(element) || sight.opacity(element) < faintestOpacity) return false
  const box = sight.box(element)
  if (widthOf(box) < 3 || heightOf(box) < 3 || isOffPage(box, document)) return false
  const style = styleOf(element)
  if (parseFloat(style.fontSize) < smallestFontPx || isClipped(style)) return false
  if (Math.abs(parseFloat(style.textIndent)) > 999) return false
  return !isInColourOfGround(element, style, sight)
}

/** Beyond an edge that no scrolling reaches. */
function isOffPage(
  { right, bottom, left, top }: { right: number; bottom: number; left: number; top: number },
  document: Document,
): boolean {
  const view = document.defaultView
  const { scrollWidth, scrollHeight } = document.documentElement
  if (!view) return false
  return (
    right + view.scrollX <= 0 ||
    bottom + view.scrollY <= 0 ||
    left + view.scrollX >= Math.max(scrollWidth, view.innerWidth) ||
    top + view.scrollY >= Math.max(scrollHeight, view.innerHeight)
  )
}

function isClipped(style: CSSStyleDeclaration): boolean {
  return /^rect\((0px|1px)/.test(style.clip) || /inset\((50|[6-9]\d|100)%|circle\(0/.test(style.clipPath)
}

function isInColourOfGround(element: Element, style: CSSStyleDeclaration, sight: Sight): boolean {
  const ink = colourOf(style.webkitTextFillColor || style.color)
  if (!ink) return false
  if (ink.alpha < faintestOpacity) return style.webkitBackgroundClip !== 'text'
  const ground = groundOf(element)
  if (!ground || contrast(ink, ground) >= lowestContrast) return false
  return !liesOnPicture(element, sight)
}

/** The first colour behind an element; undefined when a picture is behind it. */
function groundOf(element: Element): Colour | undefined {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const style = styleOf(at)
    if (style.backgroundImage !== 'none') return undefined
    const colour = colourOf(style.backgroundColor)
    if (!colour) return undefined
    if (colour.alpha > 0.5) return colour
  }
  return { red: 255, green: 255, blue: 255, alpha: 1 }
}

/** White words on a photograph that is no parent of theirs are meant to be read. */
function liesOnPicture(element: Element, sight: Sight): boolean {
  const box = sight.box(element)
  const stack = element.ownerDocument.elementsFromPoint(
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
  )
  return stack.some(
    (below) =>
      !below.contains(element) &&
      !element.contains(below) &&
      (/^(img|video|canvas|picture|svg)$/.test(below.localName) ||
        styleOf(below).backgroundImage !== 'none' ||
        (colourOf(styleOf(below).backgroundColor)?.alpha ?? 0) > 0.5),
  )
}

interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

/** Undefined for colours that are not written as rgb: nothing is concluded from those. */
function colourOf(css: string): Colour | undefined {
  const [red, green, blue, alpha = 1] =
    /^rgba?\(([^)]+)\)$/
      .exec(css)?.[1]
      ?.split(/[\s,/]+/)
      .map(Number) ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return { red, green, blue, alpha }
}

function contrast(a: Colour, b: Colour): number {
  const [bright = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

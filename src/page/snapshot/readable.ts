import { heightOf, middleOf, widthOf, within } from '../dom/box.ts'
import { chainOf } from '../dom/composed.ts'
import { isCutAway, lookOf, remembering, styleOf } from '../dom/sight.ts'
import type { TextRun } from '../reading/candidate.ts'
import { type Colour, contrast } from './colour.ts'
import { createCover } from './cover.ts'
import { createPaint, type Ground } from './paint.ts'
import type { VisibleTextOptions } from './visible-text.ts'
import { contains, matches, memberOf, rootOf } from '../dom/own-members.ts'

const orderCharacters = 24

/**
 * Tells whether a person can read a run of text. What only a machine would see (hidden, off the page, cut
 * away, covered, in the colour of its ground, tiny) is where orders to an assistant are smuggled in.
 */
export function createReadable(options: VisibleTextOptions): (run: TextRun) => boolean {
  const { sight, document } = options
  const paint = createPaint(sight, document)
  const { colourOf, groundOf, paintOf } = paint
  const isCovered = createCover(options, paint)

  const isTinyOrAside = sight.byMarkup((element) => {
    const { fontSize, textIndent } = styleOf(element)
    return parseFloat(fontSize) < 6 || Math.abs(parseFloat(textIndent)) > 999
  })

  const isLegible = remembering((element: Element): boolean => {
    if (!sight.isShown(element) || sight.opacity(element) < 0.1 || isTinyOrAside(element)) return false
    // Equal markup may differ in colour by its place alone, so this is read of each.
    const style = styleOf(element)
    if (Number(style.opacity) < 0.1 || isCutAway(style)) return false
    const ink = colourOf(style.webkitTextFillColor)
    // Letters that are windows onto a gradient are transparent.
    if (ink[3] < 0.1) return chainOf(element).some((each) => styleOf(each).backgroundClip === 'text')
    return isApart(ink, groundOf(element)) || standsOut(element, ink)
  })

  /** Looks at the very place: at odd rows, at pictures that are no parents, at what CSS has put before and after. */
  function standsOut(element: Element, ink: Colour): boolean {
    const base = chainOf(element).find((each) => paintOf(each))
    if (base && isApart(ink, paintOf(base) ?? [])) return true
    const { x, y } = within(middleOf(sight.box(element)), element.ownerDocument)
    const stack = memberOf(rootOf(element), 'elementsFromPoint')(x, y)
    for (const below of stack.slice(Math.max(0, stack.indexOf(element)))) {
      if (matches(below, 'img,video,canvas,svg')) return true
      const ground = paintOf(below, '::after') ?? paintOf(below, '::before') ?? paintOf(below)
      if (ground) return isApart(ink, ground)
      // Further down lies only what its own ground hides.
      if (base && contains(below, base)) return false
    }
    return false
  }

  /** Looks at the letters themselves, wherever their element has its box. */
  function isDrawn({ node, text, parent }: TextRun): boolean {
    // Words right inside a host are drawn where its slot is, which may be closed.
    const around = node.assignedSlot ?? parent
    const lines = sight.lines(node).filter((line) => sight.isReached(around, line))
    const area = lines.reduce((sum, line) => sum + widthOf(line) * heightOf(line), 0)
    // A letter of 12 pixels takes 70 square pixels; tiny ones, or letters upon each other, take next to none.
    return area > 16 * text.trim().length && !isCovered(parent, lines)
  }

  // To measure letters and to look what lies on them costs as much as all the rest, so words that are too
  // few to be an order are spared.
  const canBeRead = (run: TextRun, isLong: boolean) => isLegible(run.parent) && (!isLong || isDrawn(run))

  /** Markup whose words could be read out of view: whether long ones could, and how they looked. */
  const known = new Map<number, { readonly long: boolean; readonly look: string }>()
  const placeLook = remembering(
    (element: Element) => `${lookOf(element)} ${isFlat(element) || isFlat(element.parentElement ?? element)}`,
  )
  return (run) => {
    const isLong = run.text.length >= orderCharacters || run.node.assignedSlot != null
    if (!run.away) return canBeRead(run, isLong)
    // Out of view, one of equal markup stands for the others but for what its place alone can hide, as far as a
    // person would see it there.
    const kind = sight.markup(run.parent)
    const proven = known.get(kind)
    if (proven && (!isLong || (proven.long && proven.look === placeLook(run.parent))))
      return sight.isRendered(run.parent)
    const read = canBeRead(run, isLong)
    if (read) known.set(kind, { long: isLong, look: isLong ? placeLook(run.parent) : '' })
    return read
  }
}

function isApart(ink: Colour, ground: Ground): boolean {
  return ground.some((colour) => contrast(ink, colour) > 14)
}

/** Whether nothing of what is in it may show, unless it is a part of a line, which has no height of its own. */
function isFlat(element: Element): boolean {
  return element.clientHeight < 5 && element.clientWidth > 0
}

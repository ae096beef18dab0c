import { heightOf, overlap, widthOf } from './box.ts'
import { closestAcross, parentOf } from './composed.ts'
import { isCheckable } from './kind.ts'
import { attributeOf, matches, query } from './own-members.ts'
import { isRendered, type Sight, styleOf } from './sight.ts'

/** Fields of every making, native or by role. */
export const fieldSelector =
  'input:not([type=hidden i]),select,textarea,[contenteditable=true],[role=combobox],[role=slider],[role=spinbutton],[role=switch],[role=checkbox],[role=radio],[role=textbox],[role=searchbox],[role=listbox]'

const levels = 5
/** What stands for a field is not much larger than fields are. */
const most = { width: 800, height: 160 }

/**
 * What a person sees of an element: itself, the label of a box that CSS has hidden, or what is painted around a field
 * that is transparent, cut away or without size because something else is drawn for it.
 */
export function faceOf(
  element: Element,
  sight: Sight,
  isShown: boolean = sight.isShown(element),
): Element | undefined {
  if (isShown) return element
  if (isCheckable(element) || (element as HTMLInputElement).type === 'file') {
    const label = [...((element as HTMLInputElement).labels ?? [])].find((each) => sight.isShown(each))
    if (label) return label
  }
  return matches(element, fieldSelector) && isMeant(element) ? standIn(element, sight) : undefined
}

/** Libraries keep fields for the form alone, which nobody is to reach; so do traps for robots. */
function isMeant(field: Element): boolean {
  if (!isRendered(field, false) || closestAcross(field, '[aria-hidden=true]')) return false
  return (
    attributeOf(field, 'tabindex') !== '-1' ||
    !matches(field, 'input:not([type=range],[type=checkbox],[type=radio])')
  )
}

function standIn(field: Element, sight: Sight): Element | undefined {
  const own = sight.box(field)
  const hasSize = widthOf(own) > 4 && heightOf(own) > 4
  let hidden = field
  for (let at = parentOf(field), level = 0; at && level < levels; at = parentOf(at), level += 1) {
    if (fieldsIn(at) > 1) return undefined
    if (sight.isShown(at)) {
      // Nothing but the field is transparent: a person touches it where it lies.
      if (hidden === field && hasSize && sight.isReached(field, own)) return field
      const box = sight.box(at)
      const fits = widthOf(box) <= most.width && heightOf(box) <= most.height
      return fits && (!hasSize || overlap(own, box)) ? at : undefined
    }
    // A box without a size of its own hides nothing of what sticks out of it.
    if (sight.isRendered(at) && styleOf(at).overflow === 'visible') continue
    // What is hidden together with words and buttons is a closed layer.
    if (at.textContent?.trim() || query(at, 'button,a[href]')) return undefined
    hidden = at
  }
  return undefined
}

/** Fields that a page keeps for its form, its own measure or a robot. */
export const nobodys =
  '[aria-hidden=true],input[tabindex="-1"]:not([type=range],[type=checkbox],[type=radio])'

/** How many fields a box holds for people. */
export function fieldsIn(box: Element): number {
  return Array.from(box.querySelectorAll(fieldSelector)).filter((field) => !matches(field, nobodys)).length
}

import { hasSize, meets } from '../dom/box.ts'
import { typeOf } from '../dom/kind.ts'
import { attributeOf, hasAttribute, hasAttributes, isDisplayed, matches, query } from '../dom/own-members.ts'
import { candidateSelector } from './candidate.ts'
import type { Entry, Why } from './entry.ts'
import { choosers } from '../words/beside.ts'
import { evidenceOf, isHand, ticks } from './evidence.ts'
import { noteIcon } from './note-text.ts'
import type { PageReading } from './page-reading.ts'
import { partOf } from './parts.ts'
import { isSplit, takesEveryPress } from './pressed-as-one.ts'
import { type RootIndex, tells } from './root-index.ts'
import type { Walk } from './walk.ts'

/** Without anything a person reads. */
const silent = new Set('script style noscript template head link meta'.split(' '))
/** Their text nodes are values and choices, not words of the page. */
const wordless = new Set('textarea select datalist video audio object'.split(' '))
const icons = new Set('i svg span em use'.split(' '))

/** Notes what an element is. Tells the entry that its content belongs to; undefined where none is to be read. */
export function visit(
  element: Element,
  tag: string,
  at: Entry,
  found: RootIndex,
  walk: Walk,
  isHost: boolean,
): Entry | undefined {
  const { marks, sight, reading } = walk
  const isTold = tells(element, tag) || found.told.has(element)
  const isMarked = isTold && matches(element, marks.markedSelector)
  if (
    silent.has(tag) ||
    element === marks.widgetHost ||
    (isMarked && matches(element, marks.ignoredSelector))
  )
    return undefined
  const isCandidate = isTold && matches(element, candidateSelector)
  const hasParts = element.firstElementChild !== null
  let { away } = at
  let box = away
  let { hover } = at
  if (!box && (isCandidate || hasParts)) {
    box = sight.box(element)
    if (hasSize(box)) {
      if (!meets(box, sight.viewport)) away = box
    } else if (!at.hover && isDisplayed(element) === false) {
      if (!walk.revealed.has(element)) return hide(element, at, reading)
      hover = true
    }
  }
  if (at.part === 'details' && tag !== 'summary' && !hasAttribute(at.element, 'open'))
    return hide(element, at, reading)
  const part = partOf(tag, isMarked ? attributeOf(element, 'role') : null)
  const why = evidenceOf(element, tag, part, at, isCandidate, isTold, walk)
  const masked = at.masked || (isMarked && marks.isMasked(element, true))
  const marked = at.marked || (isMarked && (masked || hasAttribute(element, 'data-pagehand')))
  const isNamed = found.named.has(element)
  if (part === 'break') walk.gap = true
  let entry = at
  if (why || hover || hasParts || part || isNamed || isMarked || isHost) {
    if (part === 'heading') walk.heading = { element, before: walk.heading }
    if (tag === 'form') reading.forms.push(element as HTMLFormElement)
    if (isCandidate) walk.gap ||= tag !== 'a'
    entry = {
      element,
      tag,
      parent: at,
      order: walk.order,
      end: walk.order,
      box: box ?? (why && sight.box(element)),
      heading: walk.heading,
      part,
      why,
      told: isTold,
      away,
      masked,
      marked,
      hover,
      disabled: at.disabled || (isMarked && attributeOf(element, 'aria-disabled') === 'true'),
      inert: at.inert || (isMarked && hasAttribute(element, 'inert')),
      cell: part === 'table' ? undefined : at.cell,
      inMain: inMainAfter(part, at, walk.hasMain),
      label: part === 'label' || isNamed ? element : at.label,
      hand: isHandOver(element, why, at, walk),
      control: at.control,
      thing: false,
      owner: undefined,
      card: '',
      runs: 0,
      characters: 0,
      holds: 0,
      weight: 0,
      record: false,
      kind: '',
    }
    if (why ? takesEveryPress(element, tag) : tag === 'label' && ticks(element)) entry.control = entry
    if (part === 'cell') entry.cell = entry
    reading.entries.push(entry)
    if (tag === 'label') noteHiddenControl(entry, reading)
  }
  if (!at.control && !masked && icons.has(tag) && hasAttributes(element) && !element.textContent?.trim())
    noteIcon(element, at, walk)
  if (wordless.has(tag) || (tag === 'svg' && !isRead(element, at, walk))) return undefined
  // What stands in a field that is made of other elements is its value.
  if (isCandidate && !/^(a|button|input)$/.test(tag) && marks.isSecret(element)) return undefined
  return entry
}

/** Whether the hand over what is in an element is one over the element itself. */
function isHandOver(element: Element, why: Why | undefined, at: Entry, { cursorOf }: Walk): boolean {
  if (why === 'pointer' || (why === 'handler' && isHand(cursorOf(element))))
    return !isSplit(element) || matches(element, choosers)
  return at.hand
}

function hide(element: Element, around: Entry, { hidden }: PageReading): undefined {
  hidden.push({ element, around })
}

/** A box that is not displayed at all is ticked by its label, and stands where that stands. */
function noteHiddenControl(label: Entry, { entries }: PageReading): void {
  const { control } = label.element as HTMLLabelElement
  if (!control || !/^(checkbox|radio|file)$/.test(typeOf(control)) || isDisplayed(control) !== false) return
  entries.push({ ...label, element: control, tag: 'input', parent: label, part: '', why: 'native' })
}

/** With a main part, only what is in it is main; without, everything but menus, headers and footers. */
function inMainAfter(part: string, at: Entry, hasMain: boolean): boolean | undefined {
  if (part === 'main') return true
  if (!hasMain && /^(navigation|banner|contentinfo|complementary)$/.test(part)) return false
  return at.inMain
}

/** Most drawings are icons of many lines; a chart has words, a map has things to click. */
function isRead(drawing: Element, at: Entry, { handlers }: Walk): boolean {
  return (
    query(drawing, 'text,a,foreignObject,[role],[tabindex]') !== null ||
    (!at.control && [...drawing.querySelectorAll('*')].slice(0, 20).some(handlers.isPressed))
  )
}

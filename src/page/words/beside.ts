import { parentOf } from '../dom/composed.ts'
import { fieldSelector, fieldsIn } from '../dom/face.ts'
import { isCheckable, isSelect, typeOf } from '../dom/kind.ts'
import { attributeOf, closest, isDisplayed, matches, query, rootOf } from '../dom/own-members.ts'
import { oneLine } from '../text.ts'
import { chosenWords, isDrawn } from './chosen-words.ts'

/** Words that a person takes for the label of a field, and the node that holds them. */
export interface Beside {
  readonly text: string
  readonly node: Node
}

/** The element that a node is, or that its words stand in. */
export function elementAt(node: Node): Element {
  if (node.nodeType === Node.ELEMENT_NODE) return node as Element
  return node.parentElement ?? (node.parentNode as ShadowRoot).host
}

/** Whether words were written as a label, whatever they label to the browser. */
export function isLabel(element: Element): boolean {
  return matches(element, labels) || query(element, labels) !== null || closest(element, 'label') !== null
}

const labels = 'label,legend,[class*=label i]'

/** Whether words beside an element may stand for its name. */
export function isUnlabelled(element: Element): boolean {
  return (
    (matches(element, fieldSelector) && !/^(button|submit|reset|image)$/.test(typeOf(element))) ||
    matches(element, drawn)
  )
}

/** A box to choose from that says nothing of what it is, and shows what is chosen. */
export const choosers = '[class*=select i]:is([tabindex="0"],:has(> [tabindex="0"])):not([role],a,button)'

/** What a slider without a role is moved by. */
const handles = '[class*=slider i] > [tabindex]:empty'
/** A text that is made anew is read anew. */
const drawn = `${handles},${choosers}`

const labelCharacters = 80
const levels = 6

/**
 * The label of a field that has none: the head of its column, then the words before it, above it or after it, as long
 * as no other field stands between; at last the first choice that says what to choose. After a box to tick comes first.
 * Behind a long text there is no label any more, unless every word counts that may be one.
 */
export function wordsBeside(
  field: Element,
  isMasked: (element: Element) => boolean,
  isWanted: (element: Element) => boolean = () => true,
  isEvery = false,
): Beside | undefined {
  const wordsOf = (node: Node): string => {
    const element = elementAt(node)
    return isMasked(element) || !isWanted(element) ? '' : oneLine(node.textContent ?? '')
  }
  // What a drawn field shows as chosen is its value, and no label.
  const drawn = isDrawn(field) ? chosenWords(field, isMasked) : undefined
  const found =
    labelFor(field, wordsOf) ??
    headOfColumn(field, wordsOf) ??
    search(field, drawn?.box ?? field, wordsOf, isEvery)
  if (found) return found
  const first = isSelect(field) ? field.options[0] : undefined
  return first?.label ? { text: oneLine(first.label), node: first } : undefined
}

/** A label may be meant for what is drawn by the page, which is nothing to the browser. */
function labelFor(field: Element, wordsOf: WordsOf): Found {
  const label =
    (field.id && rootOf(field).querySelector(`label[for="${CSS.escape(field.id)}"]`)) ||
    hiddenBefore(field)?.labels[0]
  return label ? labelOf(wordsOf(label), label) : undefined
}

/** The list that a library has hidden and redrawn right after it. */
function hiddenBefore(field: Element): HTMLSelectElement | undefined {
  let at: Element | null = field
  for (let level = 0; at && level < 3; level += 1) {
    const before: Element | null = at.previousElementSibling
    if (before && matches(before, 'select[aria-hidden=true]')) return before as HTMLSelectElement
    at = parentOf(at)
  }
  return undefined
}

type WordsOf = (node: Node) => string
type Found = Beside | null | undefined

function search(field: Element, from: Element, wordsOf: WordsOf, isEvery: boolean): Beside | undefined {
  const ways = isCheckable(field) || matches(field, '[role=checkbox],[role=radio],[role=switch]')
  const order = ways
    ? (['nextSibling', 'previousSibling'] as const)
    : (['previousSibling', 'nextSibling'] as const)
  let at = from
  for (let level = 0; level < levels; level += 1) {
    for (const way of order) {
      const near = look(at, way, wordsOf)
      if (near) return near
      if (near === null && way === order[0] && !isEvery) return undefined
    }
    const up = parentOf(at)
    if (!up || matches(up, 'form,fieldset,body,main,tr,ul,ol,table,section,article,[role=row],[role=dialog]'))
      return undefined
    if (fieldsIn(up) > 1) return undefined
    at = up
  }
  return undefined
}

/** The nearest words on one side; another field on the way has them for itself. */
function look(from: Node, way: 'previousSibling' | 'nextSibling', wordsOf: WordsOf): Found {
  for (let at = from[way]; at; at = at[way]) {
    if (at.nodeType === Node.TEXT_NODE) {
      const text = wordsOf(at)
      if (text) return labelOf(text, at)
    } else if (at.nodeType === Node.ELEMENT_NODE) {
      const element = at as Element
      if (matches(element, ends) || query(element, holds)) {
        if (matches(element, 'script,style')) continue
        return undefined
      }
      if (isDisplayed(element) === false) continue
      const text = wordsOf(element)
      if (text) return labelOf(text, element)
    }
  }
  return undefined
}

/** Where the words of something else begin. */
const ends = `${fieldSelector},script,style,button,a[href],[onclick],[role=button],hr`
const holds = `${fieldSelector},table,ul,ol,button,a[href],[onclick],[tabindex]`

/** Words as a label: null for a long text, which is none. */
function labelOf(words: string, node: Node): Found {
  const text = words.replace(/[\s:*]+$/, '')
  if (text.length > labelCharacters) return null
  return text ? { text, node } : undefined
}

function headOfColumn(field: Element, wordsOf: WordsOf): Found {
  const cell = closest(field, 'td,[role=gridcell],[role=cell]')
  const table = cell && closest(cell, 'table,[role=grid],[role=table],[role=treegrid]')
  if (!cell || !table) return undefined
  const index = Number(attributeOf(cell, 'aria-colindex'))
  const place = index > 0 ? index - 1 : Array.from(cell.parentElement?.children ?? []).indexOf(cell)
  const heads = table.querySelectorAll('thead tr:last-child > *, tr:first-child > th, [role=columnheader]')
  const head = heads[place]
  // The label of a row of a form is a head too, but of the row.
  if (!head || head.parentElement === cell.parentElement) return undefined
  const text = wordsOf(head)
  return text ? labelOf(text, table) : undefined
}

import { fieldsIn } from '../dom/face.ts'
import { parentOf } from '../dom/composed.ts'
import { attributeOf, matches } from '../dom/own-members.ts'
import { cutLabel } from '../text.ts'
import { withoutGlyphs } from './without-glyphs.ts'

/** What a field that is drawn by its page shows as chosen, and the nodes that say so. */
export interface Chosen {
  readonly text: string
  /** The box that holds the field and what is chosen. */
  readonly box: Element
  readonly nodes: readonly Node[]
}

const levels = 4
const chosenCharacters = 120

/** Whether what is chosen stands beside the field rather than in it. */
export function isDrawn(field: Element): boolean {
  return (
    matches(field, 'input:is([role=combobox],[aria-haspopup],[aria-autocomplete],[readonly])') &&
    (field as HTMLInputElement).value === ''
  )
}

/** The words around a field that has no value of its own: those of the box that holds it and no other field. */
export function chosenWords(field: Element, isMasked: (element: Element) => boolean): Chosen | undefined {
  for (let at = parentOf(field), level = 0; at && level < levels; at = parentOf(at), level += 1) {
    if (matches(at, 'label,form,fieldset,td,li,body') || fieldsIn(at) > 1) return undefined
    const nodes = wordsIn(at, isMasked)
    if (nodes.length === 0) continue
    const text = joined(nodes)
    return text.length <= chosenCharacters ? { text, nodes, box: at } : undefined
  }
  return undefined
}

export function joined(nodes: readonly Text[]): string {
  return cutLabel(withoutGlyphs(nodes.map(({ data }) => data).join(' ')))
}

/** Text nodes that may be told, and are no label, no hint in an empty field and no word for screen readers. */
export function wordsIn(box: Element, isMasked: (element: Element) => boolean): Text[] {
  const walker = box.ownerDocument.createTreeWalker(box, 4) // SHOW_TEXT
  const nodes: Text[] = []
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { parentElement } = node
    if (node.data.trim() && parentElement && !isAside(parentElement, box) && !isMasked(parentElement))
      nodes.push(node)
  }
  return nodes
}

function isAside(element: Element, box: Element): boolean {
  for (let at: Element | null = element; at && at !== box; at = at.parentElement) {
    const classes = attributeOf(at, 'class') ?? ''
    if (/transparent/.test(classes) || (/placeholder/i.test(classes) && !/selected/.test(classes)))
      return true
    if (
      matches(
        at,
        'label,legend,[aria-live],[aria-hidden=true],[role=listbox],[role=option],ul,[data-pagehand~=ignore]',
      )
    )
      return true
  }
  return false
}

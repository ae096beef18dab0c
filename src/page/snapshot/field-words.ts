import { matches } from '../dom/own-members.ts'
import { elementAt } from '../words/beside.ts'
import { chosenWords, isDrawn } from '../words/chosen-words.ts'
import { folded } from '../text.ts'

/** Words of the page that are told as the name or the value of a field, and not once more as text. */
export interface FieldWords {
  /** What fields show as chosen that a library draws. */
  readonly chosen: ReadonlyMap<Element, string>
  /** Takes words that stand beside a field for its name. */
  onBeside(node: Node, field: Element): void
  /** The field is told of, with its words. */
  tell(field: Element, nameOf: (field: Element) => string): void
  /** Of the fields that are told of, whether each shows what a library draws. */
  drawn(): boolean[]
  /** Whether a field is told of that these words belong to. */
  isTaken(node: Node): boolean
}

export function createFieldWords(document: Document, isMasked: (element: Element) => boolean): FieldWords {
  const owners = new Map<Node, Element>()
  const told = new Set<Element>()
  const chosen = new Map<Element, string>()
  return {
    chosen,
    onBeside(node, field) {
      owners.set(node, field)
      // The head of a column stands for more than this field.
      if (matches(elementAt(node), 'table,[role]')) return
      const walker = document.createTreeWalker(node, 4) // SHOW_TEXT
      for (let at = walker.nextNode(); at; at = walker.nextNode()) owners.set(at, field)
    },
    tell(field, nameOf) {
      told.add(field)
      const words = isDrawn(field) && chosenWords(field, isMasked)
      if (!words || folded(words.text) === folded(nameOf(field))) return
      chosen.set(field, words.text)
      for (const node of words.nodes) owners.set(node, field)
    },
    drawn: () => [...told].map(isDrawn),
    isTaken(node) {
      const field = owners.get(node)
      return field !== undefined && told.has(field)
    },
  }
}

import { closestAcross } from '../dom/composed.ts'
import { folded } from '../text.ts'
import { candidateSelector, type TextRun } from './candidate.ts'

/** Which elements the words of the visitor's message point to. */
export interface About {
  /** 2: its own words match; 1: something in its row does; 0: nothing. */
  weight(element: Element): 0 | 1 | 2
}

const rows = 'li,tr,article,section,fieldset,[role="row"],[role="listitem"]'
const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'name', 'value']

export function findAbout(message: string | undefined, texts: readonly TextRun[]): About {
  const words = folded(message ?? '').match(/[\p{L}\p{N}]{3,}/gu) ?? []
  if (words.length === 0) return { weight: () => 0 }
  const named = new RegExp([...new Set(words.map(stem))].join('|'), 'iu')
  const hits = new Set<Element>()
  const rowHits = new Set<Element>()
  for (const { node, parent } of texts) {
    if (!named.test(node.data)) continue
    const owner = parent.closest('label')?.control ?? parent.closest(candidateSelector)
    if (owner) hits.add(owner)
    const row = parent.closest(rows)
    if (row) rowHits.add(row)
  }
  return {
    weight(element) {
      if (hits.has(element) || spoken.some((name) => named.test(element.getAttribute(name) ?? ''))) return 2
      const row = rowHits.size > 0 ? closestAcross(element, rows) : null
      return row && rowHits.has(row) ? 1 : 0
    },
  }
}

/** Endings differ between a question and a label: "refunds", "refunded". */
function stem(word: string): string {
  return word.length > 6 ? word.slice(0, 6) : word.length > 4 ? word.slice(0, -1) : word
}

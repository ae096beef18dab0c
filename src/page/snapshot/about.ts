import { closestAcross } from '../dom/composed.ts'
import { folded } from '../text.ts'
import { candidateSelector, type TextRun } from './candidate.ts'

/** How much the words of the visitor's message point to an element: by its own words, or by those of its row. */
export type About = (element: Element) => 0 | 15 | 30

const rows = 'li,tr,article,section,fieldset,[role=row],[role=listitem]'

export function findAbout(message: string, texts: readonly TextRun[]): About {
  const words = folded(message).match(/[\p{L}\p{N}]{3,}/gu)
  if (!words) return () => 0
  const named = new RegExp(words.map(stem).join('|'), 'iu')
  const hits = new Set<Element | null>()
  for (const { node, parent } of texts) {
    if (!named.test(node.data)) continue
    hits.add(parent.closest('label')?.control ?? parent.closest(candidateSelector))
    hits.add(parent.closest(rows))
  }
  const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'name', 'value']
  return (element) => {
    if (hits.has(element) || spoken.some((name) => named.test(element.getAttribute(name) ?? ''))) return 30
    const row = closestAcross(element, rows)
    return row && hits.has(row) ? 15 : 0
  }
}

/** Endings differ between a question and a label: "refunds", "refunded". */
function stem(word: string): string {
  return word.length > 4 ? word.slice(0, Math.min(6, word.length - 1)) : word
}

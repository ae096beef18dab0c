import { attributeOf, closest } from '../dom/own-members.ts'
import { closestAcross } from '../dom/composed.ts'
import { folded } from '../text.ts'
import { candidateSelector, type TextRun } from '../reading/candidate.ts'

/** What the visitor's message speaks of. */
export interface About {
  /** How much its words point to an element: by its own words, or by those of its row. */
  weigh(element: Element): 0 | 15 | 30
  /** The runs of text that hold its telling words. */
  readonly runs: ReadonlySet<TextRun>
}

const rows = 'li,tr,article,section,fieldset,[role=row],[role=listitem]'

/** A word that this many texts hold tells them apart no more. */
const common = 25

export function findAbout(message: string, texts: readonly TextRun[]): About {
  const words = [...new Set(folded(message).match(/[\p{L}\p{N}]{3,}/gu))].map((word) => {
    const named = new RegExp(stem(word), 'iu')
    return { named, found: texts.filter(({ text }) => named.test(text)) }
  })
  if (words.length === 0) return { weigh: () => 0, runs: new Set() }
  const rare = words.filter(({ found }) => found.length <= common)
  const telling = rare.some(({ found }) => found.length > 0) ? rare : words
  const runs = new Set(telling.flatMap(({ found }) => found))
  const hits = new Set<Element | null>()
  for (const { parent } of runs) {
    hits.add(
      (closest(parent, 'label') as HTMLLabelElement | null)?.control ?? closest(parent, candidateSelector),
    )
    hits.add(closest(parent, rows))
  }
  const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'name', 'value']
  const isNamed = (text: string) => words.some(({ named }) => named.test(text))
  return {
    runs,
    weigh(element) {
      if (hits.has(element) || spoken.some((name) => isNamed(attributeOf(element, name) ?? ''))) return 30
      const row = closestAcross(element, rows)
      return row && hits.has(row) ? 15 : 0
    },
  }
}

/** Endings differ between a question and a label: "refunds", "refunded". */
function stem(word: string): string {
  return word.length > 4 ? word.slice(0, Math.min(6, word.length - 1)) : word
}

import type { Line } from '#protocol'
import { rootsOf } from '../../dom/composed.ts'
import { delay } from '../../dom/delay.ts'
import { cutText, folded } from '../../text.ts'
import { fail } from '../failure.ts'
import { linesAbout } from '../found-lines.ts'
import type { Act, Action, Hands, StepReport } from '../hands.ts'
import { missWords } from '../miss-words.ts'
import { scrollersOf } from './scroll.ts'

/** Finds words on the whole page, also where a list draws its rows only when they are scrolled to. */
export const find: Action = async (act) => {
  const words = searchWords(act.input)
  if (words.length === 0) fail('unsupported_action', 'Nothing to look for was named.')
  const { hands } = act
  const told =
    (await toldOf(words, hands)) ?? (await scrollTo(words, act)) ?? (await toldOf(words, hands, 'some'))
  return told ?? missWords(act.input)
}

/** The words to look for: case, accents, order and the signs between them do not count. */
export function searchWords(input: string): string[] {
  return [...new Set(folded(input).split(/[\s,;:"“”]+/))].filter((word) => word !== '')
}

/** What the page tells of words; undefined when nothing holds them. */
export async function toldOf(
  words: readonly string[],
  hands: Hands,
  need: 'all' | 'some' = 'all',
): Promise<StepReport | undefined> {
  const lines = await linesAbout(words, need, hands)
  return lines.length > 0 ? { text: textOf(lines), lines } : undefined
}

/** Lines as text, for whoever reads no lines. */
function textOf(lines: readonly Line[]): string {
  return cutText(
    lines
      .map(([, , , text, state]) => [text, state?.value, state?.closed].filter(Boolean).join(': '))
      .filter(Boolean)
      .join('\n'),
  )
}

/** So often a list is scrolled, and so long it is given to draw what comes. */
const screens = 60
const drawMs = 400
const quietMs = 80

/** Scrolls through whatever goes on drawing itself, until the words are there. Else all is as it was. */
async function scrollTo(words: readonly string[], { hands, signal }: Act): Promise<StepReport | undefined> {
  const { document, eyes } = hands
  const roots = rootsOf(document)
  const isThere = () => {
    const text = folded(roots.map((root) => ('body' in root ? root.body : root).textContent).join(' '))
    return words.every((word) => text.includes(word))
  }
  for (const scroller of scrollersOf(document)) {
    const before = scroller.scrollTop
    let draws = true
    for (let screen = 0; screen < screens && !signal.aborted; screen += 1) {
      const began = performance.now()
      const last = scroller.scrollTop
      // What draws nothing on the way may do so at its end.
      const by = draws ? scroller.clientHeight * 0.85 : scroller.scrollHeight
      scroller.scrollTo({ top: last + by, behavior: 'instant' })
      if (Math.abs(scroller.scrollTop - last) < 1) break
      while (performance.now() - began < drawMs) {
        await delay(20, signal)
        const changed = eyes.notices.changedAt()
        if (changed > began && performance.now() - changed > quietMs) break
      }
      const drew = eyes.notices.changedAt() > began
      if (!drew && !draws) break
      draws = drew
      if (isThere()) {
        const told = await toldOf(words, hands)
        if (told) return told
      }
    }
    scroller.scrollTo({ top: before, behavior: 'instant' })
  }
  return undefined
}

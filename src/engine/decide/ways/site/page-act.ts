import { moving, type Move } from '../../../plan/move.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { isTelling } from '../../../understand/telling.ts'

/** What is done with the page itself, by what is said. The first that is said counts. */
const acts: readonly { readonly notion: string; readonly move: (sentence: Sentence) => Move }[] = [
  { notion: 'nav.top', move: () => moving('scroll', 'top') },
  {
    notion: 'scroll',
    move: ({ cues }) => moving('scroll', cues.some(({ name }) => name === 'last') ? 'bottom' : 'down'),
  },
  { notion: 'nav.back', move: () => moving('back') },
  { notion: 'act.refresh', move: () => moving('reload') },
]

/** Scrolling, going back and reloading, where a sentence speaks of nothing else. */
export function pageAct(sentence: Sentence): Move | undefined {
  const { senses, words, weights, values } = sentence
  // "Back to all of them" goes to no other page.
  const all = senses.some((sense) => sense.notion === 'talk.all')
  if (values.length > 0 || all) return undefined
  const scrolling = senses.flatMap((sense) => (sense.notion === 'scroll' ? sense.places : []))
  for (const { notion, move } of acts) {
    const named = senses.flatMap((sense) => (sense.notion === notion ? sense.places : []))
    const places = new Set(named.length > 0 ? [...named, ...scrolling] : [])
    const only = words.every((_, place) => places.has(place) || !isTelling(weights[place]))
    if (places.size > 0 && only) return move(sentence)
  }
  return undefined
}

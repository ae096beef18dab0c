import { commandLanguages, noWords, yesWords, type ConceptLanguage } from '#languages'
import { once, plain } from '#protocol'
import type { Offer } from '../decide/decision.ts'
import type { Sentence } from '../understand/sentence.ts'
import { following } from '../weights.ts'

/** What an answer to "which one?" picks: an offer, none of them, or nothing because it is no answer. */
export function pickOffer(
  text: string,
  sentence: Sentence,
  offers: readonly Offer[],
): Offer | 'declined' | undefined {
  const said = plain(text).replace(/[.!?]+$/, '')
  const exact = offers.find(({ label }) => plain(label) === said)
  if (exact) return exact
  const short = shortAnswer(said)
  if (short === 'no') return 'declined'
  if (short === 'yes') return offers.length === 1 ? offers[0] : undefined
  const words = sentence.words.filter(({ content }) => content)
  if (words.length > following.pickingWords) return undefined
  const last = sentence.cues.some(({ name }) => name === 'last')
  if (last) return offers.at(-1)
  if (sentence.ordinal !== undefined) return offers[sentence.ordinal - 1]
  const number = /^\d+$/.test(said) ? Number(said) : undefined
  if (number !== undefined && number >= 1) return offers[number - 1]
  const stems = new Set(words.map(({ stem }) => stem))
  const named = offers.filter(
    ({ label }) => words.length > 0 && [...stems].every((stem) => plain(label).includes(stem)),
  )
  return named.length === 1 ? named[0] : undefined
}

/** Whether an answer is a yes or a no and nothing else. */
export function shortAnswer(text: string): 'yes' | 'no' | undefined {
  const said = plain(text).replace(/[.!?]+$/, '')
  if (yes().has(said)) return 'yes'
  return no().has(said) ? 'no' : undefined
}

const yes = once(() => wordsOf(yesWords))
const no = once(() => wordsOf(noWords))

function wordsOf(table: Readonly<Record<ConceptLanguage, string>>): ReadonlySet<string> {
  return new Set(commandLanguages.flatMap((language) => table[language].split('|').map(plain)))
}

import { foldWord, type ConceptLanguage } from '#languages'
import type { Meaning, Meanings } from '../meaning/meanings.ts'
import type { Word } from '../words/words.ts'

/** What German and Dutch verbs leave at the end of a clause. */
const particles: Partial<Record<ConceptLanguage, ReadonlySet<string>>> = {
  de: new Set(
    'ab an auf aus bei ein fest frei her hin los mit nach um vor weg zu zurück zusammen'.split(' '),
  ),
  nl: new Set('aan af bij door in mee na om op over terug toe uit vast voor weg'.split(' ')),
}

const farthest = 8

/** "Mach das Fenster auf", "gooi het maar weg": what the parts of a verb mean together. */
export function separatedVerbs(
  words: readonly Word[],
  text: string,
  language: ConceptLanguage,
  { lexicon, read }: Meanings,
): Meaning['senses'] {
  const parts = particles[language]
  if (!parts) return []
  return words.flatMap((word, end) => {
    const next = words[end + 1]
    const stops = !next || /[,;:.!?]/.test(text.slice(word.end, next.at))
    if (!stops || !parts.has(word.text.toLowerCase())) return []
    for (let at = Math.max(0, end - farthest); at < end; at++) {
      const verb = words[at]
      if (!verb || verb.letters.length < 3 || (at > 0 && /^\p{Lu}/u.test(verb.text))) continue
      const whole = `${word.text}${verb.text}`.toLowerCase()
      if (!lexicon.holds(foldWord(whole, language), language)) continue
      return read(whole, language).senses.map(({ notion, weight }) => ({ notion, weight, places: [at, end] }))
    }
    return []
  })
}

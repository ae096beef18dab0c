import { foldWord, verbParticles, type ConceptLanguage } from '#languages'
import type { Meaning, Meanings } from '../meaning/meanings.ts'
import type { Word } from '../words/words.ts'

const particles = new Map(
  Object.entries(verbParticles).map(([language, words]) => [language, new Set(words.split('|'))]),
)

const farthest = 8

/** "Mach das Fenster auf", "gooi het maar weg": what the parts of a verb mean together. */
export function separatedVerbs(
  words: readonly Word[],
  text: string,
  language: ConceptLanguage,
  { lexicon, read }: Meanings,
): Meaning['senses'] {
  const parts = particles.get(language)
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

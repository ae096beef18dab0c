import { groupArticles, groupLinks, groupWords, oncePerKey, type ConceptLanguage } from '#languages'
import { overlap, placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { sensesOf } from '../senses-of.ts'
import { withCapitals } from './capitals.ts'
import type { Said } from './spans.ts'

/** "We're Harrow Mills": several people who tell who they are name what they belong to, up to the end of their clause. */
export function* groupNames(sentence: Sentence): Iterable<Said> {
  const { text, names, language } = sentence
  for (const match of text.matchAll(patternOf(language))) {
    const { name = '' } = match.groups ?? {}
    const at = match.index + match[0].length - name.length
    const told = { at, end: at + name.length }
    // "We're French", "wir sind Lehrer": what is known of every word of it is no name.
    const known = placesIn(told, sentence).every((place) => sensesOf(place, sentence).length > 0)
    if (!known && !names.some((one) => overlap(one, told))) yield { kind: 'group', text: name, at }
  }
}

/** Whether any of several words is what people who belong together are called: "Harrow Rowing Club", "choir". */
export function namesGroup(senses: readonly Pick<Sentence['senses'][number], 'notion'>[]): boolean {
  return senses.some(({ notion }) => groups.test(notion))
}

const groups =
  /^(?:group|social-club|choir|orchestra|band-music|sports-team|team|organisation|corporation|field\.company|company|school)$/

const word = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’-]*"

const patternOf = oncePerKey((language: ConceptLanguage) => {
  const lead = groupWords[language]
  if (lead === undefined) return /(?!)/gu
  return new RegExp(
    `(?<![\\p{L}'’])(?:${withCapitals(lead)}) (?:(?:${groupArticles}) ?)?(?<name>${word}(?: (?:& |(?:${groupLinks}))?${word}){0,4})(?=\\s*(?:[,;:.!?]|$))`,
    'gu',
  )
})

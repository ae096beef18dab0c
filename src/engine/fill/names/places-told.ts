import { dwellingsBehind, dwellingWords, oncePerKey, townLinks, type ConceptLanguage } from '#languages'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { sensesOf } from '../senses-of.ts'
import { longCapital, withCapitals } from './capitals.ts'
import type { Said } from './spans.ts'
import { placesIn } from '../../understand/extent.ts'

/** "I live in Mantua": a town that is told by who lives there, and a place that is told by where something is to be. */
export function* placesTold(sentence: Sentence): Iterable<Said> {
  const { lives, behind, inside } = patternsOf(sentence.language)
  for (const pattern of [lives, behind])
    for (const match of pattern ? sentence.text.matchAll(pattern) : []) {
      const name = match.groups?.['name'] ?? ''
      yield { kind: 'city', text: name, at: match.index + match[0].indexOf(name) }
    }
  for (const clause of clausesOf(sentence)) {
    const found = corrected(clause, sentence) ?? insideOf(clause, inside, sentence)
    if (found && isUnknown(found.at, sentence)) yield { kind: 'place', ...found }
  }
}

type Found = Pick<Said, 'text' | 'at'>

const town = `(?<name>${longCapital}(?: (?:(?:${townLinks}) )?${longCapital}){0,2})(?![\\p{L}\\d])`
const scripts = '(?<name>[\\p{sc=Arab}]+|[\\p{sc=Han}]{2,6}?(?=[,，。、\\s]|$))'

const patternsOf = oncePerKey((language: ConceptLanguage) => {
  const { lives, in: inside } = dwellingWords[language] ?? { lives: '', in: '' }
  const behind = dwellingsBehind[language]
  const name = language === 'ar' || language === 'zh' ? scripts : town
  return {
    lives: lives && new RegExp(`(?<!\\p{L})(?:${withCapitals(lives)}) ?${name}`, 'gu'),
    behind: behind && new RegExp(behind, 'gu'),
    inside: inside && new RegExp(`(?<!\\p{L})(?:${withCapitals(inside)}) ${town}`, 'u'),
  }
})

/** "Rather Chambéry": one name that takes something back, and nothing else that tells anything. */
function corrected(clause: Clause, sentence: Sentence): Found | undefined {
  const { text, words, cues } = sentence
  const own = placesIn(clause, sentence)
  const takesBack = cues.filter(({ name, from }) => name === 'instead' && own.includes(from))
  const cued = (place: number) =>
    cues.some(
      ({ name, from, to }) => (name === 'instead' || name === 'filler') && from <= place && place < to,
    )
  const telling = own.filter((place) => words[place]!.content && !cued(place))
  const [only, another] = telling.map((place) => words[place]!)
  const said = only && !another ? text.slice(only.at, only.end) : ''
  return takesBack.length > 0 && only && /^\p{Lu}\p{Ll}/u.test(said) ? { text: said, at: only.at } : undefined
}

/** Where something is to be; "enter it in Podtcode" has a slip in it, and no place, and "fill in Ada" a word of its own. */
function insideOf(
  clause: Clause,
  pattern: RegExp | '' | undefined,
  { words, cues }: Sentence,
): Found | undefined {
  const match = pattern ? pattern.exec(clause.text) : null
  const name = match?.groups?.['name']
  if (!match || !name) return undefined
  const at = clause.at + match.index + match[0].indexOf(name)
  const place = words.findIndex((one) => one.at === at)
  const written = cues.some((cue) => cue.name === 'put' && cue.to === place)
  return !written && name.startsWith(words[place]?.text ?? ' ') ? { text: name, at } : undefined
}

/** What is known, or what something on the page is called, is no place of its own. */
function isUnknown(at: number, sentence: Sentence): boolean {
  const { words, names } = sentence
  const place = words.findIndex((word) => word.at === at)
  return (
    place > 0 &&
    sensesOf(place, sentence).length === 0 &&
    !names.some((name) => name.at <= at && at < name.end)
  )
}

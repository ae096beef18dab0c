import { insideWords, oncePerKey, personLinks, type ConceptLanguage } from '#languages'
import { overlap } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { capital } from './capitals.ts'
import { namesGroup } from './group-names.ts'
import type { Said } from './spans.ts'
import { isTitle } from './titled-names.ts'

/** "J.P." before a surname. */
const initials = '(?:\\p{Lu}\\.[ -]?){1,4}'

const people = new RegExp(
  `(?<![\\p{L}\\d'’.])(?:${initials} ?(?:(?:${personLinks}) ){0,2}${capital}|${capital}(?: (?:(?:${personLinks}) ){0,2}${capital}){1,2})(?![\\p{L}\\d])`,
  'gu',
)

const insideOf = oncePerKey((language: ConceptLanguage) => {
  const words = insideWords[language]
  return words === undefined ? undefined : new RegExp(`(?:^|\\s)(?:${words})\\s$`, 'iu')
})

/** "Ada Lovelace", "J.P. van der Berg": two words and more that are written like names. */
export function* peopleNamed(sentence: Sentence): Iterable<Said> {
  const noName = namelessStarts(sentence)
  for (const match of sentence.text.matchAll(people)) {
    let [said, at] = [match[0], match.index]
    // "Ship to" and "My" are no part of a name.
    while (noName.has(at) && said.includes(' ')) {
      const cut = said.indexOf(' ') + 1
      ;[said, at] = [said.slice(cut), at + cut]
    }
    // What something on the page is called is nobody's name.
    const ofPage = sentence.names.some((name) => overlap(name, { at, end: at + said.length }))
    const isPlace = insideOf(sentence.language)?.test(sentence.text.slice(0, at)) ?? false
    const extent = { at, end: at + said.length }
    const own = sentence.senses.filter(({ places }) =>
      places.every((place) => overlap(sentence.words[place]!, extent)),
    )
    if (said.includes(' ') && !ofPage && !isPlace)
      yield { kind: namesGroup(own) ? 'group' : 'name', text: said, at }
  }
}

/** Where words begin that begin no name. */
function namelessStarts(sentence: Sentence): ReadonlySet<number> {
  const { words, senses, cues, language, text } = sentence
  const starts = new Set(words.filter(({ content, text }) => !content || isTitle(text)).map(({ at }) => at))
  // "Click Show details": what is ordered first is no first name.
  if (words[0] && isOrder({ senses, cues })) starts.add(words[0].at)
  // What a sentence begins with has a capital anyway, and in German every thing has.
  for (const [place, word] of words.entries())
    if (
      (begins(word.at, text) || language === 'de') &&
      senses.some((sense) => isKnown(sense, place)) &&
      !isIntroduced(place, sentence)
    )
      starts.add(word.at)
  return starts
}

/** "Jule Hartwig, …", "sie heißt Rose Hartwig": alone between stops, or behind a word of naming, a known word may be a first name. */
function isIntroduced(place: number, { words, cues, text, senses }: Sentence): boolean {
  const [first, last] = [words[place]!, words[place + 1]]
  const isNew =
    last !== undefined &&
    /^\p{Lu}/u.test(last.text) &&
    !senses.some(({ places }) => places.includes(place + 1))
  const isAlone =
    isNew && /(?:^|[,;]\s*)$/.test(text.slice(0, first.at)) && /^\s*(?:[,;]|$)/.test(text.slice(last.end))
  return (
    isNew &&
    (isAlone ||
      cues.some(({ name, from, to }) => name === 'named' && to === place && words[from]!.text.length > 4))
  )
}

/** The code of a currency is no word: "Ilse" has nothing of ILS. */
function isKnown({ notion, places }: Sentence['senses'][number], place: number): boolean {
  return places.includes(place) && !notion.startsWith('currency-')
}

function begins(at: number, text: string): boolean {
  return /(?:^|[.!?…]\s+)$/u.test(text.slice(0, at))
}

const ordering = new Set(['press', 'go', 'find', 'seek', 'put', 'send'])

/** Whether the first word of a sentence tells what to do. */
function isOrder({ senses, cues }: Pick<Sentence, 'senses' | 'cues'>): boolean {
  return (
    cues.some(({ name, from }) => from === 0 && ordering.has(name)) ||
    senses.some(({ notion, places }) => places[0] === 0 && /^(?:act|nav|view)\./.test(notion))
  )
}

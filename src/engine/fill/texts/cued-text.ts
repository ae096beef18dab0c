import {
  aboutWords,
  isVerbLast,
  oncePerKey,
  textBinding,
  textFieldWords,
  textSorts,
  writingDownWords,
  type ConceptLanguage,
  type TextSort,
} from '#languages'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import { overlap, placesIn } from '../../understand/extent.ts'
import { runEnd } from '../../understand/passing-on.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Filling } from '../assign.ts'
import { freeTextSlots, textFillings } from './free-text.ts'
import type { Slot } from '../slots.ts'

/** What labels say of fields for such a text. A title may be all that is asked for instead of a subject, and the other way round. */
const asked: Readonly<Record<Exclude<TextSort, 'message'>, readonly RegExp[]>> = {
  title: [/^(?:field\.title|headline|heading-text|title)$/, /^field\.subject$/],
  subject: [/^(?:field\.subject|email-subject)$/, /^(?:field\.title|headline|heading-text)$/],
  reference: [/^field\.reference$/],
  reason: [/^field\.reason$/],
  tags: [/^(?:act\.tag|hashtag)$/],
}

/** "Reference rent May", "with the note see you soon", "a course about knots": words behind what visitors call their field. */
export function cuedText(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  return clausesOf(sentence).flatMap((clause, nth) => {
    const written = writtenDown(clause.at, runEnd(nth, sentence) ?? clause.end, sentence)
    if (written) return textFillings(freeTextSlots(slots), written)
    const found = behindName(clause, nth, sentence) ?? behindAbout(clause, sentence)
    if (!found || holdsValue(found, sentence)) return []
    const { sort, at, end, says } = found
    const value = sentence.text.slice(at, end)
    return textFillings(slotsFor(sort, slots), { value, at, end, says, aside: true })
  })
}

/** "Nota zil bozuk diye yaz", “备注写请按铃”: what is to be written down, up to the end of its part of the sentence. */
function writtenDown(
  from: number,
  stop: number,
  sentence: Sentence,
): (Omit<Found, 'sort'> & { value: string }) | undefined {
  const said = writingOf(sentence.language)?.exec(sentence.text.slice(from, stop))?.indices?.groups?.['text']
  if (!said) return undefined
  const [at, end] = [from + said[0], from + said[1]]
  const says = placesIn({ at: from, end: stop }, sentence).filter(
    (place) => !overlap(sentence.words[place]!, { at, end }),
  )
  return { value: sentence.text.slice(at, end), at, end, says }
}

const writingOf = oncePerKey((language: ConceptLanguage) => {
  const words = writingDownWords[language]
  return words === undefined ? undefined : new RegExp(`^(?:${words})$`, 'diu')
})

interface Found {
  readonly sort: TextSort
  readonly at: number
  readonly end: number
  readonly says: readonly number[]
}

function slotsFor(sort: TextSort, slots: readonly Slot[]): Slot[] {
  const written = slots.filter(({ options, thing }) => options.length === 0 && thing.use === 'write')
  const forms = [...new Set(written.map(({ form }) => form))]
  if (sort === 'message') return freeTextSlots(slots)
  return forms.flatMap((form) => {
    const own = written.filter((slot) => slot.form === form && slot.purpose !== 'search')
    for (const notions of asked[sort]) {
      const [only, another] = own.filter(({ labels }) =>
        labels.slice(0, 1).some(({ senses }) => senses.some(({ notion }) => notions.test(notion))),
      )
      if (only) return another ? [] : [only]
    }
    return []
  })
}

const patternsOf = oncePerKey((language: ConceptLanguage) => {
  const words = textFieldWords[language]
  const sorts = textSorts.map((sort) => `(?<${sort}>${words[sort]})`).join('|')
  const about = isVerbLast(language) ? undefined : aboutWords[language]
  return {
    named: new RegExp(`(?<![\\p{L}\\p{N}])(?:${sorts})(?![\\p{L}\\p{N}'’])`, 'iu'),
    about: about && new RegExp(`(?<![\\p{L}\\p{N}])(?:${about}) (?=\\S)`, 'iu'),
  }
})

const bound = new RegExp(`^\\s*(?:[:=]|(?:${textBinding})(?!\\p{L}))\\s*`, 'iu')

function behindName(clause: Clause, nth: number, sentence: Sentence): Found | undefined {
  const { text, words } = sentence
  const match = patternsOf(sentence.language).named.exec(clause.text)
  const sort = textSorts.find((one) => match?.groups?.[one] !== undefined)
  if (!match || !sort) return undefined
  const from = clause.at + match.index
  const nameEnd = from + match[0].length
  const before = words.filter((word) => word.at >= clause.at && word.end <= from)
  const says = [...words.keys()].filter((place) => words[place]!.at >= from && words[place]!.end <= nameEnd)
  if (nameEnd === clause.end)
    return before.some(({ content }) => content) ? undefined : behindColon(nameEnd, sort, says, sentence)
  const binding = bound.exec(text.slice(nameEnd, clause.end))
  const at = nameEnd + (binding?.[0].length ?? leadIn(text.slice(nameEnd)))
  const first = words.find((word) => word.at >= at)
  const capital = /^["“„«]?\p{Lu}/u.test(text.slice(at))
  const starts = before.every(({ content }) => !content)
  const led = before.length > 0 && !before.at(-1)!.content
  // "Message Tom": what begins an order may be its verb.
  const noun = sort !== 'message' || led || (nth > 0 && capital)
  const told = capital || (binding ? sort !== 'message' : first?.content === true)
  return first && noun && told && (starts || led) ? { sort, at, end: clause.end, says } : undefined
}

function leadIn(text: string): number {
  return text.length - text.trimStart().length
}

/** Behind a colon a text goes on to its stop, and a message over commas as well. */
function behindColon(
  end: number,
  sort: TextSort,
  says: readonly number[],
  sentence: Sentence,
): Found | undefined {
  const colon = /^\s*[:：]\s*/u.exec(sentence.text.slice(end))
  if (!colon || sort === 'message') return undefined
  const at = end + colon[0].length
  const clause = clausesOf(sentence).find((one) => one.at <= at && at < one.end)
  return clause && { sort, at, end: clause.end, says }
}

function behindAbout(clause: Clause, { language, words }: Sentence): Found | undefined {
  const pattern = patternsOf(language).about
  const match = pattern ? pattern.exec(clause.text) : null
  if (!match || match.index === 0) return undefined
  const at = clause.at + match.index + match[0].length
  const place = words.findIndex((word) => word.at >= at)
  return words[place]?.content ? { sort: 'subject', at, end: clause.end, says: [place - 1] } : undefined
}

/** A day or an address is a value of its own; "after a week" may be part of a message. */
function holdsValue({ sort, at, end }: Found, { values }: Sentence): boolean {
  return values.some(
    ({ kind, text, ...one }) =>
      kind !== 'number' &&
      kind !== 'quoted' &&
      (sort !== 'message' || /[\d@]/.test(text)) &&
      one.at < end &&
      at < one.end,
  )
}

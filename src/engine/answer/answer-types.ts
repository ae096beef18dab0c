import { oncePerObject } from '#protocol'
import type { readFacts } from '#assistant'
import { clockWords, dayWords, minutesIn, wholeWord, type CueName } from '#languages'
import type { Meaning } from '../meaning/meanings.ts'
import type { Cue } from '../words/cues.ts'
import type { Word } from '../words/words.ts'
import type { Sentence } from '../understand/sentence.ts'
import { answering } from '../weights.ts'

/** What a piece of the page may tell and a question may ask for. */
export const answerTypes = [
  'money',
  'count',
  'percent',
  'day',
  'time',
  'duration',
  'person',
  'place',
  'phone',
  'email',
] as const
export type AnswerType = (typeof answerTypes)[number]

/** What sorts of answers each way of asking takes. */
const asked: Readonly<Partial<Record<CueName, readonly AnswerType[]>>> = {
  when: ['day', 'time'],
  howMuch: ['money', 'percent'],
  howMany: ['count'],
  howBig: ['count'],
  howLong: ['duration', 'day'],
  howOften: ['duration', 'count', 'day'],
  who: ['person'],
  where: ['place'],
}

type Asking = Pick<Sentence, 'cues' | 'words' | 'senses' | 'weights'>

/** The sorts of answers that the cues of a question ask for; the longest cue decides. */
export const typesAsked: (sentence: Asking) => ReadonlySet<AnswerType> = oncePerObject(readTypes)

function readTypes({ cues, words, senses, weights }: Asking): ReadonlySet<AnswerType> {
  // "Which number do I call when it is urgent?" asks for no time.
  const question = cues.find(({ name }) => name in asked || name === 'what' || name === 'how')
  const asking = cues.filter((cue) => asked[cue.name] && (cue.name !== 'when' || cue === question))
  const best = asking.reduce<(typeof asking)[number] | undefined>(
    (one, other) =>
      !one || other.size > one.size || (other.size === one.size && other.from < one.from) ? other : one,
    undefined,
  )
  const also = asking.filter(
    ({ from, to, size }) => best && from <= best.to && best.from <= to && size === best.size,
  )
  if (also.length === 0) {
    const types = named(senses, cues, weights)
    return new Set(types.length > 0 ? types : ofWhat(question, words, senses))
  }
  const counts = also.find(({ name }) => name === 'howMany')
  const name = counts ? typesOfName(counts, senses) : []
  if (name.length > 0) return new Set(name)
  // "How many days" asks for a time, not for a number of things.
  if (also.some((cue) => amounts.has(cue.name) && countsTime(cue, words, senses)))
    return new Set(['duration'])
  // Some languages ask for a sum as for a number: nothing follows that could be counted.
  if (counts && !words.slice(counts.to).some(({ content }) => content)) {
    const amount = named(senses, [], weights)
    if (amount.length > 0) return new Set(amount)
  }
  return new Set(also.flatMap((cue) => narrowed(cue, words, senses) ?? asked[cue.name] ?? []))
}

/** "What do I pay", "in which room": what is asked about says which sort of answer is wanted. */
function ofWhat(
  question: Cue | undefined,
  words: Sentence['words'],
  senses: Sentence['senses'],
): readonly AnswerType[] {
  if (question?.name !== 'what') return []
  const next = words.findIndex(({ content }, place) => content && place >= question.to)
  const isNext = (notions: RegExp) =>
    senses.some(({ notion, places }) => notions.test(notion) && places[0] === next)
  if (isNext(/^(?:money\.pay|pay|owe)$/)) return ['money']
  // "Which rooms" asks for names, "in which room" for a place.
  const led = question.to - question.from > question.size
  return led && isNext(/^(?:room|floor|building|city|country)$/) ? ['place'] : []
}

const amounts = new Set<CueName>(['howMany', 'howMuch'])

/** Whether a unit of time follows; in Chinese its counter may be taken by the cue: 几个 月. */
function countsTime({ from, to }: Cue, words: Sentence['words'], senses: Sentence['senses']): boolean {
  // "How many working days"; what a business costs is a price.
  const next = words.slice(to).find(({ letters }) => !workingDay.test(letters))?.letters ?? ''
  const counter = words[to - 1]?.letters.at(-1) ?? ''
  if (isTimeUnit(next) || isTimeUnit(counter + next)) return true
  return senses.some(
    ({ notion, places }) => notion === 'time.duration' && places.includes(from) && places.includes(to),
  )
}

const workingDay = /^(?:working|business)$/

/** "The phone number of the shop": what is part of the name of something to be told counts nothing. */
function typesOfName({ from }: Cue, senses: Sentence['senses']): AnswerType[] {
  return senses.flatMap(({ notion, places }) =>
    places.includes(from - 1) && places.includes(from)
      ? asking.flatMap(([notions, types]) => (notions.test(notion) ? types : []))
      : [],
  )
}

/** "What time" asks for a time, "what day" for a day. */
function narrowed(
  { name, from, to }: Cue,
  words: Sentence['words'],
  senses: Sentence['senses'],
): readonly AnswerType[] | undefined {
  // "How much space" asks for a measure, "how much" alone for a price.
  if (name === 'howMuch' && words[to]?.content) return ['count', 'percent', 'money']
  if (name !== 'when') return undefined
  const said = words.slice(from, to).map(({ letters }) => letters)
  if (said.some((word) => asksClock.test(word))) return ['time']
  if (said.some((word) => asksDay.test(word))) return ['day']
  // Who names the day of the week asks for the hour.
  return senses.some(({ notion }) => notion.startsWith('weekday-')) ? ['time'] : undefined
}

const isTimeUnit = (word: string) => minutesIn(word) !== undefined
const asksClock = wholeWord(clockWords)
const asksDay = wholeWord(dayWords)

/** Notions that ask for a sort of answer by themselves: "what's the total", "your phone number". */
const asking: readonly (readonly [RegExp, readonly AnswerType[]])[] = [
  [
    /^(?:money\.(?:price|total|fee|cost)|price$|income$|wage$|rent-payment$|cost-verb$|delivery\.cost$|job\.salary$)/,
    ['money'],
  ],
  [/^(?:help\.opening-hours|time\.(?:opening|closing)-time)$/, ['time', 'day']],
  [/^(?:time\.(?:deadline|date)|field\.date|due-date)$/, ['day']],
  [/^(?:time\.duration|help\.response-time|delivery\.time)$/, ['duration', 'day']],
  [/^(?:help\.(?:phone-number|call)|field\.(?:phone|mobile)|phone)$/, ['phone']],
  [/^(?:help|field)\.email$/, ['email']],
  [/^help\.contact$/, ['phone', 'email']],
  [/^(?:help|field)\.address$/, ['place']],
  [/^percent$/, ['percent']],
]

/** "Are you open on Mondays?" is answered by days and hours; a day that is only a value asks for nothing. */
function named(
  senses: Sentence['senses'],
  cues: Sentence['cues'],
  weights: Sentence['weights'],
): AnswerType[] {
  // "Come" alone asks for no total, whatever phrase it is part of.
  const tells = (places: readonly number[]) =>
    places.reduce((sum, place) => sum + (weights[place] ?? 0), 0) >= answering.askingNotion
  const found = asking.flatMap(([notions, types]) =>
    senses.some(({ notion, places }) => notions.test(notion) && tells(places)) ? types : [],
  )
  if (found.length > 0) return found
  // "What were the numbers on Saturday" asks for no day.
  const whether =
    cues.some(({ name }) => name === 'whether') &&
    !cues.some(({ name, from }) => name === 'what' && from === 0)
  return whether && senses.some(({ notion }) => notion.startsWith('weekday-')) ? ['day', 'time'] : []
}

/** Sorts that are read off a text without fail, or nearly so: a name may be of anything. */
const plainTypes: readonly AnswerType[] = answerTypes.filter((type) => type !== 'person' && type !== 'place')

/** "Two days before" tells when as well as how long. */
export const ofTime: readonly AnswerType[] = ['day', 'time', 'duration']

/** Whether a text tells another sort of thing than was asked for: how much instead of how long. */
export function isOtherSort(wanted: ReadonlySet<AnswerType>, held: ReadonlySet<AnswerType>): boolean {
  if (wanted.has('person')) return false
  // Who asks for the hour is not told the day.
  if (wanted.size === 1 && wanted.has('time') && held.has('day') && !held.has('time')) return true
  const fits = ofTime.some((type) => wanted.has(type)) ? [...wanted, ...ofTime] : [...wanted]
  if (fits.length === 0 || fits.some((type) => held.has(type))) return false
  return plainTypes.some((type) => held.has(type))
}

const isOfCalendar = /^(?:weekday|month)-/
/** What costs nothing is a price too. */
const isFree = /^(?:money\.free-of-charge|delivery\.free)$/

/** What sort of answer a number with its unit is. */
export function measured(unit: string): AnswerType {
  return unit === '%' ? 'percent' : isTimeUnit(unit) ? 'duration' : 'count'
}

/** How a time of day is written beside `19:30`, and days and spans of time where no space sets a unit apart. */
const clockWriting = /\b\d{1,2}\s?(?:h(?:\s?[0-5]\d)?|uhr|uur|[ap]\.?m)\b|\d\s?(?:時(?!間)|点(?!\d))/iu
const countedDay = /\d\s?[日号](?!間|内|以内)/u
const countedTime = /\d\s?(?:時間|日間|日以?内|週間|[ヶケか个個]月|小时|分钟|天)/u

/** The sorts of answers that a text holds. */
export function typesIn(
  text: string,
  { senses, words }: Meaning,
  facts: ReturnType<typeof readFacts>,
  isNumber: (letters: string) => boolean,
): ReadonlySet<AnswerType> {
  const found = new Set<AnswerType>()
  if (facts.amounts.length > 0 || senses.some(({ notion }) => isFree.test(notion))) found.add('money')
  if (
    facts.moments.some(({ date }) => date !== undefined) ||
    senses.some(({ notion }) => isOfCalendar.test(notion))
  )
    found.add('day')
  if (facts.moments.some(({ time }) => time !== undefined) || clockWriting.test(text)) found.add('time')
  if (countedDay.test(text)) found.add('day')
  if (countedTime.test(text)) found.add('duration')
  // "Room 12" is a name, and counts no rooms.
  if (!/^\p{Lu}\p{L}+ \d+$/u.test(text.trim()))
    for (const { unit } of facts.measures) found.add(measured(unit))
  if (
    words.some(({ letters }, at) => at > 0 && isTimeUnit(letters) && isNumber(words[at - 1]?.letters ?? ''))
  )
    found.add('duration')
  if (/\b(?:cents?|cent|ct)\b/iu.test(text) && /\d/.test(text)) found.add('money')
  if (/\b(?:million|milliarden|billion|mio)\b/iu.test(text) && /\d/.test(text)) found.add('count')
  if (/\+?\d[\d ()/-]{6,}\d/.test(text)) found.add('phone')
  if (/\S@\S/.test(text)) found.add('email')
  const named = words.map(({ text: word }) => /^\p{Lu}[\p{Ll}.]/u.test(word))
  const dated = new Set(senses.flatMap(({ notion, places }) => (isOfCalendar.test(notion) ? places : [])))
  const begins = ({ at }: Word) => /(?:^|[.:!?…]\s*)$/u.test(text.slice(Math.max(0, at - 3), at))
  if (words.some((word, at) => named[at] && !dated.has(at) && !begins(word))) found.add('place')
  // Somebody has two names, or a title before the name: "Checklist, Comments" are two things.
  const beside = (at: number) => /^[^,;:·|]*$/u.test(text.slice(words[at]?.end ?? 0, words[at + 1]?.at ?? 0))
  if (named.some((name, at) => name && named[at + 1] && beside(at)) || !/[\p{Lu}]/u.test(text))
    found.add('person')
  return found
}

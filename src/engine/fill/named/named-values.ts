import { oncePerKey, pointingWords, type ConceptLanguage } from '#languages'
import type { Scene } from '../../candidates/scene.ts'
import { cover } from '../../rank/cover.ts'
import { isLiteral, literalStarts } from '../../rank/is-literal.ts'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import { askingForFacts } from '../../understand/question-cues.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import { isAnnouncedLater } from '../texts/free-text.ts'
import type { Slot } from '../slots.ts'
import { spansIn } from '../names/spans.ts'
import { overlap } from '../../understand/extent.ts'
import { toldElsewhere } from '../texts/told-elsewhere.ts'
import { ownEnd, textEnd } from '../texts/text-end.ts'

/** Values that are told with the name of their field: "composer Varga", "special wishes: a quiet room". */
export function namedValues(sentence: Sentence, scene: Scene, slots: readonly Slot[]): Filling[] {
  const { rarity } = scene
  const clauses = clausesOf(sentence)
  const heads = slots.flatMap((slot) => headsOf(slot, sentence))
  const names = slots.flatMap((slot) => namesOf(slot, sentence))
  const untilOf = (slot: Slot) => (from: number) => toldElsewhere(from, slot, slots, sentence, scene)
  return slots.flatMap((slot): Filling[] => {
    if (slot.options.length > 0 || !takesWords(slot)) return []
    const [behind] = heads
      .filter((one) => one.slot === slot)
      .flatMap((head) => valueOfHead(head, heads, sentence, untilOf(slot)) ?? [])
    if (behind) return [{ slot, option: false, strength: filling.namedPlainly, ...behind }]
    for (const label of slot.labels) {
      const { label: said, met, byCommand } = cover(sentence, label, rarity)
      if (said[1] + byCommand < filling.labelSaid) continue
      const plainly = isLiteral(label, sentence)
      const meant = [...met].filter(
        ([place, level]) => level < (plainly ? 1 : 2) && (sentence.words[place]?.content ?? false),
      )
      const places = meant.map(([place]) => place)
      // "Copy the text": what is ordered first names no field.
      const orders = sentence.senses.some(
        (sense) => sense.places[0] === 0 && /^(?:act|nav)\./.test(sense.notion) && places.includes(0),
      )
      if (orders && places.length === 1) continue
      const last = sentence.words[Math.max(...places)]
      const first = sentence.words[Math.min(...places)]
      if (!last || !first) continue
      const literal = said[0] + byCommand >= filling.labelSaid
      const found =
        valueBefore(first.at, sentence) ??
        valueBehind(last.end, sentence, clauses, {
          literal,
          long: slot.purpose === 'message' || slot.purpose === undefined,
          until: untilOf(slot),
          others: names.flatMap((name) => (name.slot === slot ? [] : [name.at])),
        })
      const strength = plainly ? filling.namedPlainly : filling.named
      if (found && !isDayOf(found, slot, slots, sentence))
        return [{ slot, option: false, strength, ...found }]
    }
    return []
  })
}

/** "Departure on 6 May" where the form has fields for days: the day is not the text of another that is called so. */
function isDayOf(found: Found, { form }: Slot, slots: readonly Slot[], { values, text }: Sentence): boolean {
  const day = values.find(
    ({ kind, at, end }) => (kind === 'date' || kind === 'time') && overlap({ at, end }, found),
  )
  const rest = day ? text.slice(found.at, found.end).replace(text.slice(day.at, day.end), '') : text
  return !/[\p{L}\p{N}]/u.test(rest) && slots.some((slot) => slot.form === form && slot.purpose === day?.kind)
}

/** Where a sentence names a field and then, by a colon or at once, tells its value: "From: Oslo", "from Oslo". */
interface Head {
  readonly slot: Slot
  readonly at: number
  readonly end: number
  readonly colon: boolean
}

function headsOf(slot: Slot, sentence: Sentence): Head[] {
  const { words, text, senses, language } = sentence
  return slot.labels.flatMap((label) =>
    literalStarts(label, sentence).flatMap((from): Head[] => {
      const own = label.words
      const [first, last, next] = [words[from], words[from + own.length - 1], words[from + own.length]]
      if (!first || !last) return []
      const colon = /^[^\p{L}\p{N}]*[:：=]/u.exec(text.slice(last.end))
      const end = last.end + (colon?.[0].length ?? 0)
      // A small word such as "to" is a name only where a value follows it; in German every noun has a capital.
      const noun = language === 'de' && senses.some(({ places }) => places.includes(from + own.length))
      const small =
        own.every(({ content }) => !content) && next !== undefined && /^\p{Lu}/u.test(next.text) && !noun
      return colon || small ? [{ slot, at: first.at, end, colon: colon !== null }] : []
    }),
  )
}

const apart = new Set<string>(['date', 'time', 'email', 'phone', 'url'])

const quotedFirst = /^\s*["“„«'‘](.+?)["”“»'’](?=[\s,;.!?]|$)/u
const namedFirst = /^\s*(\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)*)/u

/** What stands behind a head: up to the next head after a colon, else the words that are written like a name. */
function valueOfHead(
  head: Head,
  heads: readonly Head[],
  sentence: Sentence,
  until: (from: number) => number,
): Found | undefined {
  const { text, words } = sentence
  const from = words.find(({ at }) => at >= head.end)?.at ?? text.length
  const next = Math.min(
    text.length,
    until(from),
    ...heads.filter(({ at }) => at >= head.end).map(({ at }) => at),
    // A day or an address behind the value is another value.
    ...sentence.values.filter(({ kind, at }) => apart.has(kind) && at > from).map(({ at }) => at),
  )
  const left = text.slice(head.end, next)
  const written = quotedFirst.exec(left) ?? (head.colon ? null : namedFirst.exec(left))
  if (written?.[1]) return { value: written[1], at: head.at, end: head.end + written[0].length }
  if (!head.colon) return undefined
  const end = next < text.length ? next : ownEnd(from, next, sentence)
  const inside = words.filter((word) => word.at >= head.end && word.end <= end)
  const behind = text.slice(inside[0]?.at, next)
  const [first, last] = [inside[0], next < text.length ? endOfValue(inside, behind) : inside.at(-1)]
  if (!first || !last) return undefined
  const whole =
    next < text.length ? text.slice(first.at, last.end) : text.slice(first.at, end).replace(/[.,;\s]+$/, '')
  return { value: whole, at: head.at, end: first.at + whole.length }
}

function takesWords({ purpose, thing }: Slot): boolean {
  if (thing.use !== 'write') return false
  return purpose === undefined || wordy.has(purpose)
}

const wordy = new Set<string>([
  'name',
  'given-name',
  'family-name',
  'username',
  'company',
  'city',
  'region',
  'message',
  'street',
  'country',
])

/** "type Oslo into From": what stands between a verb of writing and the name of the field. */
function valueBefore(to: number, sentence: Sentence): Found | undefined {
  const { text, words, cues } = sentence
  const into = cues.findLast((cue) => cue.name === 'into' && (words[cue.to - 1]?.end ?? 0) <= to)
  const put = cues.find((cue) => cue.name === 'put' && cue.from < (into?.from ?? 0))
  const [after, before] = [words[put?.to ?? -1], words[(into?.from ?? 0) - 1]]
  if (!into || !put || !after || !before || after.at >= before.end) return undefined
  if (/[,;.]\s/.test(text.slice(after.at, before.end))) return undefined
  const near = words.slice(into.to).findIndex(({ at }) => at >= to)
  if (near < 0 || near > maxBetween) return undefined
  // "It's a Fabia, put that in": what was named before.
  const told = sentence.weights.slice(put.to, into.from).some((weight) => weight > 0)
    ? undefined
    : spansIn(sentence).findLast(({ end }) => end <= after.at)
  if (told) return { value: told.text, at: told.at, end: before.end }
  return {
    value: text.slice(after.at, before.end).replace(/^["“„«'‘]|["”“»'’]$/gu, ''),
    at: after.at,
    end: before.end,
  }
}

const maxBetween = 2

interface Found {
  readonly value: string
  readonly at: number
  readonly end: number
}

/** "Director Varga from the year 1995": a value ends where another field is named, without the words that lead to it. */
function beforeName(at: number, end: number, words: Sentence['words'], names: readonly number[]): number {
  const next = Math.min(end, ...names.filter((name) => name > at))
  if (next === end) return end
  return endOfValue(words.filter((word) => word.at >= at && word.end <= next))?.end ?? end
}

/**
 * The last word of a value before another one, without those that lead there: what begins with a capital ends with one,
 * or with a figure. A comma behind it ends it by itself.
 */
function endOfValue(words: Sentence['words'], behind = ''): Sentence['words'][number] | undefined {
  const last = words.findLast(({ content }) => content)
  if (last && /[,;，、；،؛\n]/u.test(behind.slice(last.end - (words[0]?.at ?? 0)))) return last
  const tells = /^\p{Lu}/u.test(words[0]?.text ?? '') ? /^[\p{Lu}\p{N}]/u : /./u
  return words.findLast(({ content, text }) => content && tells.test(text))
}

/** Where a sentence says the name of a field word for word. */
function namesOf(slot: Slot, sentence: Sentence): { readonly slot: Slot; readonly at: number }[] {
  return slot.labels
    .filter(({ words }) => words.some(({ content }) => content))
    .flatMap((label) => literalStarts(label, sentence))
    .map((from) => ({ slot, at: sentence.words[from]!.at }))
}

/** What binds a name to its value; of a name said word for word also a verb of writing: "under remarks put …". */
const binding = new Set<string>(['into', 'named'])

/** What follows a field's name, up to the end of its clause; after a colon up to the next stop. */
function valueBehind(
  from: number,
  sentence: Sentence,
  clauses: ReturnType<typeof clausesOf>,
  {
    literal,
    long,
    until,
    others,
  }: {
    readonly literal: boolean
    readonly long: boolean
    readonly until: (from: number) => number
    readonly others: readonly number[]
  },
): Found | undefined {
  const { text, words, cues } = sentence
  let colon = /^\s*[:：=]\s*/u.exec(text.slice(from))
  let at = from + (colon?.[0].length ?? 0)
  let bound = colon !== null
  if (!colon) {
    // "is", "to", "should be": what binds a name to its value.
    for (const word of words) {
      if (word.at < at) continue
      if (/[:：=]/u.test(text.slice(at, word.at))) break
      const binds =
        !word.content ||
        cues.some(
          (cue) => (binding.has(cue.name) || (literal && cue.name === 'put')) && words[cue.from] === word,
        )
      if (!binds || /^\p{Lu}/u.test(word.text)) break
      bound = true
      at = word.end
    }
    // "Message them: the tap drips": the colon may stand behind what binds.
    colon = /^\s*[:：=]\s*/u.exec(text.slice(at))
    bound ||= colon !== null
    at += colon?.[0].length ?? 0
  }
  const clause = clauses.find((one) => one.at <= at && at < one.end) ?? clauses.find((one) => one.at >= at)
  // A message goes on over commas; anything else ends there.
  const end =
    colon && long
      ? Math.min(textEnd(at, sentence), until(at))
      : beforeName(at, clause?.end ?? text.length, words, others)
  if (colon ? isAnnouncedLater(at, end, sentence) : isPointedAt(from, clause, sentence)) return undefined
  const said = text.slice(at, end)
  const value = said
    .trim()
    .replace(/[.,;]+$/, '')
    .replace(/^["“„«'‘](.+)["”“»'’]$/u, '$1')
  // Where words are not set apart otherwise, a space sets a value apart from the name before it.
  const written = /^["“'„«\p{Lu}\d]/u.test(value) || /^\s+[\p{sc=Kana}\p{sc=Hira}\p{sc=Han}]/u.test(said)
  if (
    !/[\p{L}\p{N}]/u.test(value) ||
    (clause && clause.at > at + 2 && !colon) ||
    !(bound || (literal && written))
  )
    return undefined
  if (!literal && !colon && !written) return undefined
  const lead = said.length - said.trimStart().length
  return { value, at: at + lead, end: at + lead + value.length }
}

/** "That comment is mean", "which seat number is it": what is pointed at or asked for is no field to be filled in. */
function isPointedAt(end: number, clause: Clause | undefined, { words, cues, language }: Sentence): boolean {
  const from = words.findIndex((word) => word.at >= (clause?.at ?? 0))
  const name = words.findLastIndex((word) => word.end <= end)
  const asks = cues.some((cue) => askingForFacts.has(cue.name) && cue.from >= from && cue.from < name)
  return asks || pointing(language).test(words[name - 1]?.letters ?? '')
}

const pointing = oncePerKey(
  (language: ConceptLanguage) => new RegExp(`^(?:${pointingWords[language]})$`, 'u'),
)

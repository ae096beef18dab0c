import type { Doable, Scene } from '../../../candidates/scene.ts'
import { turnsOff } from '../../../rank/act-features.ts'
import { generalActs } from '../../../understand/acts.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import type { Word } from '../../../words/words.ts'

/** A thing that is called exactly what was said. */
export interface Exact {
  readonly doable: Doable
  readonly on: boolean
}

/** The one thing that goes by a name in quotation marks, or by all that stands beside the order: "press Go". */
export function exactThing(sentence: Sentence, scene: Scene): Exact | undefined {
  const { words, values, cues, negated, ordinal, senses } = sentence
  if (ordinal !== undefined || negated.some(Boolean) || cues.some(({ name }) => name === 'put'))
    return undefined
  const quoted = values.filter(({ kind }) => kind === 'quoted')
  const [label, more] = quoted
  if (more) return undefined
  const names = label
    ? [{ name: label.value, at: label.at, end: label.end }]
    : namesBehind(orderEnd(sentence), sentence)
  for (const { name, at, end } of names) {
    const beside = senses.filter(({ places }) =>
      places.every((place) => (words[place]?.end ?? 0) <= at || (words[place]?.at ?? 0) >= end),
    )
    const bearing = scene.doables.filter(({ use, option, thing }) => {
      const own = option ?? thing.name
      return use !== 'write' && letters(own) === letters(name)
    })
    const called = bearing.length === 0 && closingSign.test(name) ? closers(scene) : bearing
    const written = called.filter(({ option, thing }) => (option ?? thing.name).trim() === name.trim())
    const [doable, other] = written.length > 0 ? written : called
    if (!doable) continue
    const own = new Set(doable.labels.flatMap((one) => one.senses.map(({ notion }) => notion)))
    const does = beside.some(
      ({ notion, places }) =>
        /^(?:act|order)\./.test(notion) &&
        !generalActs.has(notion) &&
        !own.has(notion) &&
        !places.some((place) => isPressing(place, sentence) || introduces(place, at, sentence)),
    )
    const acts = new Set(beside.map(({ notion }) => notion))
    if (!other && !does) return { doable, on: !turnsOff({ acts }) }
  }
  return undefined
}

/** What a button that closes something looks like, whatever it is called. */
const closingSign = /^[x×✕✖✗]$/iu

function closers({ doables }: Scene): Doable[] {
  return doables.filter(
    ({ use, labels }) => use === 'press' && labels[0]?.senses.some(({ notion }) => notion === 'act.close'),
  )
}

function letters(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The first word behind an order that only says to press, open, show or go somewhere. */
export function orderEnd({ cues, senses }: Sentence): number | undefined {
  const press = cues.find(({ name, from }) => (name === 'press' || name === 'go') && from === 0)
  const opens = senses.some(({ notion, places }) => generalActs.has(notion) && places.join() === '0')
  return press?.to ?? (opens ? 1 : undefined)
}

/** What is left of an order behind a word, without what only leads to a name, the longest first. */
export function namesBehind(
  first: number | undefined,
  { words, text, cues, weights }: Sentence,
): { name: string; at: number; end: number }[] {
  if (first === undefined) return []
  const kinds = new Set(cues.flatMap(({ name, from }) => (name === 'kindNoun' ? [from] : [])))
  const skipped = (place: number) => kinds.has(place) || (weights[place] ?? 0) === 0
  const found: { name: string; at: number; end: number }[] = []
  for (let from = first; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const [{ at }, { end }] = [words[from] as Word, words[to - 1] as Word]
      found.push({ name: text.slice(at, end), at, end })
      if (!skipped(to - 1)) break
    }
    if (!skipped(from)) break
  }
  return found.sort((one, other) => other.name.length - one.name.length)
}

/** "Click the item labelled “Save”": where something is pressed, the word before its name does nothing more. */
function introduces(place: number, at: number, { words, cues }: Sentence): boolean {
  const name = words.findIndex((word) => word.end > at)
  return place === name - 1 && cues.some((cue) => cue.name === 'press' && cue.to <= place)
}

function isPressing(place: number, { cues }: Sentence): boolean {
  return cues.some(({ name, from, to }) => name === 'press' && from <= place && place < to)
}

import type { Scene } from '../candidates/scene.ts'
import { cover } from '../rank/cover.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { filling } from '../weights.ts'
import type { Filling } from './assign.ts'
import type { Slot } from './slots.ts'

/** Values that are told with the name of their field: "director Figueroa", "special wishes: a quiet room". */
export function namedValues(sentence: Sentence, { rarity }: Scene, slots: readonly Slot[]): Filling[] {
  const clauses = clausesOf(sentence)
  return slots.flatMap((slot): Filling[] => {
    if (slot.options.length > 0 || !takesWords(slot)) return []
    for (const label of slot.labels) {
      const { label: said, met } = cover(sentence, label, rarity)
      if (said[1] < filling.labelSaid) continue
      const places = [...met]
        .filter(([place, level]) => level < 2 && (sentence.words[place]?.content ?? false))
        .map(([place]) => place)
      const last = sentence.words[Math.max(...places)]
      if (!last) continue
      const found = valueBehind(last.end, sentence, clauses)
      if (found) return [{ slot, option: false, strength: filling.named, ...found }]
    }
    return []
  })
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

/** What follows a field's name, up to the end of its clause; after a colon up to the next stop. */
function valueBehind(from: number, { text, words, cues }: Sentence, clauses: ReturnType<typeof clausesOf>) {
  const colon = /^\s*[:=]\s*/u.exec(text.slice(from))
  let at = from + (colon?.[0].length ?? 0)
  if (!colon) {
    // "is", "to", "should be": what binds a name to its value.
    for (const word of words) {
      if (word.at < at) continue
      const binds =
        !word.content ||
        cues.some((cue) => (cue.name === 'into' || cue.name === 'named') && words[cue.from] === word)
      if (!binds || /^\p{Lu}/u.test(word.text)) break
      at = word.end
    }
  }
  const clause = clauses.find((one) => one.at <= at && at < one.end) ?? clauses.find((one) => one.at >= at)
  const stop = colon ? /[.;\n]|$/u.exec(text.slice(at)) : undefined
  const end = stop ? at + stop.index : (clause?.end ?? text.length)
  const value = text
    .slice(at, end)
    .trim()
    .replace(/[.,;!]+$/, '')
  if (!/[\p{L}\p{N}]/u.test(value) || (clause && clause.at > at + 2 && !colon)) return undefined
  const lead = text.slice(at, end).length - text.slice(at, end).trimStart().length
  return { value, at: at + lead, end: at + lead + value.length }
}

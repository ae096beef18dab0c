import { questionCues, switchNames, switchWords, type ConceptLanguage } from '#languages'
import type { Meaning } from '../meaning/meanings.ts'
import { cuePlaces, phraseReader, type Cue } from '../words/cues.ts'
import type { Word } from '../words/words.ts'

const readSwitches = phraseReader(switchNames, switchWords)

/** A sentence as far as it is read when its acts are looked for. */
interface Read {
  readonly text: string
  readonly words: readonly Word[]
  readonly cues: readonly Cue[]
  readonly senses: Meaning['senses']
}

/**
 * "Porch light off": the acts that parts of a sentence end in saying so, where nothing else is done or told in them:
 * "pick the red one out", "the light is off".
 */
export function saidSwitches({ text, words, cues, senses }: Read, language: ConceptLanguage): string[] {
  const others = cuePlaces(cues, doing)
  const does = (place: number, said: number) =>
    others.has(place) ||
    senses.some(
      ({ notion, places }) => notion.startsWith('act.') && places.includes(place) && !places.includes(said),
    )
  const isApart = (one: Word, other: Word) => /[,;:.!?、，。؛،]/u.test(text.slice(one.end, other.at))
  return readSwitches(words, language).flatMap(({ name, from, to }) => {
    const [before, last, next] = [words[from - 1], words[to - 1]!, words[to]]
    const ends = !next || isApart(last, next) || cues.some((cue) => cue.from === to && goesOn.has(cue.name))
    // "20 % off", "the water's off", "from now on"
    const named = before?.content && !/[\d%’']/u.test(text.slice(before.at, words[from]!.at))
    // "Hold on"
    const talks = senses.some(
      ({ notion, places }) =>
        notion.startsWith('talk.') && places.includes(from - 1) && places.includes(from),
    )
    if (!named || talks || !ends) return []
    const start = words.findLastIndex((word, place) => place < from && isApart(word, words[place + 1]!)) + 1
    const bare = words.every((_, place) => place < start || place >= from || !does(place, from))
    return start < from && bare ? [acts[name]] : []
  })
}

const acts = { on: 'act.turn-on', off: 'act.turn-off' } as const
const doing = new Set<Cue['name']>([
  ...questionCues,
  'told',
  'press',
  'put',
  'find',
  'seek',
  'go',
  'note',
  'send',
])
const goesOn = new Set<Cue['name']>(['into', 'and', 'then', 'filler'])

import type { Scene } from '../../candidates/scene.ts'
import { cover } from '../../rank/cover.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'
import { overlap } from '../../understand/extent.ts'
import { isTelling } from '../../understand/telling.ts'

/** Words of a label that many fields share: who says only these has named none of them. */
const common =
  /^(?:name|number|email|phone|message|first-name-word|field\..+|help\..+|noun-word-class|step-by-step)$/
const calling = /^(?:name|field\.(?:full|first|last)-name)$/

/** "At the bell it says Rossi", "my dog Bruno": a value that is written like a name, right behind a word that only this field speaks of. */
export function partlyNamed(sentence: Sentence, { rarity }: Scene, slots: readonly Slot[]): Filling[] {
  const asked = slots.filter(
    ({ options, thing, purpose }) =>
      options.length === 0 && thing.use === 'write' && (purpose === undefined || named.has(purpose)),
  )
  const found = asked.flatMap((slot) =>
    slot.labels.flatMap((label) => {
      const calls = label.senses.some(({ notion }) => calling.test(notion))
      return [...cover(sentence, label, rarity).met].flatMap(([place, level]) =>
        level < (calls ? 3 : 2) && speaks(place, sentence) ? [{ slot, place }] : [],
      )
    }),
  )
  return found.flatMap(({ slot, place }): Filling[] => {
    const shared = found.some(
      (other) => other.place === place && other.slot !== slot && other.slot.form === slot.form,
    )
    const value = shared ? undefined : nameBehind(place, sentence)
    return value ? [{ slot, option: false, strength: filling.named, ...value }] : []
  })
}

const named = new Set<string>(['name', 'company', 'message'])

function speaks(place: number, { words, weights, senses, negated }: Sentence): boolean {
  const own = senses.filter(({ places }) => places.includes(place))
  return (
    words[place]?.content === true &&
    !negated[place] &&
    isTelling(weights[place]) &&
    !own.some(({ notion }) => common.test(notion))
  )
}

const written =
  /^[\s:]*(?:["“„«]([^"”“»]+)["”“»]|(\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?: (?:\p{Lu}[\p{L}\p{M}\p{N}'’-]*|\d+))*)(?![\p{L}\p{N}_]))/u

/** What is written like a name behind a word, with nothing between but what binds. */
function nameBehind(
  place: number,
  { text, words, senses, values, names, language }: Sentence,
): Pick<Filling, 'value' | 'at' | 'end'> | undefined {
  let last = place
  while (words[last + 1] && !words[last + 1]!.content && !/^\p{Lu}/u.test(words[last + 1]!.text)) last++
  if (last - place > filling.bindingWords) return undefined
  const from = words[last]?.end ?? text.length
  const match = written.exec(text.slice(from))
  const value = match?.[1] ?? match?.[2]
  if (match === null || value === undefined) return undefined
  const at = from + match[0].indexOf(value)
  const end = at + value.length
  const first = words.findIndex((word) => word.at >= at)
  // In German every thing has a capital: what is known is no name.
  const thing = language === 'de' && senses.some(({ places }) => places.includes(first))
  const taken =
    values.some((one) => one.kind !== 'number' && one.kind !== 'quoted' && overlap(one, { at, end })) ||
    names.some((one) => overlap(one, { at, end }))
  return thing || taken ? undefined : { value, at, end }
}

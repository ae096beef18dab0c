import { cover, type Level } from '../rank/cover.ts'
import type { Sentence } from '../understand/sentence.ts'
import { isTelling } from '../understand/telling.ts'
import type { Unit } from './units.ts'

/** The words of a sentence that a piece of the page meets, itself or by what it stands under. */
export function metBy(
  unit: Unit,
  sentence: Sentence,
  rarity: (stem: string) => number = () => 1,
  own: ReadonlyMap<number, Level> = cover(sentence, unit.meaning, rarity).met,
): ReadonlyMap<number, Level> {
  const all = new Map(own)
  for (const one of unit.around)
    for (const [place, level] of cover(sentence, one, rarity).met)
      if (level < (all.get(place) ?? 4)) all.set(place, level)
  // "Are pets allowed?" is one notion: what speaks of pets speaks of it.
  for (const { notion, places } of sentence.senses)
    if (isWhole(notion, places, sentence) && places.some((place) => (own.get(place) ?? 4) < 2))
      for (const place of places) all.set(place, Math.min(2, all.get(place) ?? 4) as Level)
  // A day of the week that is not named is told by those that are.
  if (unit.meaning.senses.some(({ notion }) => isWeekday(notion)))
    for (const { notion, places } of sentence.senses)
      if (isWeekday(notion))
        for (const place of places) all.set(place, Math.min(2, all.get(place) ?? 4) as Level)
  for (const { notion, places } of sentence.senses)
    if (plainlyTold.some(({ asks, tells }) => asks.test(notion) && tells(unit)))
      for (const place of places) all.set(place, Math.min(1, all.get(place) ?? 4) as Level)
  return all
}

/** What is told whether a piece says so or not: days with hours are when a place opens, a number to call is one. */
const plainlyTold: readonly { readonly asks: RegExp; readonly tells: (unit: Unit) => boolean }[] = [
  { asks: /^(?:(?:shop|help)\.opening-hours|time\.(?:opening|closing)-time)$/, tells: tellsHours },
  { asks: /^(?:help\.phone-number|field\.(?:phone|mobile))$/, tells: ({ types }) => types.has('phone') },
]

/** "Tue–Sat 10:00–18:30" */
function tellsHours({ text, types }: Unit): boolean {
  return types.has('day') && types.has('time') && /\d\s*(?:h|uhr|uur|am|pm)?\s*[–—-]\s*\d/iu.test(text)
}

/** Whether a notion of the deep sort is named by two words that tell something. */
function isWhole(notion: string, places: readonly number[], { weights }: Sentence): boolean {
  const telling = places.filter((place) => isTelling(weights[place]))
  return telling.length > 1 && notion.includes('.')
}

export function isWeekday(notion: string): boolean {
  return notion.startsWith('weekday-')
}

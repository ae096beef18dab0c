import type { Scene } from '../../candidates/scene.ts'
import { cover } from '../../rank/cover.ts'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import { freeTextSlots, isAnnouncedLater, textFillings, textLength, textPlaces } from './free-text.ts'
import type { Slot } from '../slots.ts'
import { textEnd } from './text-end.ts'
import { overlap, placesIn } from '../../understand/extent.ts'
import { isTelling } from '../../understand/telling.ts'

/** "Tell the driver: …" where the one field for free text is a note for the driver. */
function namedPlaces(free: readonly Slot[], sentence: Sentence, rarity: Scene['rarity']): number[] {
  const [only, other] = free
  if (other || only?.purpose !== 'message') return []
  const met = only.labels.flatMap((label) => Array.from(cover(sentence, label, rarity).met))
  const named = met.flatMap(([place, level]) =>
    level < 2 && isTelling(sentence.weights[place]) ? [place] : [],
  )
  const tells = sentence.senses.flatMap(({ notion, places }) => (telling.has(notion) ? places : []))
  return named.length > 0 ? [...named, ...tells] : []
}

const telling: ReadonlySet<string> = new Set(['tell', 'say', 'inform', 'help.contact-form', 'act.comment'])

/** "Write them: the tap drips again": what stands between a colon and the next stop, where it is to be written and holds no other value. */
export function announcedText(sentence: Sentence, { rarity }: Scene, slots: readonly Slot[]): Filling[] {
  const { text, weights, values } = sentence
  const free = freeTextSlots(slots)
  if (free.length === 0) return []
  return clausesOf(sentence).flatMap((clause): Filling[] => {
    const colon = /^\s*[:：]\s*/u.exec(text.slice(clause.end))
    const own = placesIn(clause, sentence)
    const speaking = new Set([...textPlaces(sentence), ...namedPlaces(free, sentence, rarity)])
    const says = own.filter((place) => speaking.has(place))
    const more = own.some((place) => isTelling(weights[place]) && !says.includes(place))
    if (!colon || says.length === 0 || more) return []
    const at = clause.end + colon[0].length
    const end = textEnd(at, sentence)
    const value = text.slice(at, end).trim()
    const inside = placesIn({ at, end }, sentence)
    if (
      inside.length === 0 ||
      isAnnouncedLater(at, end, sentence) ||
      values.some((one) => one.kind !== 'number' && one.kind !== 'code' && overlap(one, { at, end }))
    )
      return []
    // Who says more behind it, as to send it, means it.
    const goesOn = end < at + textLength(text.slice(at))
    const aside = inside.length <= filling.fewWords && !goesOn
    return textFillings(free, { value, at, end, says, aside })
  })
}

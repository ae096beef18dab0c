import { isEmptyChoice } from '#assistant'
import { plain } from '#protocol'
import type { Meaning } from '../../meaning/meanings.ts'
import { literalPlaces } from '../../rank/is-literal.ts'
import { saidByDenying } from '../../understand/said-by-denying.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling, reading } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import { directionAt, directionOf } from '../places/direction-of.ts'
import type { Slot } from '../slots.ts'
import { overlap } from '../../understand/extent.ts'
import { isTelling } from '../../understand/telling.ts'

/** Options of lists that a sentence names, by the words that tell them from the others of their list. */
export function optionsSaid(whole: Sentence, slots: readonly Slot[], language = whole.language): Filling[] {
  const names = namePlaces(whole, slots)
  const sentence = { ...whole, negated: whole.negated.map((denied, place) => denied || names.has(place)) }
  return slots.flatMap((slot): Filling[] => {
    const direction = directionOf(slot, slots, language)
    const rated = slot.options.flatMap(({ option = '', labels: [label] }) => {
      if (!label || option === '' || isEmptyChoice(option, slot.thing.state)) return []
      const telling = [...label.words.keys()].filter((at) => tells(at, label, slot))
      const said = telling.map((at) => placesOf(at, label, sentence))
      const places = said.flat()
      const end = direction && directionAt(Math.min(...places), sentence)
      if (end !== undefined && end !== direction) return []
      const share = said.filter((one) => one.length > 0).length / telling.length
      // A small word that an option shares with the sentence chooses nothing.
      const least =
        share < 1 && !telling.some((at) => isLettered(at, label, sentence))
          ? reading.unreadWord
          : reading.tellingWord
      const weighs = places.some((place) => (sentence.weights[place] ?? 0) >= least)
      const lettered = telling.every((at) => isLettered(at, label, sentence))
      return places.length > 0 ? [{ option, share, lettered, places, named: weighs || share === 1 }] : []
    })
    // What is said itself goes before what only means the same.
    rated.sort((one, other) => other.share - one.share || Number(other.lettered) - Number(one.lettered))
    const [best, second] = rated.filter(({ named }) => named)
    if (!best || (second && second.share === best.share && second.lettered === best.lettered)) return []
    // "Check-up" where two are called so and more: neither was named.
    const told = (one: (typeof rated)[number]) => best.places.every((place) => one.places.includes(place))
    if (best.share < 1 && rated.some((one) => one !== best && one.named && told(one))) return []
    // "The travel English one": nor where another word speaks of another as much.
    const isElse = (place: number) => !best.places.includes(place) && isTelling(sentence.weights[place])
    const isRival = (one: (typeof rated)[number]) => one.share >= best.share && one.places.some(isElse)
    if (best.share < 1 && rated.some((one) => one !== best && isRival(one))) return []
    if (isOtherCount(best.option, best.places, slot, whole)) return []
    const [first, last] = [sentence.words[Math.min(...best.places)], sentence.words[Math.max(...best.places)]]
    if (!first || !last) return []
    // Words far apart are no name of an option.
    const apart = Math.max(...best.places) - Math.min(...best.places) > best.places.length + 1
    const strength = filling.option * Math.max(best.share, filling.leastOption)
    return [
      { slot, value: best.option, option: true, at: first.at, end: apart ? first.end : last.end, strength },
    ]
  })
}

/** "Two of them" is no "2 stars": a figure alone chooses nothing that is counted in a unit, where neither the unit nor the list was spoken of. */
function isOtherCount(option: string, places: readonly number[], slot: Slot, sentence: Sentence): boolean {
  const figures = sentence.values.filter(({ kind }) => kind === 'number')
  const isFigure = (place: number) => figures.some((figure) => overlap(figure, sentence.words[place]!))
  if (!places.every(isFigure)) return false
  const label = slot.options.find((one) => one.option === option)?.labels[0]
  const isSaid = (text: Meaning, at: number) => placesOf(at, text, sentence).length > 0
  const units = [...(label?.words.entries() ?? [])].filter(
    ([, { content, letters }]) => content && !/\d/.test(letters),
  )
  return (
    label !== undefined &&
    units.length > 0 &&
    ![label, ...slot.labels].some((text) =>
      text.words.some(({ content, letters }, at) => content && !/\d/.test(letters) && isSaid(text, at)),
    )
  )
}

/** Words that are the name of a field choose no option: "my order number" is not about "An order", nor does "mobile 07700 900274" pay by mobile. */
function namePlaces(sentence: Sentence, slots: readonly Slot[]): ReadonlySet<number> {
  const names = slots.flatMap(({ labels }) => labels.filter(({ words }) => words.length > 1))
  const written = slots.flatMap(({ options, labels }) => (options.length === 0 ? labels : []))
  const leading = sentence.values
    .flatMap(({ at }) => placeBefore(at, sentence))
    .filter((place) =>
      written.some((name) =>
        [...name.words.keys()].some((word) => placesOf(word, name, sentence).includes(place)),
      ),
    )
  return new Set([...names.flatMap((name) => literalPlaces(name, sentence)), ...leading])
}

/** The word right before a value, with nothing but a colon between. */
function placeBefore(at: number, { words, text }: Sentence): number[] {
  const place = words.findLastIndex(({ end }) => end <= at)
  return place !== -1 && /^\s*[:：=]?\s*$/u.test(text.slice(words[place]!.end, at)) ? [place] : []
}

/** Whether a word of an option tells it from most others of its list. */
function tells(at: number, { words }: Meaning, { options, labels: slotLabels }: Slot): boolean {
  const word = words[at]
  if (!word?.content) return false
  // The "days" of "All days" in a list of days tells nothing.
  if (slotLabels.some((label) => label.words.some(({ stem }) => stem === word.stem))) return false
  const holding = options.filter(({ labels }) => labels[0]?.words.some(({ stem }) => stem === word.stem))
  return holding.length === 1 || holding.length <= options.length / 2
}

/** Whether a word of an option is said itself: of one that is only said in part, another of its meaning must tell more. */
function isLettered(at: number, { words }: Meaning, { places }: Sentence): boolean {
  return places.has(words[at]?.stem ?? '') || places.has(words[at]?.letters ?? '')
}

/** Where a sentence says a word of an option, or means the same by another. */
function placesOf(at: number, { words, senses, text }: Meaning, sentence: Sentence): number[] {
  const word = words[at]
  const literal = sentence.places.get(word?.stem ?? '') ?? sentence.places.get(word?.letters ?? '') ?? []
  const same = senses.flatMap(({ notion, places }) => {
    const reached = places.includes(at) ? sentence.reach.get(notion) : undefined
    if (!reached || reached.distance !== 'same') return []
    // "Without gluten" is what "Gluten-free" says.
    return saidByDenying(sentence).has(notion)
      ? reached.places
      : reached.places.filter((place) => isMeant(place, sentence, text))
  })
  const meant = literal.filter((place) => isMeant(place, sentence, text))
  if (meant.length > 0) return meant
  return same.filter((place) => isTelling(sentence.weights[place]))
}

/** The 3 of "3 April" chooses no "3 persons", and what is denied chooses nothing. */
function isMeant(place: number, { negated, values, words }: Sentence, option: string): boolean {
  const word = words[place]
  const inValue = values.some(
    ({ kind, at, end, text, value }) =>
      kind !== 'number' &&
      word &&
      word.at < end &&
      at < word.end &&
      !plain(option).includes(plain(text)) &&
      !option.includes(value),
  )
  return !inValue && !negated[place]
}

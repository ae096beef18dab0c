import { countOnNames, countOnWords, endsAsQuestion, isUnspaced } from '#languages'
import { isCounting } from '../decide/ways/fields/how-many.ts'
import { slotsOf, type Slot } from '../fill/slots.ts'
import { writing } from '../plan/move.ts'
import { cover } from '../rank/cover.ts'
import { comparisonsIn } from '../records/comparisons.ts'
import { overlap } from '../understand/extent.ts'
import { referencesIn } from '../understand/references.ts'
import { namesDeed } from '../understand/orders.ts'
import type { Sentence } from '../understand/sentence.ts'
import { following } from '../weights.ts'
import { phraseReader } from '../words/cues.ts'
import type { Progress } from './memory.ts'
import { propose } from './propose.ts'
import type { Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { isSpokenOf } from './subject.ts'
import { toCart } from '../plan/to-cart.ts'
import { wasAdded } from './was-added.ts'

const phrasesIn = phraseReader(countOnNames, countOnWords)

/** "One more", "two fewer of the red ones": the field that counts what was spoken of, or is named, counts on from what it holds. */
export function oneMore(
  sentence: Sentence,
  context: ReplyContext,
  progress: Partial<Progress> = {},
): Reply | undefined {
  const { scene, memory } = context
  const by = stepIn(sentence)
  if (!scene || by === undefined) return undefined
  const counting = slotsOf(scene).filter(isCounting)
  const tells = tellsBeside(sentence)
  const leans = tells.length === 0
  const isTouched = ({ thing }: Slot) => memory.last?.moves.some(({ elementId }) => elementId === thing.id)
  const isMeant = ({ thing, around }: Slot) =>
    isSpokenOf([thing.name, ...around.map(({ text }) => text)], memory)
  const meant = leans
    ? [counting.filter(isTouched), counting.filter(isMeant), counting].find(({ length }) => length > 0)
    : counting.filter((slot) => isNamed(slot, tells, sentence, context))
  const [slot, other] = meant ?? []
  const held = Number(slot?.thing.state.value)
  if (slot && !other && Number.isInteger(held) && held + by >= 0)
    return propose([writing(slot.thing, String(held + by), slot.thing.name)], context, progress)
  const cart =
    counting.length === 0 && leans && !progress.done && wasAdded(context) ? toCart(scene) : undefined
  return cart && propose([cart], context, { todo: [sentence.text] })
}

/** By how many a sentence counts on, where it says nothing else but of what. */
function stepIn(sentence: Sentence): number | undefined {
  const { words, language, values, acts, text, cues } = sentence
  const names = new Set(phrasesIn(words, language).map(({ name }) => name))
  const [number, more] = values
  const orders = namesDeed(sentence, countingOn)
  const strange = more !== undefined || (number !== undefined && number.kind !== 'number')
  if (
    names.size === 0 ||
    strange ||
    orders ||
    endsAsQuestion(text) ||
    words.length > following.correctingWords
  )
    return undefined
  const asks = cues.some(({ name, from }) => from === 0 && (name === 'howMany' || name === 'what'))
  // "More than two" limits something.
  const counted = countedPlaces(sentence)
  if (asks || [...comparisonsIn(sentence).places].some((place) => !counted.has(place))) return undefined
  const one = names.has('another') || [...acts].some((act) => steps.has(act))
  const count = number ? Number(number.value) : one ? 1 : undefined
  return count !== undefined && (names.has('fewer') || acts.has('act.decrease')) ? -count : count
}

const steps: ReadonlySet<string> = new Set(['act.increase', 'act.decrease'])
const countingOn: ReadonlySet<string> = new Set([...steps, 'act.add', 'act.edit'])

/** The places of the words that tell something, but for those that count on. */
function tellsBeside(sentence: Sentence): number[] {
  const counted = countedPlaces(sentence)
  return referencesIn(sentence).tells.filter((place) => !counted.has(place))
}

function countedPlaces({ words, language, values }: Sentence): ReadonlySet<number> {
  const own = words.flatMap((word, place) => (values.some((value) => overlap(word, value)) ? [place] : []))
  const found = phrasesIn(words, language)
  // Where words are not set apart, the word behind a number says in what it counts.
  const measures = isUnspaced(language) ? own.map((place) => place + 1) : []
  return new Set([...own, ...measures, ...found.flatMap(({ from, to }) => [...words.keys()].slice(from, to))])
}

/** Whether all that is told is what a field stands with. */
function isNamed(
  { labels, around }: Slot,
  tells: readonly number[],
  sentence: Sentence,
  { scene }: ReplyContext,
): boolean {
  const met = new Set(
    [...labels, ...around].flatMap((text) =>
      scene
        ? [...cover(sentence, text, scene.rarity).met].flatMap(([place, level]) => (level < 2 ? [place] : []))
        : [],
    ),
  )
  return tells.every((place) => met.has(place))
}

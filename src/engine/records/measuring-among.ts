import type { Scene } from '../candidates/scene.ts'
import type { Sentence } from '../understand/sentence.ts'
import { records } from '../weights.ts'
import type { Comparisons } from './comparisons.ts'
import type { Item, ItemPart } from './item.ts'
import { measureOf, measuringFor, priceOf, type Measuring } from './measure.ts'
import { byNoun } from './noun-measure.ts'

type Extreme = NonNullable<Comparisons['extreme']>

interface Asked {
  readonly items: readonly Item[]
  readonly extreme: Extreme
  readonly sentence: Sentence
  readonly scene: Scene
}

/** What a superlative puts these in order by: what its own word measures, what is named beside it, or what they cost. */
export function measuringAmong(asked: Asked): Measuring | undefined {
  return ways.flatMap((way) => way(asked) ?? []).find((measuring) => tells(measuring, asked))
}

const ways: readonly ((asked: Asked) => Measuring | undefined)[] = [
  byRating,
  ({ extreme }) => measuringFor(extreme.name),
  byLength,
  ({ extreme, sentence, scene }) => byNoun(sentence, scene, extreme.to),
  byMoney,
  byNumber,
]

/** Whether enough of them say it of themselves. */
function tells(measuring: Measuring, { items }: Asked): boolean {
  const measured = items.filter((item) => measuring(item) !== undefined)
  return measured.length > 0 && measured.length >= items.length * records.maxMeasured
}

const ratings = /^(?:product\.reviews|customer-review|act\.rate|sort\.rating|study\.results)$/
const amounts: ReadonlySet<string> = new Set(['most', 'fewest', 'largest', 'smallest'])

/** "The best", "rated highest": by its stars, or by the number that stands with a word for such. */
function byRating({ extreme: { name }, sentence, scene }: Asked): Measuring | undefined {
  const says = ({ senses }: Pick<Sentence, 'senses'>) => senses.some(({ notion }) => ratings.test(notion))
  if (name !== 'best' && name !== 'worst' && !(amounts.has(name) && says(sentence))) return undefined
  const stars = measuringFor('best')
  const isRating = ({ text, head }: ItemPart) =>
    /^[★⭐]/u.test(text) || says(scene.read(text)) || (head !== undefined && says(scene.read(head)))
  return (item) =>
    stars?.(item) ??
    measureOf({ ...item, parts: item.parts.filter(isRating) }, ({ unit }) => !isDay.test(unit))
}

const isDay = /^(?:days?|years?|months?)$/i

/** How long something lasts, where a table writes it as a clock does: "4:15". No hour of the day leaves out its zero. */
function byLength({ extreme: { name }, items }: Asked): Measuring | undefined {
  if (name !== 'longest' && name !== 'shortest') return undefined
  const lengths = items.flatMap((item) => lengthOf(item) ?? [])
  const short = items.filter(({ parts }) => parts.some(({ text }) => /^\d:\d\d(?::\d\d)?$/.test(text)))
  return short.length * 2 > lengths.length ? lengthOf : undefined
}

function lengthOf({ parts }: Item): number | undefined {
  const [only, other] = parts.flatMap(({ text, control }) =>
    !control && /^\d{1,3}:\d\d(?::\d\d)?$/.test(text) ? [text] : [],
  )
  return only === undefined || other !== undefined
    ? undefined
    : only.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

const costs = /^(?:money\.(?:price|cost|pay|invoice|total|fee)|price|cost-verb|pay|invoice-word)$/
const earnings = /^(?:wage|income|job\.salary)$/

/** "Costs the least", "the biggest invoice", "pays best": what is said of money is measured in money. */
function byMoney({ extreme: { name }, sentence: { senses } }: Asked): Measuring | undefined {
  const says = (notions: RegExp) => senses.some(({ notion }) => notions.test(notion))
  if (amounts.has(name)) return says(costs) ? priceOf : undefined
  return (name === 'best' || name === 'worst') && says(earnings) ? priceOf : undefined
}

/** Packs to choose from are large by how many are in them. */
function byNumber({ extreme: { name }, items }: Asked): Measuring | undefined {
  const packs = items.every(({ things }) => things[0]?.kind === 'radio')
  return packs && (name === 'largest' || name === 'smallest')
    ? (item) => measureOf(item, ({ unit }) => unit !== '%')
    : undefined
}

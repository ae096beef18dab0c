import { untilWords } from '#languages'
import type { Scene } from '../../candidates/scene.ts'
import { comparisonsIn } from '../../records/comparisons.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Value } from '../../understand/values.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import { isArticle } from './counts-else.ts'
import { nounShare } from './noun-share.ts'
import { nearShare } from '../named/said-beside.ts'
import type { Slot } from '../slots.ts'
import { speaksOfMoney } from './speaks-of-money.ts'

/** "A budget of 2000 pounds" where the list has "£1,000 to £3,000": the option that holds what was told. */
export function rangeOptions(sentence: Sentence, scene: Scene, slots: readonly Slot[]): Filling[] {
  const told = sentence.values.filter(
    (value) => (value.kind === 'money' || value.kind === 'number') && !isArticle(value, sentence),
  )
  if (told.length === 0) return []
  const lists = slots.flatMap((slot) => {
    const ranges = rangesOf(slot)
    return ranges.length > 0 ? [{ slot, ranges }] : []
  })
  return lists.flatMap(({ slot, ranges }) =>
    told.flatMap((value): Filling[] => {
      const [range, other] = ranges.filter((one) => holds(one, value, sentence))
      if (!range || other || !isFor(value, slot, sentence, scene)) return []
      const { at, end } = value
      return [{ slot, value: range.option, option: true, at, end, strength: filling.named }]
    }),
  )
}

interface Range {
  readonly option: string
  readonly low: number
  readonly high: number
}

/** The spans of a list: what has one figure before them is below it, what has one behind them above it. */
function rangesOf({ options }: Slot): Range[] {
  const read = options.flatMap(({ option = '' }) => {
    const figures = /\d:\d/.test(option) ? [] : (option.match(figure) ?? []).map(numberOf)
    return figures.length > 0 ? [{ option, figures }] : []
  })
  const isSpan = ({ option, figures: [low, high, more] }: (typeof read)[number]) =>
    low !== undefined && high !== undefined && low < high && more === undefined && joined.test(option)
  const first = read.findIndex(isSpan)
  const last = read.findLastIndex(isSpan)
  if (first === -1 || !read.slice(first, last + 1).every(isSpan)) return []
  if (first > 1 || last < read.length - 2) return []
  return read.map(({ option, figures: [one = 0, two = 0] }, at) => {
    if (at < first) return { option, low: Number.NEGATIVE_INFINITY, high: one }
    return { option, low: one, high: at > last ? Number.POSITIVE_INFINITY : two }
  })
}

const figure = /(?<![\p{L}\d])\d+(?:[.,\u00a0 ]\d{3})+(?!\d)|(?<![\p{L}\d])\d+/gu
const joined = new RegExp(`\\d[\\s\\p{Sc}]*(?:${untilWords}|[–—-])[\\s\\p{Sc}]*\\d`, 'iu')

function numberOf(text: string): number {
  return Number(text.replace(/\D/gu, ''))
}

/** What lies on the border of two is in neither, unless it is told as the end of one. */
function holds({ low, high }: Range, { value, kind }: Value, sentence: Sentence): boolean {
  const number = Number(value)
  const limit = comparisonsIn(sentence).limits.find((one) => one.kind === kind && one.value === value)
  if (!limit) return low <= number && number <= high
  return limit.relation === 'below' || limit.relation === 'atMost' ? high === number : low === number
}

/** Whether what was said beside a value speaks of the list. */
function isFor(value: Value, slot: Slot, sentence: Sentence, scene: Scene): boolean {
  if (value.kind === 'money' && !slot.options.some(({ option = '' }) => currency.test(option)))
    return speaksOfMoney(slot) && nearShare(value, slot, sentence, scene) > 0
  return nearShare(value, slot, sentence, scene) > 0 || nounShare(value, slot, sentence, scene) > 0
}

const currency = /\p{Sc}/u

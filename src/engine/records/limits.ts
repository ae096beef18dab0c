import type { Scene } from '../candidates/scene.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Limit } from './comparisons.ts'
import type { Item } from './item.ts'
import { dayOf, measureOf, priceOf } from './measure.ts'
import { speaksOf } from './noun-measure.ts'

/** Those of some items that keep to every limit; undefined where nothing alike tells what is limited. */
export function withinLimits(
  items: readonly Item[],
  all: readonly Item[],
  { limits, sentence, scene }: { limits: readonly Limit[]; sentence: Sentence; scene: Scene },
): readonly Item[] | undefined {
  const valueIn = (limit: Limit) => (item: Item) => valueFor(limit, item, scene, sentence)
  if (limits.some((limit) => all.every((item) => valueIn(limit)(item) === undefined))) return undefined
  return items.filter((item) => limits.every((limit) => meets(limit, valueIn(limit)(item))))
}

function valueFor(limit: Limit, item: Item, scene: Scene, sentence: Sentence): number | undefined {
  if (limit.kind === 'money') return priceOf(item)
  if (limit.kind === 'date') return dayOf(item)
  if (limit.kind === 'time') return undefined
  const { noun } = limit
  if (noun !== undefined) {
    const place = sentence.words.findIndex(({ text }) => text === noun)
    const counted = measureOf(item, (fact) => place !== -1 && speaksOf(place, fact, sentence, scene))
    if (counted !== undefined) return counted
  }
  const named = sentence.weights.findIndex(
    (weight, place) =>
      weight > 0 && measureOf(item, (fact) => speaksOf(place, fact, sentence, scene)) !== undefined,
  )
  if (named !== -1) return measureOf(item, (fact) => speaksOf(named, fact, sentence, scene))
  return noun === undefined ? priceOf(item) : undefined
}

function meets({ relation, kind, value }: Limit, own: number | undefined): boolean {
  if (own === undefined) return false
  const limit = kind === 'date' ? Number(value.replaceAll('-', '')) : Number(value)
  if (!Number.isFinite(limit)) return false
  return { below: own < limit, above: own > limit, atMost: own <= limit, atLeast: own >= limit }[relation]
}

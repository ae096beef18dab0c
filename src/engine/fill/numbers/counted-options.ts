import { oneArticles } from '#languages'
import type { Scene } from '../../candidates/scene.ts'
import { cover } from '../../rank/cover.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import { nounShare } from './noun-share.ts'
import type { Slot } from '../slots.ts'
import { type Extent, overlap } from '../../understand/extent.ts'
import { isTelling } from '../../understand/telling.ts'

interface Counted extends Extent {
  readonly value: string
  readonly article?: boolean
}

/** "Two adults and a child" where each is a list of numbers: what is counted is what the list is called. */
export function countedOptions(sentence: Sentence, scene: Scene, slots: readonly Slot[]): Filling[] {
  const lists = slots.filter(countsOnly)
  if (lists.length === 0) return []
  const told: Counted[] = [
    ...sentence.values.filter(({ kind }) => kind === 'number'),
    ...articlesIn(sentence),
  ]
  return told.flatMap((counted): Filling[] => {
    const named = lists
      .map((slot) => ({ slot, share: nounShare(counted, { ...slot, around: [] }, sentence, scene) }))
      // "A baby" is hardly a child of whom one would say how many come; "two babies" are two.
      .filter(({ share }) => (counted.article ? share === 1 : share > 0))
    const most = Math.max(0, ...named.map(({ share }) => share))
    const best = named.filter(({ share }) => share === most)
    return best.flatMap(({ slot }): Filling[] => {
      if (best.some((other) => other.slot !== slot && other.slot.form === slot.form)) return []
      const option = slot.options.find(
        (one) => /^\s*(\d+)/.exec(one.option ?? '')?.[1] === counted.value,
      )?.option
      if (option === undefined) return []
      const says = nounPlaces(counted, slot, sentence, scene)
      return [
        {
          slot,
          value: option,
          option: true,
          at: counted.at,
          end: counted.end,
          strength: filling.named,
          says,
        },
      ]
    })
  })
}

/** Whether a number that counts something by name was taken for a choice of a list that is called otherwise. */
export function countsOther({ slot, at, end }: Filling, sentence: Sentence, scene: Scene): boolean {
  const told = sentence.values.find((one) => one.kind === 'number' && one.at === at && one.end === end)
  if (!told || !countsOnly(slot)) return false
  const next = sentence.words.findIndex((word) => word.at >= told.end)
  const noun = sentence.words[next]
  const counts =
    noun !== undefined &&
    noun.content &&
    isTelling(sentence.weights[next]) &&
    /^[\s-]*$/u.test(sentence.text.slice(told.end, noun.at))
  return counts && nounShare(told, slot, sentence, scene) === 0
}

/** A list of nothing but numbers: "2", "3+", or each with what the list is called by: "2 adults". */
function countsOnly({ options, labels: [label] }: Slot): boolean {
  const names = new Set(label?.words.map(({ stem }) => stem))
  return (
    options.length > 1 &&
    options.every(({ option = '', labels: [own] }) => {
      const unit = /^\s*\d{1,2}(?:\+?\s*$|\s(?=\D+$))/.test(option)
      return unit && (own?.words ?? []).every(({ stem, letters }) => /^\d+$/.test(letters) || names.has(stem))
    })
  )
}

const article = new RegExp(`(?<!\\p{L})(?:${oneArticles})(?= \\p{L})`, 'giu')

function articlesIn({ text, values }: Sentence): Counted[] {
  return [...text.matchAll(article)].flatMap(({ index, 0: said }) => {
    const end = index + said.length
    return values.some((one) => overlap(one, { at: index, end }))
      ? []
      : [{ value: '1', at: index, end, article: true }]
  })
}

/** The words that say what is counted. */
function nounPlaces({ end }: Counted, { labels }: Slot, sentence: Sentence, { rarity }: Scene): number[] {
  const first = sentence.words.findIndex(({ at }) => at >= end)
  return labels.flatMap((label) =>
    [...cover(sentence, label, rarity).met.keys()].filter((place) => place >= first && place < first + 3),
  )
}

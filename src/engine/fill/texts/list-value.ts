import { listNotions, listWords } from '#languages'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'
import { overlap } from '../../understand/extent.ts'

/** "Tag it sea, evening": a field for several words takes those behind the comma as well, up to what another field takes. */
export function withList(one: Filling, taken: readonly Filling[], sentence: Sentence): Filling {
  const quoted = sentence.values.some(({ kind, at }) => kind === 'quoted' && at === one.at)
  if (one.option || quoted || !takesList(one.slot)) return one
  let { end } = one
  for (const clause of clausesOf(sentence)) {
    if (clause.at < end) continue
    const words = sentence.words.filter(({ at }) => at >= clause.at && at < clause.end).length
    const other = taken.some((each) => each !== one && overlap(each, clause))
    const value = sentence.values.some(
      ({ at, kind }) => kind !== 'number' && at >= clause.at && at < clause.end,
    )
    if (clause.joint !== 'comma' || other || value || words > filling.fewWords) break
    end = clause.end
  }
  const more = sentence.text.slice(one.end, end)
  return more === '' ? one : { ...one, value: `${one.value}${more}`, end }
}

function takesList({ labels }: Slot): boolean {
  return labels.some(
    ({ text, senses }) => lists.test(text) || senses.some(({ notion }) => listNotions.has(notion)),
  )
}

const lists = new RegExp(listWords, 'iu')

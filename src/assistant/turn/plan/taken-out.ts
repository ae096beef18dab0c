import type { PageContext } from '#protocol'
import { isCoveredBy } from '../../policy/labels/covered.ts'
import { vocabulary } from '../../policy/labels/vocabulary.ts'
import { isSecret, lineOf, viewOf, type Thing } from '../../view/index.ts'

/** What is about to leave the cart, and what else its row says. */
export interface TakenOut {
  readonly title: string
  readonly rest: string
}

/** What a button of the cart takes out of it, where it says nothing else than that. */
export function takenOut({ id, name, record, form }: Thing, page: PageContext): TakenOut | undefined {
  const view = viewOf(page)
  const row = record === undefined ? undefined : view.records[record]
  const sends = form !== undefined && view.forms[form]?.declared === true
  if (!row || row.title === '' || sends || !vocabulary.cart.has(lineOf(page.title ?? ''))) return undefined
  const called = lineOf(name).replace(lineOf(row.title).trimEnd(), '')
  if (!vocabulary.takesOut.has(called) || !isCoveredBy(called, [vocabulary.takesOut, vocabulary.cart]))
    return undefined
  const own = new Set(
    row.things.filter((thing) => thing.id === id || thing.name === row.title).map(({ line }) => line),
  )
  const shown = row.things.filter(
    (thing) => thing.id !== id && thing.state.mark !== 'mask' && !isSecret(thing),
  )
  const values = shown.flatMap(({ name: label, state: { value } }) => (value ? [`${label}: ${value}`] : []))
  const texts = row.parts.flatMap(({ text, line }) =>
    own.has(line) || text === row.title || row.things.some((thing) => thing.line === line) ? [] : [text],
  )
  return { title: row.title, rest: [...texts, ...values].join(', ').slice(0, 300) }
}

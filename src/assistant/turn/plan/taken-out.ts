import type { PageContext } from '#protocol'
import { isCoveredBy } from '../../policy/labels/covered.ts'
import { vocabulary } from '../../policy/labels/vocabulary.ts'
import { isSecret, lineOf, viewOf, type PageView, type Thing } from '../../view/index.ts'

/** What is about to leave the cart, and what else its row says. */
export interface TakenOut {
  readonly title: string
  readonly rest: string
}

/** What a button of the cart takes out of it, where it says nothing else than that. */
export function takenOut(button: Thing, page: PageContext): TakenOut | undefined {
  const { id, name, form } = button
  const view = viewOf(page)
  const sends = form !== undefined && view.forms[form]?.declared === true
  if (sends || !vocabulary.cart.has(lineOf(page.title ?? ''))) return undefined
  const row = rowOf(button, view)
  if (!row) return undefined
  const called = lineOf(name).replace(lineOf(row.title).trimEnd(), '')
  if (!vocabulary.takesOut.has(called) || !isCoveredBy(called, [vocabulary.takesOut, vocabulary.cart]))
    return undefined
  const shown = row.things.filter(
    (thing) => thing.id !== id && thing.state.mark !== 'mask' && !isSecret(thing),
  )
  const values = shown.flatMap(({ name: label, state: { value } }) => (value ? [`${label}: ${value}`] : []))
  return { title: row.title, rest: [...row.texts, ...values].join(', ').slice(0, 300) }
}

interface Row {
  readonly title: string
  readonly things: readonly Thing[]
  readonly texts: readonly string[]
}

/** The row of a button; a single one is none of several alike, and begins with the link that the button names. */
function rowOf({ record, line, name }: Thing, { records, things, lines }: PageView): Row | undefined {
  const own = record === undefined ? undefined : records[record]
  if (own && own.title !== '') {
    const pressed = new Set(own.things.map((thing) => thing.line))
    const texts = own.parts.flatMap((part) =>
      pressed.has(part.line) || part.text === own.title ? [] : [part.text],
    )
    return { title: own.title, things: own.things, texts }
  }
  const head = things.findLast(
    (thing) => thing.kind === 'link' && thing.line < line && lineOf(name).includes(lineOf(thing.name)),
  )
  if (!head || lines[head.line]?.parent !== lines[line]?.parent) return undefined
  return {
    title: head.name,
    things: things.filter((thing) => thing.line > head.line && thing.line <= line),
    texts: lines
      .slice(head.line + 1, line)
      .flatMap(({ id, text }) => (id === 0 && text !== '' ? [text] : [])),
  }
}

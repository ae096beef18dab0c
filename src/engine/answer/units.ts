import { plain } from '#protocol'
import { readFacts, type PageView, type Thing } from '#assistant'
import type { Meaning } from '../meaning/meanings.ts'
import type { Scene } from '../candidates/scene.ts'
import { typesIn, type AnswerType } from './answer-types.ts'

export type UnitKind = 'sentence' | 'pair' | 'cell' | 'field' | 'label' | 'window'

/** The least piece of a page that answers something. It never crosses a record. */
export interface Unit {
  readonly kind: UnitKind
  /** What would be said. */
  readonly text: string
  readonly meaning: Meaning
  /** Headings and titles it stands under. */
  readonly around: readonly Meaning[]
  readonly types: ReadonlySet<AnswerType>
  /** The sums, days and numbers in it. */
  readonly facts: readonly { readonly type: AnswerType; readonly text: string }[]
  /** Must be opened before it can be seen. */
  readonly behind: Thing | undefined
  readonly line: number
}

const longest = 400

/** What on a page could be an answer. */
export function unitsOf({ view, read, language }: Scene): Unit[] {
  const found = new Map<string, Unit>()
  const add = (kind: UnitKind, text: string, line: number, path: readonly string[], behind?: Thing) => {
    const said = text.trim()
    const key = plain(said)
    if (said.length < 2 || said.length > longest || found.has(key) || !/[\p{L}\p{N}]/u.test(said)) return
    const around = path.filter((one) => one.length < 120 && one !== said).map(read)
    const read0 = readFacts(said, language)
    const types = typesIn(said, read(said), read0)
    const facts = [
      ...read0.amounts.map((fact) => ({ type: 'money' as const, text: fact.text })),
      ...read0.moments.map((fact) => ({
        type: fact.date === undefined ? ('time' as const) : ('day' as const),
        text: fact.text,
      })),
      ...read0.measures.map((fact) => ({ type: 'count' as const, text: fact.text })),
    ]
    found.set(key, { kind, text: said, meaning: read(said), around, types, facts, behind, line })
  }
  const labels = new Set(view.things.map(({ name }) => plain(name)))
  for (const { text, path, line, behind, row, column, record } of view.passages) {
    const title = record === undefined ? [] : [view.records[record]?.title ?? '']
    const heads = [row, column].filter((head) => head !== undefined && head !== text)
    if (labels.has(plain(text)) && !/\d/.test(text)) continue
    if (heads.length > 0) add('cell', `${heads.join(' · ')}: ${text}`, line, path, behind)
    else add('sentence', text, line, [...path.slice(-2), ...title], behind)
  }
  for (const { label, text, line, path } of recordPairs(view)) add('pair', `${label}: ${text}`, line, path)
  for (const thing of view.things) {
    const { state, name, line, path } = thing
    if (state.value && name && !state.secret && state.mark !== 'mask')
      add('field', `${name}: ${state.value}`, line, path.slice(-1))
    else if (/\d/.test(name) || thing.state.closed) add('label', name, line, path.slice(-1))
  }
  if (!view.page.outline) for (const { text, line } of windows(view)) add('window', text, line, [])
  return [...found.values()]
}

/** The parts of a record under its title: "Heron lamp: €219". */
function recordPairs({
  records,
}: PageView): { label: string; text: string; line: number; path: readonly string[] }[] {
  return records.flatMap(({ title, parts, path, line }) => {
    const texts = parts.filter(({ text, struck }) => text !== title && text !== '' && !struck)
    if (title === '' || texts.length === 0) return []
    const whole = texts.map(({ text, head }) => (head ? `${head} ${text}` : text))
    return [
      { label: title, text: whole.join(', '), line, path: path.slice(-1) },
      ...texts.map(({ text, head }, at) => ({
        label: head ? `${title}, ${head}` : title,
        text,
        line: texts[at]?.line ?? line,
        path: path.slice(-1),
      })),
    ]
  })
}

const shortLine = 60

/** Short lines that follow each other may be a key and its value: where no places are told, pairs are all there is. */
function windows({ lines }: PageView): { text: string; line: number }[] {
  const texts = lines.filter(({ id, kind, text }) => id === 0 && kind === 'text' && text !== '')
  return texts.flatMap((line, at) => {
    const next = texts[at + 1]
    const last = texts[at + 2]
    if (!next || line.text.length > shortLine || next.text.length > 2 * shortLine) return []
    const two = `${line.text.replace(/\s*:$/, '')}: ${next.text}`
    const found = [{ text: two, line: line.index }]
    if (last && last.text.length <= shortLine) found.push({ text: `${two}, ${last.text}`, line: line.index })
    return found
  })
}

import { oncePerObject } from '#protocol'
import { readFacts, type PageView, type RecordStates, type Thing } from '#assistant'
import { columnsInstead } from './columns.ts'
import { flatLines, type PlacedLine } from './flat-lines.ts'
import { flatRecords, type FlatRecord } from './flat-records.ts'

type Facts = ReturnType<typeof readFacts>
type Listed = PageView['records'][number]

/** One of several things alike on a page: a card, a row, an entry of a list. */
export interface Item {
  readonly title: string
  readonly parts: readonly ItemPart[]
  /** Items of one group can be counted and compared. */
  readonly group: string
  /** From 1, in its group. */
  readonly position: number
  /** What it stands under. */
  readonly path: readonly string[]
  /** Index into the view's lines. */
  readonly line: number
  readonly things: readonly Thing[]
  readonly states: Partial<RecordStates>
}

export interface ItemPart {
  readonly text: string
  readonly head: string | undefined
  readonly struck: boolean
  readonly line: number
  /** Something to press, not something that is said. */
  readonly control: boolean
  /** The sums, days and numbers in it. */
  readonly facts: () => Facts
}

/** Everything on a page that there are several of. */
export const itemsOf: (view: PageView) => readonly Item[] = oncePerObject((view: PageView) =>
  view.page.outline ? columnsInstead(recorded(view), view) : flat(view),
)

function recorded({ records, page }: PageView): Item[] {
  const features = featuresOf(records)
  return records.flatMap((record): Item[] => {
    const { title, parts, group, kind, position, path, line, things, states } = record
    if (features.some((list) => list.includes(record))) return []
    const controls = new Set(things.filter(isControl).map((thing) => thing.line))
    const whole = [...parts, ...(features[record.index] ?? []).flatMap((one) => one.parts)]
    const own = whole.map(({ text, head, struck, line: at }) =>
      partOf({ text, head, struck, line: at, control: controls.has(at) }, page.language),
    )
    // What there is only to press, as the pages of a list, is nothing alike.
    if (title === '' || own.every(({ control }) => control)) return []
    return [{ title, parts: own, group: `${kind} ${String(group)}`, position, path, line, things, states }]
  })
}

/** What is listed on a card and can only be read, "18 GB", "free calls": it tells of the card, by its index. */
function featuresOf(records: PageView['records']): Listed[][] {
  const lists: Listed[][] = records.map(() => [])
  for (const record of records) {
    const card = records[record.inside ?? -1]
    const isCard = card !== undefined && card.inside === undefined && card.things.length > 0
    if (isCard && record.kind === 'item' && record.things.length === 0) lists[card.index]?.push(record)
  }
  return lists
}

/** Words of a row that opens wherever it is pressed are no control of their own. */
function isControl({ kind, name, state }: Thing): boolean {
  return kind !== 'link' && !(kind === 'clickable' && state.why === 'pointer' && /\p{L}/u.test(name))
}

/** Something to choose, as one of those beside it. */
export function itemOfThing(thing: Thing, language: string | undefined): Item {
  const { name: title, path, line } = thing
  const part = { text: title, head: undefined, struck: false, line, control: false }
  const group = `choice ${path.join(' > ')}`
  return {
    title,
    group,
    position: line,
    path,
    line,
    states: {},
    things: [thing],
    parts: [partOf(part, language)],
  }
}

/** What repeats among the bare words of a page. */
function flat(view: PageView): Item[] {
  const lines = flatLines(view)
  const found = withoutTails(flatRecords(lines), lines)
  const positions = new Map<number, number>()
  const said = new Map<string, number>()
  for (const { from, to, run } of found)
    for (const text of new Set(lines.slice(from, to).map((line) => line.text)))
      said.set(`${String(run)} ${text}`, (said.get(`${String(run)} ${text}`) ?? 0) + 1)
  return found.map((record): Item => {
    const { from, to, run } = record
    const position = (positions.get(run) ?? 0) + 1
    positions.set(run, position)
    const own = lines.slice(from, to)
    return {
      title: titleOf(own, (text) => (said.get(`${String(run)} ${text}`) ?? 0) > 1),
      group: `run ${String(run)}`,
      position,
      path: headOf(lines, record, found),
      line: lines[from]?.line ?? 0,
      states: {},
      things: own.flatMap(({ things }) => things),
      parts: own.map(({ text, look, line }) =>
        partOf(
          { text, head: undefined, struck: false, line, control: look === 'closer' },
          view.page.language,
        ),
      ),
    }
  })
}

/** The last of a run that has none of the buttons all others have only follows them. */
function withoutTails(found: readonly FlatRecord[], lines: readonly PlacedLine[]): FlatRecord[] {
  const closers = ({ from, to }: FlatRecord) =>
    lines.slice(from, to).flatMap(({ look, text }) => (look === 'closer' ? [text] : []))
  return found.filter((record) => {
    const others = found.filter((other) => other.run === record.run && other !== record)
    const closed = others.length > 1 && others.every((other) => closers(other).length > 0)
    const last = others.every(({ from }) => from < record.from)
    return !closed || !last || closers(record).length > 0
  })
}

/** A link, or else the first words that only this one has. */
function titleOf(lines: readonly PlacedLine[], others: (text: string) => boolean): string {
  const named =
    lines.find(({ look }) => look === 'link') ??
    lines.find(({ look, text }) => (look === 'words' || look === 'control') && !others(text)) ??
    lines.find(({ look }) => look === 'words') ??
    lines.find(({ look }) => look !== 'value' && look !== 'closer')
  return named?.text ?? ''
}

/** The words before the first of those alike. */
function headOf(lines: readonly PlacedLine[], { run }: FlatRecord, all: readonly FlatRecord[]): string[] {
  const first = all.find((record) => record.run === run)
  const before = first ? lines[first.from - 1] : undefined
  return before?.look === 'words' ? [before.text] : []
}

function partOf(part: Omit<ItemPart, 'facts'>, language: string | undefined): ItemPart {
  let facts: Facts | undefined
  return Object.assign(part, { facts: () => (facts ??= readFacts(part.text, language)) })
}

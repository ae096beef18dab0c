import { lazyParts, once } from '#protocol'
import { groupBy } from './group-by.ts'
import type { Heads } from '../heads.ts'
import { readFacts, type Facts } from '../facts/read-facts.ts'
import type { PageRecord, RecordPart, RecordStates, Thing, ViewLine } from '../page-view.ts'
import { recordAt, type RecordLine } from './record-lines.ts'
import { recordTitle } from './record-title.ts'

export interface RecordSources {
  readonly records: readonly RecordLine[]
  readonly lines: readonly ViewLine[]
  readonly things: readonly Thing[]
  readonly headsAt: (line: number) => Heads
  readonly language: string | undefined
}

/** The records of a page with their parts. What is read out of their words is read when it is asked for. */
export function recordsOf(sources: RecordSources): PageRecord[] {
  const { records, lines, things, headsAt } = sources
  const owner = recordAt(lines, records)
  const ownLines = groupBy(lines, ({ index }) => owner(index))
  const ownThings = groupBy(things, ({ record }) => record)
  const read = (record: RecordLine): PageRecord => {
    const own = ownLines.get(record.index) ?? []
    const inside = ownThings.get(record.index) ?? []
    const parts = own.flatMap((line) => partOf(line, headsAt(line.index)))
    const facts = once(() => factsOf(parts, sources.language))
    const told = Object.assign({}, record, {
      title: recordTitle(own, inside),
      path: lines[record.line]?.path ?? [],
      parts,
      states: statesOf(own),
      things: inside,
      links: inside.filter(({ kind }) => kind === 'link'),
    })
    return withFacts(told, {
      amounts: () => facts().amounts,
      measures: () => facts().measures,
      moments: () => facts().moments,
    })
  }
  return records.map(read)
}

const withFacts = lazyParts<Pick<PageRecord, 'amounts' | 'measures' | 'moments'>>(
  'amounts',
  'measures',
  'moments',
)

function partOf({ index, kind, text, state }: ViewLine, { column }: Heads): RecordPart[] {
  const words = text || state.shown?.trim() || ''
  return words === '' ? [] : [{ line: index, kind, text: words, head: column, struck: state.struck === true }]
}

function factsOf(
  parts: readonly RecordPart[],
  language: string | undefined,
): Pick<PageRecord, 'amounts' | 'measures' | 'moments'> {
  const read = parts.map((part) => ({ part, facts: readFacts(part.text, language) }))
  const all = <Fact>(pick: (facts: Facts) => readonly Fact[]) =>
    read.flatMap(({ part, facts }) => pick(facts).map((fact) => placed(fact, part)))
  return {
    amounts: all(({ amounts }) => amounts),
    measures: all(({ measures }) => measures),
    moments: all(({ moments }) => moments),
  }
}

function placed<Fact>(fact: Fact, { line, head, struck }: RecordPart) {
  return Object.assign({}, fact, { line, head, struck })
}

/** The first part that says something of a state speaks for the record. */
function statesOf(own: readonly ViewLine[]): RecordStates {
  const first = <Key extends keyof RecordStates>(key: Key) =>
    own.find(({ state }) => state[key] !== undefined)?.state[key] as RecordStates[Key] | undefined
  return {
    checked: first('checked'),
    pressed: first('pressed'),
    selected: first('selected'),
    current: first('current'),
    expanded: first('expanded'),
    struck: first('struck'),
    disabled: first('disabled'),
  }
}

import type { PageRecord, ViewLine } from '../page-view.ts'

/** Where a record stands. */
export type RecordLine = Pick<PageRecord, 'index' | 'line' | 'kind' | 'group' | 'position' | 'inside'>

/** Lists of these are ways through the site, not things of it. */
const ways = new Set(['navigation', 'menu', 'toolbar', 'contentinfo', 'banner'])

/** Finds what repeats: lines that the page itself calls records, and rows and items that have others beside them. */
export function recordLines(lines: readonly ViewLine[]): RecordLine[] {
  const groups = new Map<number, { line: ViewLine; kind: PageRecord['kind'] }[]>()
  for (const line of lines) {
    const kind = kindOf(line, lines)
    if (!kind) continue
    const group = groupOf(line, lines)
    const members = groups.get(group)
    if (members) members.push({ line, kind })
    else groups.set(group, [{ line, kind }])
  }
  const found = [...groups].flatMap(([group, members]) =>
    members
      .map(({ line, kind }, at) => ({ line: line.index, kind, group, position: at + 1 }))
      .filter(({ kind }) => kind === 'record' || members.length > 1),
  )
  const inOrder = found.toSorted((one, other) => one.line - other.line)
  const byLine = new Map(inOrder.map(({ line }, index) => [line, index]))
  return inOrder.map(({ line, kind, group, position }, index) => ({
    index,
    line,
    kind,
    group,
    position,
    inside: innermost(lines[line]?.parent ?? -1, lines, byLine),
  }))
}

/** Tells of every line which record it belongs to. */
export function recordAt(
  lines: readonly ViewLine[],
  records: readonly RecordLine[],
): (line: number) => number | undefined {
  const byLine = new Map(records.map(({ line, index }) => [line, index]))
  return (line) => innermost(line, lines, byLine)
}

function innermost(
  from: number,
  lines: readonly ViewLine[],
  byLine: ReadonlyMap<number, number>,
): number | undefined {
  for (let at = lines[from]; at; at = lines[at.parent]) {
    const record = byLine.get(at.index)
    if (record !== undefined) return record
  }
  return undefined
}

function kindOf(line: ViewLine, lines: readonly ViewLine[]): PageRecord['kind'] | undefined {
  if (line.kind === 'record') return 'record'
  if (line.kind === 'row') return isHead(line, lines) ? undefined : 'row'
  return line.kind === 'item' && !line.within.some((kind) => ways.has(kind)) ? 'item' : undefined
}

/** A row of nothing but heads is about the others. */
function isHead({ index, end, depth }: ViewLine, lines: readonly ViewLine[]): boolean {
  const cells = lines.slice(index + 1, end).filter((line) => line.depth === depth + 1)
  return cells.length > 1 && cells.every(({ kind }) => kind === 'columnheader')
}

/** Rows of all bodies of a table belong together, other things to what they stand in. */
function groupOf({ kind, parent }: ViewLine, lines: readonly ViewLine[]): number {
  const around = lines[parent]
  return kind !== 'item' && around?.kind === 'group' && lines[around.parent]?.kind === 'table'
    ? around.parent
    : parent
}

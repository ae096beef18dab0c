import { records } from '../weights.ts'

/** A line of a page of which only the words are known, in the order they are read. */
export interface FlatLine {
  readonly text: string
  /**
   * What it looks like: nothing but a number, a sum or a time; a link or a button that others are called like; a link;
   * another thing to use; the border of a part; a paragraph; any other words.
   */
  readonly look: 'value' | 'closer' | 'link' | 'control' | 'border' | 'paragraph' | 'words'
  /** Of a value: whether it is a sum, a time, a share or another number. */
  readonly sort: string
  /** Whether several lines say the same. */
  readonly repeated: boolean
}

/** Lines that belong to one of several things alike. */
export interface FlatRecord {
  readonly from: number
  /** The line behind the last. */
  readonly to: number
  /** Those alike have the same. */
  readonly run: number
}

/**
 * Finds what repeats where a page tells only its words: lines that end with the same button, that begin with a link
 * each, or that hold a value each.
 */
export function flatRecords(lines: readonly FlatLine[]): FlatRecord[] {
  const taken = new Set<number>()
  const found: FlatRecord[] = []
  let run = 0
  const cards =
    total(opened(lines, taken)) > total(closed(lines, taken)) ? [opened, closed] : [closed, opened]
  for (const pieces of [...cards, valued])
    for (const records of pieces(lines, taken)) {
      for (const { from, to } of records) {
        found.push({ from, to, run })
        for (let at = from; at < to; at++) taken.add(at)
      }
      run++
    }
  return found.toSorted((one, other) => one.from - other.from)
}

type Piece = Pick<FlatRecord, 'from' | 'to'>
type Pieces = (lines: readonly FlatLine[], taken: ReadonlySet<number>) => Piece[][]

/** "Add to cart" ends each of the things that can be bought; some have another button there. */
const closed: Pieces = (lines, taken) => {
  const names = new Map<string, number>()
  for (const { look, text } of lines) if (look === 'closer') names.set(text, (names.get(text) ?? 0) + 1)
  const [first, second] = [...names].toSorted((one, other) => other[1] - one[1])
  if (!first) return []
  const alone = endsOf(new Set([first[0]]))
  const both = second ? endsOf(new Set([first[0], second[0]])) : []
  return total(both) > total(alone) ? both : alone

  function endsOf(closers: ReadonlySet<string>): Piece[][] {
    const ends = lines.flatMap(({ look, text }, at) => {
      if (look !== 'closer' || !closers.has(text) || taken.has(at)) return []
      let end = at + 1
      while (lines[end]?.look === 'closer' && !closers.has(lines[end]?.text ?? '')) end++
      return [end]
    })
    return runsOf(ends, records.longestCard).flatMap((found) => {
      const run = withOthers(found)
      const usual = regular(run)
      if (usual === undefined || (run.length < records.leastAlike && usual > records.smallCard)) return []
      return [
        run.map((end, at): Piece => {
          const before = run[at - 1]
          const whole = before !== undefined && end - before <= usual + 1
          return { from: whole ? before : backTo(lines, end, usual), to: end }
        }),
      ]
    })
  }

  /** Between two that are twice as far apart as usual stands one with a button of its own: "Join the waiting list". */
  function withOthers(ends: readonly number[]): readonly number[] {
    const usual = median(ends.slice(1).map((end, at) => end - (ends[at] ?? 0)))
    return ends.flatMap((end, at) => {
      const between = (ends[at - 1] ?? end) + usual
      return end - between === usual && lines[between - 1]?.look === 'control' ? [between, end] : [end]
    })
  }
}

function total(pieces: readonly Piece[][]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

/** Links with words below each of them. */
const opened: Pieces = (lines, taken) => {
  const starts = lines.flatMap(({ look, repeated }, at) =>
    look === 'link' && !repeated && !taken.has(at) && isOwn(lines[at + 1]) ? [at] : [],
  )
  return runsOf(starts, records.longestCard).flatMap((run) => {
    const usual = regular(run)
    if (usual === undefined || run.length < records.leastAlike) return []
    return [
      run.map((from, at): Piece => {
        const next = run[at + 1]
        return { from, to: next ?? forthTo(lines, from, usual) }
      }),
    ]
  })

  function isOwn(line: FlatLine | undefined): boolean {
    return line !== undefined && line.look !== 'link' && line.look !== 'border'
  }
}

/** The usual distance of places, where most keep it. */
function regular(places: readonly number[]): number | undefined {
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0))
  const usual = median(gaps)
  const kept = gaps.filter((gap) => Math.abs(gap - usual) <= 1).length
  const few = places.length < records.leastAlike && gaps.some((gap) => gap !== usual)
  return usual < 2 || few || kept < gaps.length * records.maxRegular ? undefined : usual
}

/** Values each with the words before it; or behind it, where the words behind the last look more like the others. */
const valued: Pieces = (lines, taken) => {
  const free = (at: number) => !taken.has(at) && isPart(lines[at])
  const blocks = lines.flatMap(({ look }, from) => {
    if (look !== 'value' || taken.has(from) || lines[from - 1]?.look === 'value') return []
    let to = from + 1
    while (lines[to]?.look === 'value' && !taken.has(to)) to++
    return [{ from, to }]
  })
  const runs: { from: number; to: number }[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)?.at(-1)
    const near = last && block.from - last.to <= records.farthestValues
    if (near && lines[last.from]?.sort === lines[block.from]?.sort) runs.at(-1)?.push(block)
    else runs.push([block])
  }
  return runs.flatMap((own) => {
    const before = own.map(({ from }, at) => wordsBefore(from, own[at - 1]?.to ?? 0))
    const usual = lines[own[0]?.from ?? 0]?.sort === 'number' ? 1 : median(before.slice(1))
    if (own.length < 2 || usual === 0) return []
    if (isBehind(lines, own, usual, free))
      return [
        own.map(({ from, to }, at): Piece => {
          const next = own[at + 1]?.from ?? Infinity
          return { from, to: forthTo(lines, to, Math.min(usual, next - to)) }
        }),
      ]
    return [
      own.flatMap(({ from, to }, at): Piece[] => {
        const count = Math.min(before[at] ?? 0, usual)
        return count === 0 ? [] : [{ from: from - count, to }]
      }),
    ]
  })

  function wordsBefore(from: number, least: number): number {
    let at = from
    while (at > least && free(at - 1)) at--
    return from - at
  }
}

/** Whether each value stands before its words, as prices do on some menus. */
function isBehind(
  lines: readonly FlatLine[],
  blocks: readonly { readonly from: number; readonly to: number }[],
  usual: number,
  free: (at: number) => boolean,
): boolean {
  const [first] = blocks
  const last = blocks.at(-1)
  if (!first || !last || blocks.length < records.leastAlike || !free(last.to)) return false
  if (lines[last.to]?.look === 'control' || lines[first.from - 1]?.look === 'control') return false
  let before = 0
  let behind = 0
  for (let step = 0; step < usual; step++) {
    const above = blocks.slice(1).map(({ from }) => lines[from - 1 - step])
    const below = blocks.slice(0, -1).map(({ to }) => lines[to + step])
    before += likeness(lines[first.from - 1 - step], above)
    behind += likeness(lines[last.to + step], below)
  }
  return behind / usual > before / usual + records.clearlyLiker
}

/** How much a line looks like others: how long it is, what signs it has. */
function likeness(line: FlatLine | undefined, others: readonly (FlatLine | undefined)[]): number {
  if (!line) return 0
  const own = traits(line)
  const shares = others.map((other) => {
    if (!other) return 0
    const theirs = traits(other)
    return own.filter((trait, at) => trait === theirs[at]).length / own.length
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

function traits({ text, look }: FlatLine): readonly (boolean | string | number)[] {
  return [
    look,
    /,/.test(text),
    /\d/.test(text),
    Math.round(Math.log2(text.length + 1)),
    /^\p{Lu}/u.test(text),
    /[.!?:]$/.test(text),
    text.split(' ').length > 2,
  ]
}

function isPart(line: FlatLine | undefined): boolean {
  return line !== undefined && line.look !== 'border' && line.look !== 'paragraph' && line.look !== 'value'
}

/** Places that follow each other at no more than a distance. */
function runsOf(places: readonly number[], distance: number): number[][] {
  const runs: number[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run && place - (run.at(-1) ?? 0) <= distance) run.push(place)
    else runs.push([place])
  }
  return runs
}

function backTo(lines: readonly FlatLine[], end: number, count: number): number {
  let at = end - 1
  while (at > 0 && end - at < count && lines[at - 1]?.look !== 'border') at--
  return at
}

function forthTo(lines: readonly FlatLine[], from: number, count: number): number {
  let at = from
  while (at < lines.length && at - from < count && lines[at]?.look !== 'border') at++
  return at
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

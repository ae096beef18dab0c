/** A block of markdown; its texts are still to be read by `parseInline`. */
export type MarkdownBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'heading'; readonly level: number; readonly text: string }
  | { readonly type: 'code'; readonly text: string; readonly language: string }
  | { readonly type: 'quote'; readonly children: readonly MarkdownBlock[] }
  | {
      readonly type: 'list'
      readonly ordered: boolean
      readonly start: number
      readonly items: readonly (readonly MarkdownBlock[])[]
    }
  | {
      readonly type: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly type: 'rule' }

interface Taken {
  readonly block: MarkdownBlock
  /** How many lines it takes up. */
  readonly lines: number
}

const deepest = 6
const bullet = /^( {0,12})([-*+]|\d{1,9}[.)])(?: +|$)(.*)$/
const fence = /^ {0,3}(```+|~~~+)\s*([\w+-]*)/
const ruled = /^ {0,3}([-*_])(?: *\1){2,} *$/
const heading = /^ {0,3}(#{1,6}) +(\S.*)$/
const quoted = /^ {0,3}> ?/

/** Each looks at the lines from one on and takes what is its own. */
const takers = [takeFence, takeRule, takeHeading, takeQuote, takeTable, takeList, takeParagraph] as const

/** Reads the blocks of a text; unfinished ones are taken as they stand. */
export function parseBlocks(text: string, depth = 0): MarkdownBlock[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, '    ').split('\n')
  const blocks: MarkdownBlock[] = []
  for (let at = 0; at < lines.length;) {
    if (!lines[at]?.trim()) {
      at++
      continue
    }
    for (const take of takers) {
      const taken = take(lines, at, depth)
      if (!taken) continue
      blocks.push(taken.block)
      at += taken.lines
      break
    }
  }
  return blocks
}

function takeFence(lines: readonly string[], at: number): Taken | undefined {
  const [, mark = '', language = ''] = fence.exec(lines[at] as string) ?? []
  if (!mark) return undefined
  const end = lines.findIndex((line, index) => index > at && line.trim().startsWith(mark))
  const text = lines.slice(at + 1, end < 0 ? undefined : end).join('\n')
  return { block: { type: 'code', text, language }, lines: (end < 0 ? lines.length : end + 1) - at }
}

function takeRule(lines: readonly string[], at: number): Taken | undefined {
  return ruled.test(lines[at] as string) ? { block: { type: 'rule' }, lines: 1 } : undefined
}

function takeHeading(lines: readonly string[], at: number): Taken | undefined {
  const [, marks, text] = heading.exec(lines[at] as string) ?? []
  if (!marks || !text) return undefined
  return { block: { type: 'heading', level: marks.length, text: withoutMarks(text) }, lines: 1 }
}

/** A heading may be closed as it was opened: `## Like this ##`. */
function withoutMarks(text: string): string {
  const trimmed = text.trimEnd()
  let end = trimmed.length
  while (trimmed[end - 1] === '#') end -= 1
  return end < trimmed.length && end > 0 && trimmed[end - 1] === ' '
    ? trimmed.slice(0, end).trimEnd()
    : trimmed
}

function isTableRule(line: string): boolean {
  return line.includes('-') && cells(line).every((cell) => /^:?-+:?$/.test(cell))
}

function takeQuote(lines: readonly string[], at: number, depth: number): Taken | undefined {
  if (depth >= deepest || !quoted.test(lines[at] as string)) return undefined
  const count = countWhile(lines, at, (line) => quoted.test(line))
  const inner = lines.slice(at, at + count).map((line) => line.replace(quoted, ''))
  return { block: { type: 'quote', children: parseBlocks(inner.join('\n'), depth + 1) }, lines: count }
}

function takeTable(lines: readonly string[], at: number): Taken | undefined {
  if (!lines[at]?.includes('|') || !isTableRule(lines[at + 1] ?? '')) return undefined
  const head = cells(lines[at] as string)
  const count = countWhile(lines, at + 2, (line) => line.includes('|'))
  const rows = lines.slice(at + 2, at + 2 + count).map((line) => cells(line).slice(0, head.length))
  return { block: { type: 'table', head, rows }, lines: count + 2 }
}

function takeList(lines: readonly string[], at: number, depth: number): Taken | undefined {
  const first = bullet.exec(lines[at] as string)
  if (!first || depth >= deepest) return undefined
  const [, indent = '', mark = ''] = first
  const ordered = /\d/.test(mark)
  const own = (line: string) => {
    const match = bullet.exec(line)
    return match && match[1]?.length === indent.length && /\d/.test(match[2] ?? '') === ordered
      ? match
      : undefined
  }
  const deeper = (line: string) => line.startsWith(indent + '  ')
  const items: string[][] = []
  let index = at
  for (; index < lines.length; index++) {
    const line = lines[index] as string
    const match = own(line)
    if (match) items.push([match[3] ?? ''])
    else if (line.trim() && deeper(line)) items.at(-1)?.push(line.slice(indent.length + 2))
    else if (!line.trim() && goesOn(lines[index + 1], own, deeper)) items.at(-1)?.push('')
    else break
  }
  return {
    block: {
      type: 'list',
      ordered,
      start: ordered ? parseInt(mark, 10) : 1,
      items: items.map((item) => parseBlocks(unindent(item).join('\n'), depth + 1)),
    },
    lines: index - at,
  }
}

function takeParagraph(lines: readonly string[], at: number, depth: number): Taken {
  const starts = (line: string, index: number) =>
    !line.trim() ||
    fence.test(line) ||
    ruled.test(line) ||
    heading.test(line) ||
    (depth < deepest && (quoted.test(line) || bullet.test(line))) ||
    takeTable(lines, index) !== undefined
  const more = countWhile(lines, at + 1, (line, index) => !starts(line, index))
  const text = lines.slice(at, at + 1 + more).map((line) => line.trimStart())
  return { block: { type: 'paragraph', text: text.join('\n') }, lines: more + 1 }
}

function goesOn(
  line: string | undefined,
  own: (line: string) => unknown,
  deeper: (line: string) => boolean,
): boolean {
  return line !== undefined && line.trim() !== '' && (Boolean(own(line)) || deeper(line))
}

/** Numbered items are indented by three or four: what is left of that goes too. */
function unindent([first = '', ...rest]: readonly string[]): string[] {
  const spare = Math.min(...rest.filter((line) => line.trim()).map((line) => line.search(/\S/)), 2)
  return [first, ...rest.map((line) => line.slice(spare))]
}

function cells(line: string): string[] {
  const inner = line.trim().replace(/^\||\|$/g, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, '|'))
}

function countWhile(
  lines: readonly string[],
  from: number,
  holds: (line: string, index: number) => boolean,
): number {
  let end = from
  while (end < lines.length && holds(lines[end] as string, end)) end++
  return end - from
}

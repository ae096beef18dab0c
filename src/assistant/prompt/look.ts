import type { PageContext } from '#protocol'
import { viewOf, type PageView, type ViewLine } from '../view/index.ts'
import { chooseLines } from './choose-lines.ts'
import { oneLine, renderLine } from './render-line.ts'
import { unitsOf } from './units-of.ts'

export interface PageBudget {
  /** What the visitor wants, in their words: what it speaks of is shown however long the page is. */
  readonly about: string
  /** How much the page may take, counted as four characters each. */
  readonly tokens: number
}

/** The page as a model is shown it. */
export interface Look {
  readonly text: string
  /** The lines that the model knows then. */
  readonly seen: readonly string[]
  /** Whether it says everything, and not only what changed. */
  readonly whole: boolean
}

const charactersPerToken = 4
/** A change of more than this share of the page is a page of its own. */
const maxChanged = 0.5
const goneNamed = 20

/**
 * The page as an indented outline in its own order, each thing that can be acted on with its id. To whoever has `seen`
 * lines of it, only what changed is told, each with the record it belongs to, and how much did not.
 */
export function lookAt(page: PageContext, { about, tokens }: PageBudget, seen: readonly string[] = []): Look {
  const view = viewOf(page)
  const head = headOf(page, view)
  const tail = [...dataOf(page), ...toolsOf(page)]
  const used = [...head, ...dataOf(page)].reduce((sum, line) => sum + lengthOf(line), 0)
  const own = ` -> ${pathOf(page.url)}`
  const plain = view.lines.map((line) => withoutOwn(renderLine(line, view.thing(line.id)), own))
  const indented = plain.map((line, index) => `${'  '.repeat(view.lines[index]?.depth ?? 0)}${line}`)
  const units = unitsOf(view).map(([from, end]): [number, string] => [from, textOf(plain, from, end)])
  const now = countOf([...units.map(([, text]) => text), ...tail])
  const gone: string[] = []
  const still: string[] = []
  for (const text of seen) (take(now, text) ? still : gone).push(text)
  const characters = tokens * charactersPerToken - used
  const costOf = ({ index }: ViewLine) => lengthOf(indented[index] ?? '')
  if (gone.length >= seen.length * maxChanged) {
    const chosen = chooseLines(view, { about, characters, costOf })
    return {
      text: [...head, ...withGaps(view, indented, chosen), ...tail].join('\n'),
      seen: [...units.flatMap(([from, text]) => (chosen.has(from) ? [text] : [])), ...tail],
      whole: true,
    }
  }
  const known = countOf(seen)
  const unseen = units.filter(([, text]) => !take(known, text))
  const parts = withParents(view, new Set(unseen.map(([from]) => from)))
  const chosen = chooseLines(view, {
    about,
    characters: characters * maxChanged,
    costOf: (line) => (parts.has(line.index) ? costOf(line) : 0),
  })
  const fresh = unseen.filter(([from]) => chosen.has(from))
  const told = withParents(view, new Set(fresh.map(([from]) => from)))
  const left = unseen.length - fresh.length
  const newTail = tail.filter((line) => !seen.includes(line))
  return {
    text: [
      ...head,
      changeIn({ same: units.length - unseen.length, changed: fresh.length, gone: gone.length, left }),
      ...namesGone(gone, plain),
      ...indented.filter((_, index) => told.has(index)),
      ...newTail,
    ].join('\n'),
    seen: [...still, ...fresh.map(([, text]) => text), ...newTail],
    whole: false,
  }
}

function pathOf(url = ''): string {
  return URL.canParse(url) ? new URL(url).pathname : url
}

/** A link to the page it stands on says nothing by its address: the days of a calendar are such. */
function withoutOwn(line: string, own: string): string {
  const at = line.indexOf(own)
  const isWhole = at !== -1 && /^(?: |$)/.test(line.slice(at + own.length))
  return isWhole && !/\(current/.test(line) ? line.slice(0, at) + line.slice(at + own.length) : line
}

/** As it stands in a request, where quotes and the end of a line take two characters. */
function lengthOf(line: string): number {
  return JSON.stringify(line).length
}

function headOf(page: PageContext, view: PageView): string[] {
  const { above = 0, below = 0, busy, notices = [] } = view.outline
  const far = (heights: number) => `${Math.round(heights * 10) / 10} screens`
  return [
    `Address: ${page.url ?? 'unknown'}`,
    `Title: ${oneLine(page.title ?? '')}`,
    ...(above > 0 || below > 0 ? [`${far(above)} above what is in view, ${far(below)} below.`] : []),
    ...(busy ? ['The page is still working.'] : []),
    ...notices.map((notice) => `Notice: ${oneLine(notice)}`),
  ]
}

function dataOf({ data }: PageContext): string[] {
  return data ? ['Told by the site:', JSON.stringify(data)] : []
}

/** What the site's own tools may take of a request. */
const toolCharacters = 2_400

function toolsOf({ tools = [] }: PageContext): string[] {
  if (tools.length === 0) return []
  const told = ['Tools of the site, for call_tool:']
  let left = toolCharacters
  for (const [at, { name, description = '', parameters, readOnly }] of tools.entries()) {
    const head = `${name}${readOnly ? ' (only reads)' : ''}: ${oneLine(description).slice(0, 300)}`
    const whole = parameters ? `${head} ${JSON.stringify(parameters)}` : head
    const line = lengthOf(whole) <= left ? whole : head
    left -= lengthOf(line)
    if (left < 0) return [...told, `… ${tools.length - at} more tools`]
    told.push(line)
  }
  return told
}

/** A line as it is compared: that it was new is true only once. */
function keyOf(line: string): string {
  return line.replace(/^\*(?=\[|[^*])/, '')
}

function countOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

/** Takes one of the lines that are alike, if there is one left. */
function take(counts: Map<string, number>, line: string): boolean {
  const left = counts.get(line) ?? 0
  if (left === 0) return false
  counts.set(line, left - 1)
  return true
}

/** The lines of the units that begin there, and all that these stand in. */
function withParents(view: PageView, begins: ReadonlySet<number>): ReadonlySet<number> {
  const told = new Set<number>()
  for (const [from, end] of unitsOf(view)) {
    if (!begins.has(from)) continue
    for (let index = from; index < end; index += 1) told.add(index)
    for (let at = view.lines[from]?.parent ?? -1; at >= 0; at = view.lines[at]?.parent ?? -1) told.add(at)
  }
  return told
}

function textOf(plain: readonly string[], from: number, end: number): string {
  return plain.slice(from, end).map(keyOf).join('\n')
}

interface Change {
  readonly same: number
  readonly changed: number
  readonly gone: number
  /** Parts that were not seen before either and have no room. */
  readonly left: number
}

function changeIn({ same, changed, gone, left }: Change): string {
  if (changed + gone + left === 0)
    return `Nothing has changed since your last look, all ${same} parts are as they were.`
  const more = left > 0 ? ` ${left} more that you have not seen are left out (find_on_page shows them).` : ''
  return `Since your last look, parts of the page: ${changed} new or changed, ${gone} gone, ${same} as they were.${more}`
}

/** What is nowhere on the page any more, each record by its first thing to act on. */
function namesGone(gone: readonly string[], plain: readonly string[]): string[] {
  const ids = new Set(plain.map(idOf))
  const names = gone.flatMap((text) => {
    const first = text.split('\n').find((line) => idOf(line) !== undefined && !ids.has(idOf(line)))
    return first === undefined ? [] : [first.replace(/(?: -> | \(| \{).*$/, '')]
  })
  if (names.length === 0) return []
  const more = names.length > goneNamed ? ` and ${names.length - goneNamed} more` : ''
  return [`Gone: ${names.slice(0, goneNamed).join(', ')}${more}`]
}

function idOf(line: string): string | undefined {
  return /^\*?\[(\d+)\]/.exec(line)?.[1]
}

function withGaps(view: PageView, indented: readonly string[], chosen: ReadonlySet<number>): string[] {
  const { lines } = view
  const told: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    if (chosen.has(index)) {
      told.push(indented[index] ?? '')
      continue
    }
    const from = index
    while (index + 1 < lines.length && !chosen.has(index + 1)) index += 1
    told.push(`${'  '.repeat(lines[from]?.depth ?? 0)}${gap(lines.slice(from, index + 1))}`)
  }
  return told
}

function gap(left: readonly ViewLine[]): string {
  const controls = left.filter(({ id }) => id > 0).length
  return `… ${left.length} more lines, ${controls} things to act on (find_on_page shows them)`
}

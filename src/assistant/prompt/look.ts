import type { PageContext } from '#protocol'
import { viewOf, type PageView, type ViewLine } from '../view/index.ts'
import { chooseLines, prominence, type LineChoice } from './choose-lines.ts'
import { countOf, outlinedOf, partsOf, take, type Known, type Part } from './outlined.ts'
import { changeOf, tellChange, type PageChange } from './page-change.ts'
import { oneLine, renderLine } from './render-line.ts'
import type { Unit } from './units-of.ts'

export interface PageBudget {
  /** What the visitor wants, in their words: what it speaks of is shown however long the page is. */
  readonly about: string
  /** How much the page may take, counted as four characters each. */
  readonly tokens: number
}

/** The page as a model is shown it, and what the model knows of it then. */
export interface Look extends Known {
  readonly text: string
  /** Whether it says everything, and not only what changed. */
  readonly whole: boolean
}

const charactersPerToken = 4
/** A change of more than this share of the page is a page of its own. */
const maxChanged = 0.5

/**
 * The page as an indented outline in its own order, each thing that can be acted on with its id. To whoever has seen
 * some of it, only what changed is told, each with the record it belongs to, and how much did not.
 */
export function lookAt(page: PageContext, { about, tokens }: PageBudget, known: Known = { seen: [] }): Look {
  const view = viewOf(page)
  const head = headOf(page, view)
  const tail = [...dataOf(page), ...toolsOf(page)]
  const used = [...head, ...dataOf(page)].reduce((sum, line) => sum + lengthOf(line), 0)
  const own = ` -> ${pathOf(page.url)}`
  const plain = view.lines.map((line) => withoutOwn(renderLine(line, view.thing(line.id)), own))
  const indented = plain.map((line, index) => `${'  '.repeat(view.lines[index]?.depth ?? 0)}${line}`)
  const parts = partsOf(view, plain)
  const outlined = outlinedOf(view, parts)
  const now = countOf([...parts.map(({ text }) => text), ...tail])
  const gone: string[] = []
  const still: string[] = []
  for (const text of known.seen) (take(now, text) ? still : gone).push(text)
  const characters = tokens * charactersPerToken - used
  const costOf = ({ index }: ViewLine) => lengthOf(indented[index] ?? '')
  if (gone.length >= known.seen.length * maxChanged) {
    const chosen = chooseLines(view, { about, characters, costOf })
    return {
      text: [...head, ...withGaps(view, indented, chosen), ...tail].join('\n'),
      seen: [...parts.flatMap(({ from, text }) => (chosen.has(from) ? [text] : [])), ...tail],
      outlined,
      whole: true,
    }
  }
  const change = changeOf(view, { parts, plain }, { ...known, gone }, outlined)
  const told = chooseParts(view, change, { about, characters: characters * maxChanged, costOf })
  const lines = withParents(view, told)
  const newTail = tail.filter((line) => !known.seen.includes(line))
  return {
    text: [
      ...head,
      ...tellChange(change, told),
      ...indented.filter((_, index) => lines.has(index)),
      ...newTail,
    ].join('\n'),
    seen: [...still, ...[...told].map(({ text }) => text), ...newTail],
    outlined,
    whole: false,
  }
}

/**
 * What is told of a change: what is new, as far as there is room, and of what merely was not shown before only what
 * the visitor has before them or speaks of.
 */
function chooseParts(
  view: PageView,
  { changed, unknown, unshown }: PageChange,
  choice: LineChoice,
): ReadonlySet<Part> {
  const { isLayer, isMeant, isInView, isWorking } = prominence(view, choice.about)
  const isAny =
    (...tests: ((unit: Unit) => boolean)[]) =>
    ({ from, end }: Part) =>
      tests.some((test) => test([from, end]))
  const first = [
    ...unknown.filter(isAny(isLayer, isMeant, isInView, isWorking)),
    // What is meant came first in the whole look: what had no room there is not what they mean.
    ...unshown.filter(isAny(isLayer, isInView, isWorking)),
  ]
  const told = new Set<Part>()
  let { characters } = choice
  for (const wanted of [changed, first]) {
    const lines = withParents(view, wanted)
    const costOf = (line: ViewLine) => (lines.has(line.index) ? choice.costOf(line) : 0)
    const chosen = chooseLines(view, { ...choice, characters, costOf })
    const taken = wanted.filter(({ from }) => chosen.has(from))
    for (const index of withParents(view, taken)) characters -= choice.costOf(view.lines[index] as ViewLine)
    for (const part of taken) told.add(part)
  }
  return told
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

/** The lines of these parts, and all that they stand in. */
function withParents(view: PageView, parts: Iterable<Part>): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const { from, end } of parts) {
    for (let index = from; index < end; index += 1) lines.add(index)
    for (let at = view.lines[from]?.parent ?? -1; at >= 0; at = view.lines[at]?.parent ?? -1) lines.add(at)
  }
  return lines
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

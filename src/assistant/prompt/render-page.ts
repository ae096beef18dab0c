import type { PageContext } from '#protocol'
import { viewOf, type PageView, type ViewLine } from '../view/index.ts'
import { chooseLines } from './choose-lines.ts'
import { oneLine, renderLine } from './render-line.ts'

export interface PageBudget {
  /** What the visitor wants, in their words: what it speaks of is shown however long the page is. */
  readonly about: string
  /** How much the page may take, counted as four characters each. */
  readonly tokens: number
}

const charactersPerToken = 4

/** The page as an indented outline in its own order, each thing that can be acted on with its id. */
export function renderPage(page: PageContext, { about, tokens }: PageBudget): string {
  const view = viewOf(page)
  const head = [
    `Address: ${page.url ?? 'unknown'}`,
    `Title: ${oneLine(page.title ?? '')}`,
    ...placeOf(view),
    ...(view.outline.notices ?? []).map((notice) => `Notice: ${oneLine(notice)}`),
  ]
  const tail = page.data ? ['Told by the site:', JSON.stringify(page.data)] : []
  const used = [...head, ...tail].reduce((sum, line) => sum + line.length + 1, 0)
  return [...head, ...outline(view, about, tokens * charactersPerToken - used), ...tail, ...tools(page)].join(
    '\n',
  )
}

function placeOf({ outline: { above = 0, below = 0, busy } }: PageView): string[] {
  const far = (heights: number) => `${Math.round(heights * 10) / 10} screens`
  return [
    ...(above > 0 || below > 0 ? [`${far(above)} above what is in view, ${far(below)} below.`] : []),
    ...(busy ? ['The page is still working.'] : []),
  ]
}

function outline(view: PageView, about: string, characters: number): string[] {
  const { lines } = view
  const rendered = lines.map((line) => `${'  '.repeat(line.depth)}${renderLine(line, view.thing(line.id))}`)
  const costOf = ({ index }: ViewLine) => (rendered[index]?.length ?? 0) + 1
  const chosen = chooseLines(view, { about, characters, costOf })
  const told: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    if (chosen.has(index)) {
      told.push(rendered[index] ?? '')
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

function tools({ tools = [] }: PageContext): string[] {
  if (tools.length === 0) return []
  return [
    'Tools of this page, for call_tool:',
    ...tools.map(
      ({ name, description = '', parameters, readOnly }) =>
        `${name}${readOnly ? ' (only reads)' : ''}: ${oneLine(description)} ${JSON.stringify(parameters ?? {})}`,
    ),
  ]
}

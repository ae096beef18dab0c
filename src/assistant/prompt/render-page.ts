import { limits, type PageContext } from '#protocol'
import { isSecret, viewOf, type Thing } from '../view/index.ts'

/** The page in few words: about a third of what the same snapshot costs as JSON. */
export function renderPage(page: PageContext): string {
  const parts = [
    `Address: ${page.url ?? 'unknown'}`,
    `Title: ${page.title ?? ''}`,
    ...regions(page),
    ...(page.visibleText ? ['# Text', page.visibleText] : []),
    ...tools(page),
    ...(page.data ? ['# Told by the site', JSON.stringify(page.data)] : []),
  ]
  return parts.join('\n')
}

function regions(page: PageContext): string[] {
  const lines: string[] = []
  let region: string | undefined
  for (const thing of shown(page)) {
    const parent = thing.path.at(-1) ?? 'Page'
    if (parent !== region) lines.push(`# ${oneLine(parent)}`)
    region = parent
    lines.push(renderThing(thing))
  }
  return lines
}

/** The things that the widget holds for the likeliest, or the first ones where it does not say. */
function shown(page: PageContext): readonly Thing[] {
  const { things, thing } = viewOf(page)
  if (!page.indexedElements) return things.slice(0, limits.indexedElements)
  return page.indexedElements.flatMap(({ id }) => thing(id) ?? [])
}

/** One thing: `12 textbox* E-mail = "ada@example.org"`. */
export function renderThing(thing: Thing): string {
  const { id, kind, name, state } = thing
  const hidden = isSecret(thing) || state.mark === 'mask'
  const marks = [
    hidden && 'for the visitor only',
    state.checked !== undefined && (state.checked ? 'checked' : 'not checked'),
    state.selected && 'selected',
    state.disabled && 'disabled',
    state.expanded !== undefined && (state.expanded ? 'open' : 'closed'),
    state.mark === 'block' && 'not to be touched',
  ].filter((mark) => typeof mark === 'string')
  return [
    `${id} ${kind}${state.required ? '*' : ''} ${oneLine(name)}`,
    !hidden && state.value ? `= ${JSON.stringify(state.value)}` : '',
    ...marks.map((mark) => `[${mark}]`),
    state.href ? `-> ${state.href}` : '',
    !hidden && state.options?.length ? `(${state.options.map(oneLine).join(' | ')})` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function tools({ tools = [] }: PageContext): string[] {
  if (tools.length === 0) return []
  return [
    '# Tools of this page, for call_tool',
    ...tools.map(
      ({ name, description = '', parameters, readOnly }) =>
        `${name}${readOnly ? ' (only reads)' : ''}: ${oneLine(description)} ${JSON.stringify(parameters ?? {})}`,
    ),
  ]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

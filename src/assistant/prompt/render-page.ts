import type { IndexedElement, PageContext } from '#protocol'
import { isSecret } from '../policy/is-secret.ts'

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
  for (const element of page.indexedElements ?? []) {
    const parent = element.parent ?? 'Page'
    if (parent !== region) lines.push(`# ${oneLine(parent)}`)
    region = parent
    lines.push(renderElement(element, page))
  }
  return lines
}

/** One element: `12 textbox* E-mail = "ada@example.org"`. */
export function renderElement(element: IndexedElement, page: PageContext): string {
  const hidden = isSecret(element, page) || element.mark === 'mask'
  const marks = [
    hidden && 'for the visitor only',
    element.checked !== undefined && (element.checked ? 'checked' : 'not checked'),
    element.selected && 'selected',
    element.disabled && 'disabled',
    element.expanded !== undefined && (element.expanded ? 'open' : 'closed'),
    element.mark === 'block' && 'not to be touched',
  ].filter((mark) => typeof mark === 'string')
  return [
    `${element.id} ${element.type ?? 'element'}${element.required ? '*' : ''} ${oneLine(element.text ?? '')}`,
    !hidden && element.value ? `= ${JSON.stringify(element.value)}` : '',
    ...marks.map((mark) => `[${mark}]`),
    element.href ? `-> ${element.href}` : '',
    element.options?.length ? `(${element.options.map(oneLine).join(' | ')})` : '',
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

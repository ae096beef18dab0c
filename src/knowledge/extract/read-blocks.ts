import { elementsIn, isHidden, textOf, tidy, type HtmlElement } from './html-tree.ts'
import { choicesOf, explainedFields, fieldLabels, isFilledIn } from './read-form.ts'

/** A line of a page's main content. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'line'; readonly text: string }

const furniture = new Set(['nav', 'aside', 'footer', 'button', 'select', 'dialog'])
const furnitureRoles = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'search',
  'dialog',
  'alertdialog',
  'menu',
])
const whole = new Set([
  'p',
  'li',
  'blockquote',
  'pre',
  'figcaption',
  'caption',
  'address',
  'summary',
  'label',
  'legend',
])
/** What breaks a line of running text. */
const breaking = new Set([
  'div',
  'section',
  'article',
  'main',
  'ul',
  'ol',
  'dl',
  'table',
  'form',
  'fieldset',
  'details',
  'header',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'body',
  'html',
  '#root',
  'td',
  'tr',
  'tbody',
  'hgroup',
  ...whole,
])

/** The main content of a page as a person reads it: headings, paragraphs, items, rows of tables; closed parts too. */
export function readBlocks(page: HtmlElement): Block[] {
  const blocks: Block[] = []
  const main = mainOf(page)
  const isMain = main.name === 'main' || main.attributes.role === 'main'
  read(main, blocks, { isMain, labels: fieldLabels(main) })
  return blocks.filter(({ text }, at) => text !== '' && text !== blocks[at - 1]?.text)
}

interface Reading {
  readonly isMain: boolean
  /** The names of fields to fill in. */
  readonly labels: ReadonlySet<HtmlElement>
}

function mainOf(page: HtmlElement): HtmlElement {
  const [main] = elementsIn(page, ({ name, attributes }) => name === 'main' || attributes.role === 'main')
  if (main && textOf(main).length > 0) return main
  const [body] = elementsIn(page, ({ name }) => name === 'body')
  return body ?? page
}

function read(element: HtmlElement, blocks: Block[], reading: Reading): void {
  let line = ''
  const endLine = () => {
    blocks.push({ kind: 'line', text: tidy(line) })
    line = ''
  }
  for (const child of element.children) {
    if (typeof child === 'string') {
      line += child
      continue
    }
    if (isHidden(child) || isFurniture(child, reading)) continue
    if (child.name === 'br') {
      endLine()
    } else if (isBlock(child)) {
      endLine()
      readBlock(child, blocks, reading)
    } else line += ` ${textOf(child)} `.replace(/^ (?=[.,;:!?)])/, '')
  }
  endLine()
}

function readBlock(element: HtmlElement, blocks: Block[], reading: Reading): void {
  const { name } = element
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) {
    blocks.push({ kind: 'heading', level: Number(level), text: textOf(element) })
  } else if (isFilledIn(element)) readForm(element, blocks, reading)
  else if (name === 'table') readTable(element, blocks, reading)
  else if (name === 'dl') readPairs(element, blocks)
  else if (name === 'summary') blocks.push({ kind: 'heading', level: 6, text: textOf(element) })
  else if (whole.has(name) && !hasBlocks(element)) blocks.push({ kind: 'line', text: textOf(element) })
  else read(element, blocks, reading)
}

/** Of a form that visitors fill in what there is to choose from, and what is explained, under what is asked. */
function readForm(form: HtmlElement, blocks: Block[], reading: Reading): void {
  for (const { legend, choices } of choicesOf(form)) {
    if (legend) blocks.push({ kind: 'heading', level: 6, text: textOf(legend) })
    for (const choice of choices) read(choice, blocks, reading)
  }
  for (const { label, hints } of explainedFields(form)) {
    blocks.push({ kind: 'heading', level: 6, text: textOf(label) })
    for (const hint of hints) read(hint, blocks, reading)
  }
}

/** A row as the heads of its columns with what stands under them. */
function readTable(table: HtmlElement, blocks: Block[], reading: Reading): void {
  const rows = [...elementsIn(table, ({ name }) => name === 'tr')]
  const cells = (row: HtmlElement) =>
    row.children.filter(
      (child): child is HtmlElement =>
        typeof child !== 'string' && (child.name === 'td' || child.name === 'th'),
    )
  // A table that only lays a page out holds other blocks.
  if (rows.some((row) => cells(row).some(hasBlocks))) return read(table, blocks, reading)
  const [caption] = elementsIn(table, ({ name }) => name === 'caption')
  if (caption) blocks.push({ kind: 'heading', level: 6, text: textOf(caption) })
  const first = rows[0] ? cells(rows[0]) : []
  const heads = first.length > 1 && first.every(({ name }) => name === 'th') ? first.map(textOf) : undefined
  for (const row of heads ? rows.slice(1) : rows) {
    const texts = cells(row).map(textOf)
    const said = texts
      .map((text, at) => (heads?.[at] && at > 0 && text !== '' ? `${heads[at]}: ${text}` : text))
      .filter((text) => text !== '')
    blocks.push({ kind: 'line', text: said.join(' · ') })
  }
}

function readPairs(list: HtmlElement, blocks: Block[]): void {
  let term = ''
  for (const { name, ...element } of elementsIn(list, (each) => each.name === 'dt' || each.name === 'dd')) {
    const text = textOf({ name, ...element })
    if (name === 'dt') term = text
    else {
      blocks.push({ kind: 'line', text: term === '' ? text : `${term}: ${text}` })
    }
  }
}

/** An entry of a menu, or of the steps of something, that stands for the page itself. */
function isWhereOneIs(entry: HtmlElement | string): boolean {
  if (typeof entry === 'string') return false
  const links = entry.children.filter((child) => typeof child !== 'string')
  return [entry, ...links].some(({ attributes }) => (attributes['aria-current'] ?? 'false') !== 'false')
}

function isBlock(element: HtmlElement): boolean {
  return breaking.has(element.name) || hasBlocks(element)
}

function hasBlocks(element: HtmlElement): boolean {
  return element.children.some(
    (child) => typeof child !== 'string' && (breaking.has(child.name) || hasBlocks(child)),
  )
}

/** The head of a page says the same on all of them; the head of an article belongs to it. What a field is called asks. */
function isFurniture(element: HtmlElement, { isMain, labels }: Reading): boolean {
  const { name, attributes } = element
  if (furniture.has(name) || furnitureRoles.has(attributes.role ?? '') || labels.has(element)) return true
  if (name === 'ol' || name === 'ul') return element.children.some(isWhereOneIs)
  return name === 'header' && !isMain
}

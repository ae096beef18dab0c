import { Parser } from 'htmlparser2'

/** An element of a parsed page. */
export interface HtmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (HtmlElement | string)[]
}

/** Deeper than any page that a person wrote. */
const maxDepth = 256
const maxElements = 100_000

/** Parses a page as it stands. What is nested or long beyond reason is left out. */
export function parseHtml(html: string): HtmlElement {
  const root = { name: '#root', attributes: {}, children: [] as (HtmlElement | string)[] }
  const open = [root]
  let elements = 0
  let tooDeep = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= maxDepth || elements >= maxElements) {
          tooDeep += 1
          return
        }
        elements += 1
        const element = { name, attributes, children: [] as (HtmlElement | string)[] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        open.at(-1)?.children.push(text)
      },
      onclosetag() {
        if (tooDeep > 0) tooDeep -= 1
        else if (open.length > 1) open.pop()
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(html)
  parser.end()
  return root
}

/** All elements that match, in the order of the page. */
export function* elementsIn(
  element: HtmlElement,
  matches: (element: HtmlElement) => boolean,
): Generator<HtmlElement> {
  if (matches(element)) yield element
  for (const child of element.children) if (typeof child !== 'string') yield* elementsIn(child, matches)
}

/** The text of an element as a person reads it, without what is hidden. */
export function textOf(element: HtmlElement): string {
  return tidy(rawText(element))
}

export function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const silent = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'head'])

export function isHidden({ name, attributes }: HtmlElement): boolean {
  return (
    silent.has(name) ||
    'hidden' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    attributes['data-pagehand'] === 'ignore' ||
    /display:\s*none|visibility:\s*hidden/.test(attributes.style ?? '')
  )
}

const parted = new Set(['br', 'p', 'div', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option', 'label'])

function rawText(element: HtmlElement): string {
  if (isHidden(element)) return ''
  const inner = element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')
  return parted.has(element.name) ? ` ${inner} ` : inner
}

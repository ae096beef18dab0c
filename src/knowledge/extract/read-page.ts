import { detectLanguage } from '#languages'
import { baseOf } from '../words/terms-of.ts'
import { elementsIn, parseHtml, tidy, type HtmlElement } from './html-tree.ts'
import { addressesIn, asksForPassword, readMap, type PageMap } from './page-map.ts'
import { readBlocks, type Block } from './read-blocks.ts'

/** A page as it was read. */
export interface ReadPage {
  readonly title: string
  readonly language: string
  /** The address it says it should be known by. */
  readonly canonical: string | undefined
  readonly noindex: boolean
  readonly nofollow: boolean
  readonly blocks: readonly Block[]
  readonly map: PageMap
  /** Addresses it links to, absolute. */
  readonly links: readonly string[]
  /** It asks for a password and says next to nothing else. */
  readonly isLogin: boolean
  /** It says nothing, but has scripts that may. */
  readonly needsScripts: boolean
}

/** Less text than this beside a password field is a wall, not a page. */
const wallCharacters = 600
const emptyCharacters = 40

export function readPage(html: string, address: string): ReadPage {
  const page = parseHtml(html)
  const base = baseOfPage(page, address)
  const blocks = readBlocks(page)
  const text = blocks.map((block) => block.text).join('\n')
  const robots = robotsIn(page)
  const [htmlElement] = elementsIn(page, ({ name }) => name === 'html')
  const declared = baseOf(htmlElement?.attributes.lang ?? htmlElement?.attributes['xml:lang'] ?? '')
  return {
    title: titleOf(page, blocks),
    language: /^[a-z]{2,3}$/.test(declared) ? declared : detectLanguage(text),
    canonical: canonicalOf(page, base),
    noindex: /\b(?:noindex|none)\b/.test(robots),
    nofollow: /\b(?:nofollow|none)\b/.test(robots),
    blocks,
    map: readMap(page, base),
    links: addressesIn(page).flatMap((href) => (URL.canParse(href, base) ? [new URL(href, base).href] : [])),
    isLogin: asksForPassword(page) && text.length < wallCharacters,
    needsScripts: text.length < emptyCharacters && /<script\b/i.test(html),
  }
}

/** The title as the page names itself, without the site's name that stands behind or before it on every page. */
function titleOf(page: HtmlElement, blocks: readonly Block[]): string {
  const [element] = elementsIn(page, ({ name }) => name === 'title')
  const title = element ? tidy(element.children.filter((child) => typeof child === 'string').join('')) : ''
  const heading = blocks.find((block) => block.kind === 'heading')?.text ?? ''
  return title === '' ? heading : title
}

function baseOfPage(page: HtmlElement, address: string): URL {
  const [base] = elementsIn(page, ({ name, attributes }) => name === 'base' && attributes.href !== undefined)
  const href = base?.attributes.href ?? ''
  return URL.canParse(href, address) ? new URL(href, address) : new URL(address)
}

function canonicalOf(page: HtmlElement, base: URL): string | undefined {
  const [link] = elementsIn(page, ({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')
  const href = link?.attributes.href
  return href !== undefined && URL.canParse(href, base) ? new URL(href, base).href : undefined
}

function robotsIn(page: HtmlElement): string {
  const metas = elementsIn(
    page,
    ({ name, attributes }) => name === 'meta' && /^(?:robots|pagehand)$/i.test(attributes.name ?? ''),
  )
  return [...metas]
    .map(({ attributes }) => attributes.content ?? '')
    .join(',')
    .toLowerCase()
}

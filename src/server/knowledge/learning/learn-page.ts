import {
  cutPassages,
  mapPassage,
  readPage,
  type CutPassage,
  type TermMeanings,
  type ReadPage,
} from '#knowledge'
import type { PageOutcome } from '#store'
import { createHash } from 'node:crypto'

export interface LearnedPage {
  readonly outcome: PageOutcome
  /** Absolute addresses that the page leads to; none where it asks not to be followed. */
  readonly links: readonly string[]
  /** It says nothing until scripts have run. */
  readonly needsScripts: boolean
}

export interface PageToLearn {
  readonly html: string
  readonly url: string
  readonly furniture: ReadonlySet<string>
  /** Of what it said before; the same again costs nothing more. */
  readonly digest: string | null
  readonly meanings: TermMeanings
}

/** Reads a page and says what becomes of it. */
export async function learnPage(given: PageToLearn): Promise<LearnedPage> {
  const { html, url, furniture, digest: before, meanings } = given
  const digest = digestOf(html)
  const page = readPage(html.toWellFormed().replaceAll('\0', ''), url)
  const links = page.nofollow ? [] : page.links
  const reason = reasonToSkip(page, url)
  const { needsScripts } = page
  const known = { title: page.title.slice(0, 300), language: page.language, digest }
  if (reason !== undefined)
    return { outcome: { ...known, state: 'skipped', reason, passages: [] }, links, needsScripts }
  if (digest === before) return { outcome: { ...known, state: 'learned' }, links, needsScripts }
  await meanings.load([page.language])
  const options = { title: known.title, url, language: page.language, furniture, meanings }
  const passages: CutPassage[] = [
    ...cutPassages(page.blocks, { ...options, kind: 'page' }),
    mapPassage(page.map, options),
  ]
  return { outcome: { ...known, state: 'learned', passages }, links, needsScripts }
}

function reasonToSkip(page: ReadPage, url: string): string | undefined {
  if (page.noindex) return 'It asks not to be indexed (noindex).'
  if (page.isLogin) return 'It is behind a login.'
  if (page.needsScripts) return 'It shows nothing without scripts.'
  const canonical = page.canonical
  if (canonical !== undefined && !isSamePage(canonical, url))
    return `It says that it is better known as ${canonical}.`
  return undefined
}

function isSamePage(one: string, other: string): boolean {
  const plain = (address: string) => {
    const { host, pathname, search } = new URL(address)
    return host + pathname.replace(/\/(?:index\.html?)?$/, '') + search
  }
  return plain(one) === plain(other)
}

export function digestOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url')
}

import { facetWords, labelLanguages, oncePerKey } from '#languages'
import type { PageContext } from '#protocol'
import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { createPhrases } from '../../labels/phrases.ts'

/** "Parking" under "Facilities", with other boxes beside it and a list behind them that they narrow. */
export function isFacet({ kind, use, path, line }: Thing, page: PageContext): boolean {
  const title = path.at(-1) ?? ''
  if (use !== 'tick' || kind === 'switch' || !isFacetTitle(title, page.language)) return false
  const { things, lines, records } = viewOf(page)
  const alike = things.filter((other) => other.kind === kind && other.path.at(-1) === title)
  const last = alike.at(-1)?.line ?? line
  const isBehind = (place: { readonly line: number }) => place.line > last
  const hasList =
    records.some(isBehind) || lines.some(({ kind: one, index }) => one === 'list' && index > last)
  return alike.length > 1 && hasList
}

function isFacetTitle(title: string, language = 'en'): boolean {
  return isCoveredBy(lineOf(title), [facetsIn(language.toLowerCase())])
}

/** Pages name their own language, and may name any. */
const maxLanguages = 64

/** In the page's language and in English alone: a word may mean something else in another. */
const facetsIn = oncePerKey((language: string) => {
  const spoken = labelLanguages.filter((tag) => tag === 'en' || language.startsWith(tag))
  return createPhrases(spoken.flatMap((tag) => facetWords[tag]?.split('|') ?? []))
}, maxLanguages)

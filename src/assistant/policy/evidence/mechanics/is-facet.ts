import { facetWords, labelLanguages } from '#languages'
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
  const spoken = labelLanguages.filter((tag) => tag === 'en' || language.toLowerCase().startsWith(tag))
  const words = spoken.flatMap((tag) => facetWords[tag]?.split('|') ?? [])
  return isCoveredBy(lineOf(title), [createPhrases(words)])
}

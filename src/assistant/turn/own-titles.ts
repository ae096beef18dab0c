import type { Source } from '#protocol'

/** What stands between the parts of a title; a hyphen inside a word does not. */
const between = /\s+[·•|–—»«-]\s+/u

/**
 * Sources with what their titles say of their own page alone: the name of the site, and what the page in view says at
 * the same end, are on every page, and in a narrow panel they would stand where the telling words belong.
 */
export function withOwnTitles(
  sources: readonly Source[],
  pageTitle = '',
  siteNames: readonly string[] = [],
): Source[] {
  return sources.map((source) => {
    const parts = partsOf(pageTitle)
    const beside = source.title === pageTitle || parts.length === 1 ? [] : parts
    return { ...source, title: ownPart(source.title, beside, siteNames.map(plain)) }
  })
}

function ownPart(title: string, beside: readonly string[], names: readonly string[]): string {
  const parts = partsOf(title)
  const isShared = (at: number, other: number) => {
    const part = plain(parts.at(at) ?? '')
    return names.includes(part) || part === plain(beside.at(other) ?? '')
  }
  let [from, to] = [0, parts.length]
  while (to - from > 1 && isShared(to - 1, to - 1 - parts.length)) to--
  while (to - from > 1 && isShared(from, from)) from++
  return to - from === parts.length ? title : parts.slice(from, to).join(' · ')
}

function partsOf(title: string): string[] {
  return title.split(between).map((part) => part.trim())
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}

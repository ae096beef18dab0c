import type { EngineView } from '#assistant'

/** Among so many pages that are like its title a page is found if it is known at all. */
const looked = 5

/** Whether the page in view is one that the site was learned from. */
export async function isKnownPage(
  { page, knowledge, language }: Pick<EngineView, 'page' | 'knowledge' | 'language'>,
  signal: AbortSignal,
): Promise<boolean> {
  if (page?.title === undefined || page.url === undefined) return false
  const path = pathOf(page.url)
  const pages = await knowledge.map(page.title, { expected: language, limit: looked }, signal)
  return pages.some(({ url }) => pathOf(url) === path)
}

function pathOf(url: string): string | undefined {
  const base = 'http://page.invalid'
  if (!URL.canParse(url, base)) return undefined
  return new URL(url, base).pathname.replace(/(?:index\.html?|\/)+$/, '')
}

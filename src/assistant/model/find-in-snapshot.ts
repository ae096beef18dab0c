import { plain, type PageContext } from '#protocol'
import { renderThing } from '../prompt/render-page.ts'
import { viewOf } from '../view/index.ts'

const hitsShown = 8

/** Looks for words in what is already known of the page; undefined when they are not there. */
export function findInSnapshot(query: string, page: PageContext | undefined): string | undefined {
  const words = plain(query)
    .split(' ')
    .filter((word) => word !== '')
  if (!page || words.length === 0) return undefined
  const { things, passages } = viewOf(page)
  const hits = [...things.map(renderThing), ...passages.map(({ text }) => text)]
    .map((line) => ({ line, score: scoreOf(plain(line), words) }))
    .filter(({ score }) => score > words.length / 2)
    .sort((a, b) => b.score - a.score)
  return hits.length > 0
    ? hits
        .slice(0, hitsShown)
        .map(({ line }) => line)
        .join('\n')
    : undefined
}

function scoreOf(line: string, words: readonly string[]): number {
  return words.filter((word) => line.includes(word)).length
}

import { countedLines, findFurniture, listedLine, indexedWords, type TermMeanings } from '#knowledge'
import type { KnowledgeStore, StoredSource, StoredPassage } from '#store'

const pagesAtOnce = 100
const maxLines = 300

/** Takes lines that stand on most pages of a source out of its passages, and remembers them for its next pages. */
export async function dropFurniture(
  store: KnowledgeStore,
  source: StoredSource,
  meanings: TermMeanings,
): Promise<void> {
  const furniture = findFurniture(await linesByPage(store, source.id))
  if (furniture.length === 0) return
  const known = [...new Set([...(source.settings.furniture ?? []), ...furniture])].slice(-maxLines)
  await store.saveSettings(source.id, { ...source.settings, furniture: known })
  const isFurniture = new Set(furniture)
  for await (const [owner, passages] of pagesOf(store, source.id)) {
    if (passages.every((passage) => withoutLines(passage, isFurniture, meanings)[0] === passage)) continue
    const key = Number(owner.slice(1))
    const all = await store.passagesOf(source.siteId, key)
    const left = all.flatMap((passage) => withoutLines(passage, isFurniture, meanings))
    await store.savePage(key, { state: 'learned', passages: left })
  }
}

async function linesByPage(store: KnowledgeStore, sourceId: string): Promise<string[][]> {
  const pages: string[][] = []
  for await (const [, passages] of pagesOf(store, sourceId))
    pages.push([...new Set(passages.flatMap(({ text, headings }) => countedLines(text, headings)))])
  return pages
}

/** The passages of each page that has any. */
async function* pagesOf(
  store: KnowledgeStore,
  sourceId: string,
): AsyncGenerator<[owner: string, passages: StoredPassage[]]> {
  let after = 0
  for (;;) {
    const passages = await store.passagesOfSource(sourceId, after, pagesAtOnce)
    const byOwner = new Map<string, StoredPassage[]>()
    for (const passage of passages) {
      const known = byOwner.get(passage.owner)
      if (known) known.push(passage)
      else byOwner.set(passage.owner, [passage])
    }
    if (byOwner.size === 0) return
    yield* byOwner
    after = Math.max(...[...byOwner.keys()].map((owner) => Number(owner.slice(1))))
  }
}

function withoutLines(
  passage: StoredPassage,
  lines: ReadonlySet<string>,
  meanings: TermMeanings,
): StoredPassage[] {
  if (passage.kind === 'map') return [passage]
  const text = passage.text
    .split('\n')
    .filter((line) => !lines.has(listedLine(line, passage.headings)))
    .join('\n')
  if (text === passage.text) return [passage]
  return text === '' ? [] : [{ ...passage, text, words: indexedWords(text, passage.language, meanings) }]
}

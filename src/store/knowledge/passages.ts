import type { NewPassage, PassageKind, StoredPassage } from '../knowledge-store.ts'
import { rowsOf, runSql, type Work } from '../statements/work.ts'
import type { KnowledgeDialect, PassageRow } from './knowledge-dialect.ts'
import { insertPhrasings, phrasingsUnder } from './held-phrasings.ts'
import { countTerms, type HeldWords } from './terms.ts'

interface GoneRow extends HeldWords {
  readonly key: number
  readonly text: string
  readonly headings: string
  readonly phrased: string
}

/** Puts these passages in the place of those that the owner (a page, an answer) brought before. */
export function* replacePassages(
  dialect: KnowledgeDialect,
  siteId: string,
  owner: string,
  passages: readonly NewPassage[],
): Work<void> {
  const gone = yield* rowsOf<GoneRow>(
    'select key, text, headings, phrased, head, words, language from knowledge_passages where owner = ?',
    owner,
  )
  const phrasings = gone.some(({ phrased }) => phrased !== ' ') ? yield* phrasingsUnder(owner) : []
  if (gone.length > 0) yield* runSql('delete from knowledge_passages where owner = ?', owner)
  yield* countTerms(dialect, siteId, gone, passages)
  if (passages.length === 0) return
  const columns = 'kind, text, title, url, headings, language, head, words, made, phrased'.split(', ')
  const before = new Map(gone.map((row) => [sayingOf(row), row]))
  const rows = passages.map((each) => [
    each.kind,
    each.text,
    each.title,
    each.url,
    JSON.stringify(each.headings),
    each.language,
    each.head,
    each.words,
    each.made,
    before.get(sayingOf({ text: each.text, headings: JSON.stringify(each.headings) }))?.phrased ?? ' ',
  ])
  yield* runSql(
    `insert into knowledge_passages (site_id, owner, ${columns.join(', ')})
      select ?, ?, ${columns.map((_, place) => `c${place}`).join(', ')}
      from (${dialect.rowsOfList(columns.map(() => 'text'))}) listed`,
    siteId,
    owner,
    JSON.stringify(rows),
  )
  if (phrasings.length === 0) return
  const come = yield* rowsOf<Pick<GoneRow, 'key' | 'text' | 'headings'>>(
    'select key, text, headings from knowledge_passages where owner = ?',
    owner,
  )
  const keys = new Map(come.map((row) => [before.get(sayingOf(row))?.key, row.key]))
  const kept = phrasings.flatMap(({ passage, language, question, quote, words, made }) => {
    const key = keys.get(passage)
    return key === undefined ? [] : [[key, language, question, quote, words, made]]
  })
  yield* insertPhrasings(dialect, siteId, kept)
}

/** What was written for a passage fits every one that says the same under the same headings. */
function sayingOf({ text, headings }: Pick<GoneRow, 'text' | 'headings'>): string {
  return `${headings}\n${text}`
}

export function dropPassages(dialect: KnowledgeDialect, siteId: string, owner: string): Work<void> {
  return replacePassages(dialect, siteId, owner, [])
}

export function passageFrom(row: PassageRow): StoredPassage {
  return { ...row, kind: row.kind as PassageKind, headings: JSON.parse(row.headings) as string[] }
}

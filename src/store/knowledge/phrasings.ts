import { paged } from '../statements/paged.ts'
import { rowsOf, runSql } from '../statements/work.ts'
import type { ListedPhrasing, Phrasing, PhrasingStore } from '../phrasing-store.ts'
import { insertPhrasings, phrasingFields } from './held-phrasings.ts'
import { passageFields, type PassageRow } from './knowledge-dialect.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { passageFrom } from './passages.ts'
import { phrasingRuns } from './phrasing-runs.ts'

/** Maps are for finding the way, and an owner's answers come with their own phrasings. */
const phrasedKinds = `kind in ('page', 'file', 'text')`

/** The languages a passage was phrased in, each between two spaces. */
const languagesIn = (phrased: string) => phrased.split(' ').filter((language) => language !== '')

export function knowledgePhrasings(place: KnowledgePlace): PhrasingStore {
  const { dialect, read, change } = place
  return {
    ...phrasingRuns(place),
    lacking: (siteId, languages) =>
      read(function* () {
        const [row] = yield* rowsOf<{ passages: number; bytes: number | null }>(
          `select count(*) as passages, sum(octet_length(text) + octet_length(headings)) as bytes
            from knowledge_passages where site_id = ? and ${phrasedKinds} and ${lacksOne(languages)}`,
          siteId,
          ...patternsOf(languages),
        )
        return { passages: Number(row?.passages ?? 0), bytes: Number(row?.bytes ?? 0) }
      }),
    nextLacking: (siteId, languages, { after, limit }) =>
      read(function* () {
        const rows = yield* rowsOf<PassageRow & { phrased: string }>(
          `select ${passageFields}, phrased from knowledge_passages
            where site_id = ? and key > ? and ${phrasedKinds} and ${lacksOne(languages)} order by key limit ?`,
          siteId,
          after,
          ...patternsOf(languages),
          limit,
        )
        return rows.map(({ phrased, ...row }) => ({
          passage: passageFrom(row),
          phrased: languagesIn(phrased),
        }))
      }),
    save: (passage, { languages, phrasings }) =>
      change(function* () {
        const [row] = yield* rowsOf<{ site_id: string; phrased: string }>(
          'select site_id, phrased from knowledge_passages where key = ?',
          passage,
        )
        if (!row) return false
        const phrased = [...new Set([...languagesIn(row.phrased), ...languages])].sort()
        yield* runSql(
          'update knowledge_passages set phrased = ? where key = ?',
          ` ${phrased.join(' ')} `,
          passage,
        )
        const rows = phrasings.map(({ language, question, quote, words, made }) => [
          passage,
          language,
          question,
          quote,
          words,
          made,
        ])
        yield* insertPhrasings(dialect, row.site_id, rows)
        return true
      }),
    count: (siteId) =>
      read(function* () {
        const [row] = yield* rowsOf<{ count: number }>(
          'select count(*) as count from knowledge_phrasings where site_id = ?',
          siteId,
        )
        return Number(row?.count ?? 0)
      }),
    stamp: (siteId) =>
      read(function* () {
        const [row] = yield* rowsOf<{ count: number; last: number | null }>(
          'select count(*) as count, max(id) as last from knowledge_phrasings where site_id = ?',
          siteId,
        )
        return `${row?.count ?? 0} ${row?.last ?? 0}`
      }),
    inLanguage: (siteId, language) =>
      read(() =>
        rowsOf<Phrasing>(
          `select ${phrasingFields} from knowledge_phrasings where site_id = ? and language = ? order by id`,
          siteId,
          language,
        ),
      ),
    list: (siteId, { cursor, limit, words = '' }) =>
      read(function* () {
        const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
        const rows = yield* rowsOf<ListedPhrasing>(
          `select h.id, h.passage, h.language, h.question, h.quote, p.text, p.title, p.url
            from knowledge_phrasings h join knowledge_passages p on p.key = h.passage
            where h.site_id = ? and h.id > ? and lower(h.question) like ? escape '\\' order by h.id limit ?`,
          siteId,
          Number(cursor ?? 0) || 0,
          pattern,
          limit + 1,
        )
        return paged(
          rows,
          limit,
          (row) => row,
          ({ id }) => String(id),
        )
      }),
    ofPassages: (passages) =>
      read(function* () {
        if (passages.length === 0) return []
        return yield* rowsOf<Phrasing>(
          `select ${phrasingFields} from knowledge_phrasings
            where passage in (select c0 from (${dialect.rowsOfList(['number'])}) listed) order by id`,
          JSON.stringify(passages.map((key) => [key])),
        )
      }),
    remove: (siteId, id) =>
      change(function* () {
        return (yield* runSql('delete from knowledge_phrasings where site_id = ? and id = ?', siteId, id)) > 0
      }),
    removeAll: (siteId) =>
      change(function* () {
        yield* runSql('delete from knowledge_phrasings where site_id = ?', siteId)
        yield* runSql(
          `update knowledge_passages set phrased = ' ' where site_id = ? and phrased <> ' '`,
          siteId,
        )
        yield* runSql(`delete from knowledge_phrasing_runs where site_id = ? and state <> 'writing'`, siteId)
      }),
  }
}

const lacksOne = (languages: readonly string[]) =>
  `(${languages.map(() => 'phrased not like ?').join(' or ') || '1 = 0'})`
const patternsOf = (languages: readonly string[]) => languages.map((language) => `% ${language} %`)

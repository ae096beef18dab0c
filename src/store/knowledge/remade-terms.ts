import type { Phrasing } from '../phrasing-store.ts'
import { rowsOf, runSql } from '../statements/work.ts'
import type { TermStore } from '../term-store.ts'
import { phrasingFields } from './held-phrasings.ts'
import { passageFields, type PassageRow } from './knowledge-dialect.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { passageFrom } from './passages.ts'
import { countTerms, type HeldWords } from './terms.ts'

interface HeldRow extends HeldWords {
  readonly key: number
  readonly site_id: string
}

/** As two ranges, which the index knows where "another" is a look at every row. */
const madeOtherwise = '(made < ? or made > ?)'

export function knowledgeTerms({ dialect, read, change }: KnowledgePlace): TermStore {
  return {
    stalePassages: (made, limit) =>
      read(function* () {
        const rows = yield* rowsOf<PassageRow>(
          `select ${passageFields} from knowledge_passages where ${madeOtherwise} limit ?`,
          made,
          made,
          limit,
        )
        return rows.map(passageFrom)
      }),
    stalePhrasings: (made, limit) =>
      read(() =>
        rowsOf<Phrasing>(
          `select ${phrasingFields} from knowledge_phrasings where ${madeOtherwise} limit ?`,
          made,
          made,
          limit,
        ),
      ),
    remakePassages: (passages) =>
      change(function* () {
        const held = yield* rowsOf<HeldRow>(
          `select key, site_id, language, head, words from knowledge_passages
            where key in (select c0 from (${dialect.rowsOfList(['number'])}) listed)`,
          JSON.stringify(passages.map(({ key }) => [key])),
        )
        const remade = new Map(passages.map((passage) => [passage.key, passage]))
        for (const [siteId, gone] of bySite(held))
          yield* countTerms(
            dialect,
            siteId,
            gone,
            gone.map((row) => Object.assign({}, row, remade.get(row.key))),
          )
        yield* runSql(
          `update knowledge_passages set head = c1, words = c2, made = c3
            from (${dialect.rowsOfList(['number', 'text', 'text', 'text'])}) listed where key = c0`,
          JSON.stringify(passages.map(({ key, head, words, made }) => [key, head, words, made])),
        )
      }),
    remakePhrasings: (phrasings) =>
      change(function* () {
        yield* runSql(
          `update knowledge_phrasings set words = c1, made = c2
            from (${dialect.rowsOfList(['number', 'text', 'text'])}) listed where id = c0`,
          JSON.stringify(phrasings.map(({ id, words, made }) => [id, words, made])),
        )
      }),
  }
}

function bySite(rows: readonly HeldRow[]): Map<string, HeldRow[]> {
  const sites = new Map<string, HeldRow[]>()
  for (const row of rows) sites.set(row.site_id, [...(sites.get(row.site_id) ?? []), row])
  return sites
}

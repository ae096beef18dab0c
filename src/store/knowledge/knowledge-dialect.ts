import type { FindQuery } from '../knowledge-store.ts'
import type { Phrasing } from '../phrasing-store.ts'
import type { Work } from '../statements/work.ts'

/** A passage as it lies in the database. */
export interface PassageRow {
  readonly key: number
  readonly owner: string
  readonly kind: string
  readonly text: string
  readonly title: string
  readonly url: string | null
  readonly headings: string
  readonly language: string
  readonly head: string
  readonly words: string
  readonly made: string
}

/** What the two databases say differently. */
export interface KnowledgeDialect {
  /** Rows of a JSON list of lists: the columns with their types, and the list's own placeholder behind. */
  rowsOfList(columns: readonly ('text' | 'number')[]): string
  /** A list of values as a set, for `in`. */
  readonly anyOfList: string
  /** All rows as one JSON object: a row costs more than what it holds. */
  objectOf(key: string, value: string): string
  /** Terms from one on and before another, letter by letter, whatever order a language would have. */
  readonly termsBetween: string
  /** `terms` are the rarest of the query with how much each tells. */
  find(siteId: string, query: FindQuery, terms: readonly WeightedTerm[]): Work<PassageRow[]>
  /** Phrasings with one of the terms in one of the languages, those that share most first; of each passage only some. */
  phrasings(
    siteId: string,
    terms: readonly string[],
    languages: readonly string[],
    most: { readonly ofAll: number; readonly ofEach: number },
  ): Work<Phrasing[]>
  alike(siteId: string, terms: readonly string[], limit: number): Work<Map<string, string[]>>
  /** Puts the indexes in order after much has changed, a piece at a time; returns whether there is more to do. */
  readonly settle: ((isFirst: boolean) => Work<boolean>) | undefined
}

export interface WeightedTerm {
  readonly term: string
  readonly weight: number
}

export const passageFields = 'key, owner, kind, text, title, url, headings, language, head, words, made'

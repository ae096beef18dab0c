import type { Paged, Paging } from './paging.ts'
import type { Phrasing, PhrasingStore } from './phrasing-store.ts'
import type { TermStore } from './term-store.ts'
import type { VectorStore } from './vector-store.ts'

/** Where something that is known came from: a whole website, a file, a pasted text. */
export interface StoredSource {
  readonly id: string
  readonly siteId: string
  readonly kind: 'site' | 'file' | 'text'
  readonly name: string
  /** Where a crawl begins. */
  readonly url: string | null
  readonly settings: SourceSettings
  readonly state: 'idle' | 'learning' | 'failed'
  /** Why it failed, or what the owner should know of it, in words. */
  readonly note: string | null
  /** How often it was learned. */
  readonly round: number
  readonly createdAt: number
  /** When it was last learned to the end. */
  readonly learnedAt: number | null
  readonly pages: PageCounts
}

/** How many pages of a source are in which state, and how many passages they brought. */
export interface PageCounts {
  readonly waiting: number
  readonly learned: number
  readonly skipped: number
  readonly failed: number
  readonly passages: number
}

export interface SourceSettings {
  /** Patterns of paths (`/archive/*`) that are left out. */
  readonly exclude?: readonly string[]
  /** Learned again after this many hours; absent: on demand. */
  readonly everyHours?: number
  /** Lines that stand on so many pages that they say nothing about any of them. */
  readonly furniture?: readonly string[]
}

export type PageState = 'waiting' | 'learned' | 'skipped' | 'failed'

/** A page of a source, learned or on the way to it. */
export interface KnownPage {
  readonly key: number
  readonly sourceId: string
  readonly url: string
  /** How many links away from where the crawl began. */
  readonly depth: number
  readonly state: PageState
  /** Why it was left out or failed, in words. */
  readonly reason: string | null
  readonly title: string
  readonly language: string
  /** Of what it said when it was last read. */
  readonly digest: string | null
  readonly etag: string | null
  readonly modified: string | null
  readonly passages: number
  /** When it last brought anything new. */
  readonly at: number
}

/** What became of a page. Without `passages` those it brought before stay. */
export interface PageOutcome {
  readonly state: PageState
  readonly reason?: string | null
  readonly title?: string
  readonly language?: string
  readonly digest?: string | null
  readonly etag?: string | null
  readonly modified?: string | null
  readonly passages?: readonly NewPassage[]
}

export type PassageKind = 'page' | 'file' | 'text' | 'answer' | 'map'

/** A piece of what is known, cut into the words it is found by. */
export interface NewPassage {
  readonly kind: PassageKind
  /** What it says; of a map, JSON. */
  readonly text: string
  readonly title: string
  readonly url: string | null
  readonly headings: readonly string[]
  readonly language: string
  /** Terms of title, headings and address, parted by spaces. */
  readonly head: string
  /** Terms of the text in their order, parted by spaces. */
  readonly words: string
  /** In which way these terms were made. Those that were made otherwise are made anew. */
  readonly made: string
}

export interface StoredPassage extends NewPassage {
  readonly key: number
  /** The page or the answer it belongs to. */
  readonly owner: string
  /** Those of its phrasings by which it was found. */
  readonly asked?: readonly Phrasing[]
  /** How near it is to the question by an embeddings model, from 0 to 1. */
  readonly near?: number
}

/** An answer that the owner wrote, with the questions it is for. */
export interface Answer {
  readonly id: string
  readonly questions: readonly string[]
  readonly text: string
  readonly language: string
  readonly url: string | null
  readonly changedAt: number
}

export interface FindQuery {
  /** Any of these. */
  readonly terms: readonly string[]
  /** Or, for the fewer passages, any of these, which may mean the same. */
  readonly meant?: readonly string[]
  /** Those of the terms that name something: phrasings with them are looked for too. */
  readonly naming?: readonly string[]
  /** The languages that these phrasings are in. */
  readonly languages?: readonly string[]
  /** As much as the others, where nothing is said. */
  readonly tells?: CandidateWeights
  readonly kinds: readonly PassageKind[]
  readonly limit: number
}

/** What decides, beside how rare the terms are, which passages become candidates. */
export interface CandidateWeights {
  /** How much a term tells that may only mean the same. */
  readonly meant: number
  /** How much more a passage tells under whose heading one of the terms stands; PostgreSQL's index does not tell. */
  readonly heading: number
}

/** How many passages of a site hold a term. */
export interface Frequencies {
  readonly passages: number
  readonly of: ReadonlyMap<string, number>
}

/** What is known of each site. What is saved is found by the next question, on every node. */
export interface KnowledgeStore {
  addSource(source: Pick<StoredSource, 'id' | 'siteId' | 'kind' | 'name' | 'url' | 'settings'>): Promise<void>
  sources(siteId: string): Promise<StoredSource[]>
  saveSettings(id: string, settings: SourceSettings): Promise<void>
  /** Removes a source with all it brought. False: there was none. */
  removeSource(siteId: string, id: string): Promise<boolean>
  /** Begins a round: every page known so far waits to be looked at again. */
  beginRound(id: string): Promise<void>
  endRound(id: string, end: { state: 'idle' | 'failed'; note?: string | null }): Promise<void>
  /** Sources under way without a lease, now leased by `owner` for `ttlMs`. For the same owner the lease is renewed. */
  takeUnfinished(owner: string, ttlMs: number): Promise<{ id: string; siteId: string }[]>
  /** False: somebody else works on it. */
  take(id: string, owner: string, ttlMs: number): Promise<boolean>
  release(id: string, owner: string): Promise<void>
  /** Idle sources whose hours have passed. */
  due(): Promise<{ id: string; siteId: string }[]>

  /** Puts pages that are new in line, up to `most` in all. Returns how many were new. */
  addPages(
    sourceId: string,
    pages: readonly { readonly url: string; readonly depth: number }[],
    most: number,
  ): Promise<number>
  waiting(sourceId: string, limit: number): Promise<KnownPage[]>
  savePage(key: number, outcome: PageOutcome): Promise<void>
  /** Pages that are as they were, all at once: whatever is known of them stays. */
  confirmPages(pages: readonly { readonly key: number; readonly state: PageState }[]): Promise<void>
  /** Whether a page of the source brought anything new since it was last learned to the end. */
  hasNews(sourceId: string): Promise<boolean>
  pages(
    siteId: string,
    query: Paging & { readonly sourceId?: string | undefined; readonly state?: PageState | undefined },
  ): Promise<Paged<KnownPage>>
  passagesOf(siteId: string, pageKey: number): Promise<StoredPassage[]>
  /** Passages of all pages of a source but maps, page by page. */
  passagesOfSource(sourceId: string, after: number, pages: number): Promise<StoredPassage[]>

  saveAnswer(siteId: string, answer: Omit<Answer, 'changedAt'>, passage: NewPassage): Promise<void>
  removeAnswer(siteId: string, id: string): Promise<boolean>
  answer(siteId: string, id: string): Promise<Answer | undefined>
  answers(siteId: string, query: Paging & { readonly words?: string | undefined }): Promise<Paged<Answer>>

  /** Passages with one of the terms, those with the rarest first. */
  find(siteId: string, query: FindQuery): Promise<StoredPassage[]>
  frequencies(siteId: string, terms: readonly string[]): Promise<Frequencies>
  /** For each term those of the site that share letters with it, the likest first. */
  alike(
    siteId: string,
    terms: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly string[]>>
  languages(siteId: string): Promise<string[]>

  /** Puts a question aside, or takes it back. */
  setAside(siteId: string, question: string, aside: boolean): Promise<void>
  putAside(siteId: string): Promise<string[]>

  readonly terms: TermStore
  readonly phrasings: PhrasingStore
  readonly vectors: VectorStore
}

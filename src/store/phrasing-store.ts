import type { Paged, Paging } from './paging.ts'
import type { StoredPassage } from './knowledge-store.ts'

/** A question that a passage answers, as a model wrote it when the passage was learned. */
export interface NewPhrasing {
  readonly language: string
  readonly question: string
  /** The part of the passage that answers it, letter by letter; empty: it comes near the passage, which does not answer it. */
  readonly quote: string | null
  /** Its terms in their order, parted by spaces. */
  readonly words: string
  /** In which way these terms were made. */
  readonly made: string
}

export interface Phrasing extends NewPhrasing {
  readonly id: number
  /** The key of its passage. */
  readonly passage: number
}

/** A phrasing with the passage that it leads to. */
export interface ListedPhrasing extends Omit<Phrasing, 'words' | 'made'> {
  readonly text: string
  readonly title: string
  readonly url: string | null
}

/** How far the writing of phrasings for a site is, or how it ended. */
export interface PhrasingRun {
  readonly state: 'writing' | 'idle' | 'failed'
  /** Why it ended, in words. */
  readonly note: string | null
  readonly languages: readonly string[]
  /** Passages it was begun for. */
  readonly passages: number
  readonly done: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly startedAt: number
  readonly endedAt: number | null
}

export interface PhrasingProgress {
  readonly done: number
  readonly inputTokens: number
  readonly outputTokens: number
}

/** A passage to be phrased, and in which languages it is already. */
export interface LackingPassage {
  readonly passage: StoredPassage
  readonly phrased: readonly string[]
}

/** Question phrasings of the passages of each site. They go with their passage; one that says the same keeps them. */
export interface PhrasingStore {
  /** How many passages have not been phrased in all of these languages, and how many bytes they are. */
  lacking(siteId: string, languages: readonly string[]): Promise<{ passages: number; bytes: number }>
  nextLacking(
    siteId: string,
    languages: readonly string[],
    query: { readonly after: number; readonly limit: number },
  ): Promise<LackingPassage[]>
  /** Adds to a passage what was written for it in these languages. False: it is gone meanwhile. */
  save(
    passage: number,
    written: { readonly languages: readonly string[]; readonly phrasings: readonly NewPhrasing[] },
  ): Promise<boolean>
  count(siteId: string): Promise<number>
  /** Another one as soon as any was added or removed. */
  stamp(siteId: string): Promise<string>
  /** All of one language. */
  inLanguage(siteId: string, language: string): Promise<Phrasing[]>
  list(
    siteId: string,
    query: Paging & { readonly words?: string | undefined },
  ): Promise<Paged<ListedPhrasing>>
  ofPassages(passages: readonly number[]): Promise<Phrasing[]>
  /** It is not written again. False: there was none. */
  remove(siteId: string, id: number): Promise<boolean>
  /** Removes all, and what was remembered of their writing. */
  removeAll(siteId: string): Promise<void>

  run(siteId: string): Promise<PhrasingRun | undefined>
  /** False: one is under way. */
  begin(
    siteId: string,
    run: { readonly languages: readonly string[]; readonly passages: number },
  ): Promise<boolean>
  /** Takes the lease of a run, or renews it. False: another node holds it, or the run has ended. */
  take(siteId: string, owner: string, ttlMs: number): Promise<boolean>
  /** Sites whose run no node has a lease of. */
  unfinished(): Promise<string[]>
  /** Adds to what was done. */
  progress(siteId: string, more: PhrasingProgress): Promise<void>
  /** Ends a run that is under way. False: there is none. */
  end(siteId: string, end: { state: 'idle' | 'failed'; note: string | null }): Promise<boolean>
  release(siteId: string, owner: string): Promise<void>
}

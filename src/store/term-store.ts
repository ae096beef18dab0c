import type { NewPassage, StoredPassage } from './knowledge-store.ts'
import type { NewPhrasing, Phrasing } from './phrasing-store.ts'

export interface RemadePassage extends Pick<NewPassage, 'head' | 'words' | 'made'> {
  readonly key: number
}

export interface RemadePhrasing extends Pick<NewPhrasing, 'words' | 'made'> {
  readonly id: number
}

/** Terms that were made in another way than those of today. They serve until others take their place. */
export interface TermStore {
  /** Passages of all sites whose terms were not made in this way. */
  stalePassages(made: string, limit: number): Promise<StoredPassage[]>
  stalePhrasings(made: string, limit: number): Promise<Phrasing[]>
  /** Puts others in their place, all at once. Passages that are gone meanwhile stay gone. */
  remakePassages(passages: readonly RemadePassage[]): Promise<void>
  remakePhrasings(phrasings: readonly RemadePhrasing[]): Promise<void>
}

import type { PassageKind, StoredPassage } from './knowledge-store.ts'

/** What a passage means, as a direction of whole numbers from -127 to 127. */
export interface PassageVector {
  readonly passage: number
  readonly vector: Int8Array
}

/** Directions of passages by an embeddings model. They go with their passage. */
export interface VectorStore {
  /** Passages of any site that have none by this model. */
  lacking(model: string, limit: number): Promise<StoredPassage[]>
  save(model: string, vectors: readonly PassageVector[]): Promise<void>
  /** All of a site. */
  of(siteId: string, model: string): Promise<PassageVector[]>
  passages(siteId: string, keys: readonly number[], kinds: readonly PassageKind[]): Promise<StoredPassage[]>
}

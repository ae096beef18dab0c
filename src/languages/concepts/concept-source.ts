import type { ConceptLanguage } from './concept-languages.ts'
import type { KinEdges } from './kin.ts'
import type { PhraseTables } from './phrase-tables.ts'
import type { SpokenHashes } from './spoken-words.ts'

/** Where the lexicon has the concepts from. */
export interface ConceptSource {
  /** What all languages share. */
  notions(): Promise<NotionTables>
  phrases(language: ConceptLanguage): Promise<PhraseTables>
  /** The words of all languages, as far as they tell which it is. */
  spoken(): Promise<SpokenHashes>
}

export interface NotionTables {
  /** By their numbers. */
  readonly ids: readonly string[]
  readonly edges: KinEdges
}

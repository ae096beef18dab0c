import type { KnowledgeStore } from '../knowledge-store.ts'
import { knowledgeAnswers } from './answers.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { knowledgePages } from './pages.ts'
import { knowledgePhrasings } from './phrasings.ts'
import { knowledgeReading } from './reading.ts'
import { knowledgeSources } from './sources.ts'
import { knowledgeTerms } from './remade-terms.ts'
import { knowledgeVectors } from './vectors.ts'

/** The knowledge in a database. */
export function knowledgeQueries(place: KnowledgePlace): KnowledgeStore {
  return {
    ...knowledgeSources(place),
    ...knowledgePages(place),
    ...knowledgeAnswers(place),
    ...knowledgeReading(place),
    terms: knowledgeTerms(place),
    phrasings: knowledgePhrasings(place),
    vectors: knowledgeVectors(place),
  }
}

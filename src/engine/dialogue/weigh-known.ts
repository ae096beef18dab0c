import { choosing } from '../weights.ts'
import type { Known } from './from-knowledge.ts'

type Weighed = Pick<Known, 'score' | 'isOwners'>

/** Whether what is known answers. */
export function isSure({ score }: Weighed): boolean {
  return score >= choosing.knowledge
}

/** Whether it is worth telling, and likelier to answer than what the page in view says, which may be trusted so far. */
export function isLikelier({ score, isOwners }: Weighed, pageTrust: number): boolean {
  if (isOwners) return true
  const likely = evidence(score) + choosing.knownEvidence
  return score >= choosing.knowledgePerhaps && likely > evidence(pageTrust) + choosing.pageEvidence
}

/** What the page says of a question: it answers, it may, or it has nothing to do with it. */
export type PageRelevance = 'answers' | 'may' | 'strays'

/** Where the site holds the page too, and nothing of it comes near the question, the page is the less to be trusted. */
export function pageRelevance({ score }: Weighed, pageTrust: number): PageRelevance {
  const sum = evidence(pageTrust) + choosing.siteShare * evidence(score)
  if (sum < choosing.pageStrays) return 'strays'
  return sum < choosing.pageMay ? 'may' : 'answers'
}

/** A chance as evidence that can be added up; none is beyond doubt. */
function evidence(chance: number): number {
  const some = Math.min(Math.max(chance, 0.01), 0.99)
  return Math.log(some / (1 - some))
}

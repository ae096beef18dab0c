import { choosing } from '../weights.ts'
import type { Known } from './from-knowledge.ts'

type Weighed = Pick<Known, 'score' | 'isOwners' | 'isAbout'>

/** Whether what is known answers: it must be the surer where it leaves out a word that the question hangs on. */
export function isSure({ score, isAbout }: Pick<Weighed, 'score' | 'isAbout'>): boolean {
  return score >= (isAbout ? choosing.knowledge : choosing.knowledgeBeside)
}

/** Whether it is worth telling, and likelier to answer than what the page in view says, which may be trusted so far. */
export function isLikelier({ score, isOwners, isAbout }: Weighed, pageTrust: number): boolean {
  if (isOwners) return true
  // What leaves out a word that the question hangs on is no guess at its answer.
  if (!isAbout && score < choosing.knowledge) return false
  const likely = evidence(score) + choosing.knownEvidence
  return score >= choosing.knowledgePerhaps && likely > evidence(pageTrust) + choosing.pageEvidence
}

/** What the page says of a question: it answers, it may, or it has nothing to do with it. */
export type PageRelevance = 'answers' | 'may' | 'strays'

/** Where the site holds the page too, and nothing of it comes near the question, the page is the less to be trusted. */
export function pageRelevance({ score }: Pick<Weighed, 'score'>, pageTrust: number): PageRelevance {
  const sum = evidence(pageTrust) + choosing.siteShare * evidence(score)
  if (sum < choosing.pageStrays) return 'strays'
  return sum < choosing.pageMay ? 'may' : 'answers'
}

/** A chance as evidence that can be added up; none is beyond doubt. */
function evidence(chance: number): number {
  const some = Math.min(Math.max(chance, 0.01), 0.99)
  return Math.log(some / (1 - some))
}

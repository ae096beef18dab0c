import { likeQuestions } from '#knowledge'
import { detectLanguage } from '#languages'
import type { Gap } from '#protocol'
import { asksNothing } from './asks-nothing.ts'
import type { AdminStore, KnowledgeStore } from '#store'

const maxDisliked = 500
const maxUnanswered = 1_000
const pageSize = 100
const maxGaps = 100
const maxAlike = 10
const maxAnswers = 2_000

export interface GapsOptions {
  readonly transcripts: AdminStore['transcripts']
  readonly store: Pick<KnowledgeStore, 'putAside' | 'answers'>
}

/**
 * What was asked and not answered, or answered in a way that the visitor rated down; what was only to be done on the
 * page is no question. It goes with the transcripts: what a visitor erases is gone here too.
 */
export async function gapsOf({ transcripts, store }: GapsOptions, siteId: string): Promise<Gap[]> {
  const [disliked, unanswered] = await Promise.all([
    transcripts.disliked(siteId, maxDisliked),
    transcripts.unanswered(siteId, maxUnanswered),
  ])
  const asked = [...disliked, ...unanswered.filter(({ question }) => !asksNothing(question))]
  const aside = new Set(await store.putAside(siteId))
  const answeredAt = await answersByQuestion(store, siteId)
  return likeQuestions(asked)
    .filter((group) => {
      const lastAt = Math.max(...group.map(({ at }) => at))
      // Unanswered or rated down once more, it is open again.
      return !group.some(({ question }) => (answeredAt.get(plain(question)) ?? 0) >= lastAt)
    })
    .map((group): Gap => {
      const latest = group.reduce((one, other) => (other.at > one.at ? other : one))
      return {
        question: latest.question,
        alike: [...new Set(group.map(({ question }) => question))]
          .filter((question) => question !== latest.question)
          .slice(0, maxAlike),
        times: group.length,
        hosts: [...new Set(group.map(({ host }) => host))].slice(0, maxAlike),
        // A word or two are of the language that the conversation was in.
        language: latest.language ?? detectLanguage(latest.question),
        lastAt: latest.at,
        aside: group.some(({ question }) => aside.has(question)),
      }
    })
    .sort((a, b) => b.times - a.times || b.lastAt - a.lastAt)
    .slice(0, maxGaps)
}

/** When the owner last answered each question that has an answer. */
async function answersByQuestion(store: GapsOptions['store'], siteId: string): Promise<Map<string, number>> {
  const answeredAt = new Map<string, number>()
  let cursor: string | undefined
  for (let read = 0; read < maxAnswers; read += pageSize) {
    const page = await store.answers(siteId, { limit: pageSize, cursor })
    for (const { questions, changedAt } of page.items)
      for (const question of questions)
        answeredAt.set(plain(question), Math.max(changedAt, answeredAt.get(plain(question)) ?? 0))
    if (page.next === null) break
    cursor = page.next
  }
  return answeredAt
}

function plain(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

import { likeQuestions } from '#knowledge'
import { detectLanguage } from '#languages'
import type { Gap } from '#protocol'
import { isCommand } from './is-command.ts'
import type { AdminStore, KnowledgeStore } from '#store'

const maxConversations = 500
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
 * page is no question. Read from the transcripts
 * themselves: what a visitor erases is gone here too.
 */
export async function gapsOf({ transcripts, store }: GapsOptions, siteId: string): Promise<Gap[]> {
  const asked = await transcripts.disliked(siteId, maxConversations)
  let cursor: string | undefined
  for (let read = 0; read < maxConversations; read += pageSize) {
    const page = await transcripts.list(siteId, { outcome: 'unanswered', limit: pageSize, cursor })
    for (const { unanswered, host, outcome, startedAt, lastAt } of page.items)
      // What went on with something else says no longer when it was asked: not before it began, that is all.
      if (unanswered !== null && !isCommand(unanswered))
        asked.push({ question: unanswered, host, at: outcome === 'unanswered' ? lastAt : startedAt })
    if (page.next === null) break
    cursor = page.next
  }
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
        language: detectLanguage(latest.question),
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

import { detectLanguage, likeQuestions } from '#knowledge'
import type { Gap } from '#protocol'
import type { DeskStore, KnowledgeStore } from '#store'

const mostConversations = 500
const pageSize = 100
const mostGaps = 100
const mostAlike = 10

export interface GapsOptions {
  readonly transcripts: DeskStore['transcripts']
  readonly store: Pick<KnowledgeStore, 'putAside'>
}

/**
 * What was asked and not answered, or answered in a way that the visitor rated down. Read from the transcripts
 * themselves: what a visitor erases is gone here too.
 */
export async function gapsOf({ transcripts, store }: GapsOptions, siteId: string): Promise<Gap[]> {
  const asked = await transcripts.disliked(siteId, mostConversations)
  let cursor: string | undefined
  for (let read = 0; read < mostConversations; read += pageSize) {
    const page = await transcripts.list(siteId, { outcome: 'unanswered', limit: pageSize, cursor })
    for (const { unanswered, host, lastAt } of page.items)
      if (unanswered !== null) asked.push({ question: unanswered, host, at: lastAt })
    if (page.next === null) break
    cursor = page.next
  }
  const aside = new Set(await store.putAside(siteId))
  return likeQuestions(asked)
    .map((group): Gap => {
      const latest = group.reduce((one, other) => (other.at > one.at ? other : one))
      return {
        question: latest.question,
        alike: [...new Set(group.map(({ question }) => question))]
          .filter((question) => question !== latest.question)
          .slice(0, mostAlike),
        times: group.length,
        hosts: [...new Set(group.map(({ host }) => host))].slice(0, mostAlike),
        language: detectLanguage(latest.question),
        lastAt: latest.at,
        aside: group.some(({ question }) => aside.has(question)),
      }
    })
    .sort((a, b) => b.times - a.times || b.lastAt - a.lastAt)
    .slice(0, mostGaps)
}

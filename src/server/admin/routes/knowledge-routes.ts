import { writeAnswers, type RankedCandidate } from '#knowledge'
import { detectLanguage } from '#languages'
import { adminApi, ApiError, matchingEntries, type Found, type KnowledgeSource } from '#protocol'
import type { KnownPage, StoredPassage, StoredSource } from '#store'
import { createKnowledgeAdmin } from '../../knowledge/knowledge-admin.ts'
import { gapsOf } from '../../knowledge/gaps.ts'
import { readinessOf } from '../../knowledge/readiness.ts'
import { askSite } from '../../knowledge/site-knowledge.ts'
import { readOrigin } from '../../origin/read-origin.ts'
import type { Route } from '../../routes/route.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { pagingOf } from './paging-of.ts'

const answersAtOnce = 200
const maxFound = 5

/** What is known of a site: sources, pages, answers, gaps, and what it would say. */
export function knowledgeRoutes(make: MakeAdminRoute, options: AdminOptions): Route[] {
  const { admin, newId, known } = options
  const { store, learner, meanings } = known
  const own = createKnowledgeAdmin({ store, meanings, newId })
  const { audit } = admin

  return [
    make(adminApi.listSources, async (_, { site }) => {
      await known.ready(site.id)
      return { items: (await store.sources(site.id)).map(shownSource) }
    }),

    make(adminApi.addSource, async ({ body }, { site, by }) => {
      const { url, text, name, format = 'text', exclude, everyHours } = body
      if ((url === undefined) === (text === undefined))
        throw new ApiError('invalid_message', 'Give either `url` or `text`.')
      const source =
        text === undefined
          ? await own.addSite(site.id, onSite(url ?? '', site.hosts), {
              ...(exclude && { exclude }),
              ...(everyHours !== undefined && { everyHours }),
            })
          : await own.addText(site.id, { text, name: name ?? text.trim().slice(0, 60), format })
      if (source.kind === 'site' && source.state !== 'learning') await learner.learn(site.id, source.id)
      await note('addSource', source.name)
      return shownSource(await own.findSource(site.id, source.id))

      function note(action: string, subject: string) {
        return audit.record({ organisationId: site.organisationId, site, action, subject }, by)
      }
    }),

    make(adminApi.addFile, async ({ body }, { site, by }) => {
      const source = await own.addFile(site.id, {
        name: body.name,
        bytes: Buffer.from(body.content, 'base64'),
      })
      const { organisationId } = site
      await audit.record({ organisationId, site, action: 'addFile', subject: source.name }, by)
      return shownSource(source)
    }),

    make(adminApi.changeSource, async ({ params, body }, { site, by }) => {
      const source = await own.findSource(site.id, params.sourceId)
      const { everyHours: hours, exclude = [], ...rest } = source.settings
      const everyHours = body.everyHours === undefined ? hours : (body.everyHours ?? undefined)
      const settings = { exclude: body.exclude ?? exclude, ...(everyHours !== undefined && { everyHours }) }
      await store.saveSettings(params.sourceId, { ...rest, ...settings })
      const { organisationId } = site
      const change = {
        before: { exclude, everyHours: hours ?? null },
        after: { exclude: settings.exclude, everyHours: everyHours ?? null },
      }
      await audit.record(
        { organisationId, site, action: 'changeSource', subject: source.name, ...change },
        by,
      )
      return shownSource(await own.findSource(site.id, params.sourceId))
    }),

    make(adminApi.removeSource, async ({ params }, { site, by }) => {
      const { name } = await own.findSource(site.id, params.sourceId)
      await store.removeSource(site.id, params.sourceId)
      const { organisationId } = site
      await audit.record({ organisationId, site, action: 'removeSource', subject: name }, by)
      return { done: true as const }
    }),

    make(adminApi.learnSource, async ({ params }, { site }) => {
      const source = await own.findSource(site.id, params.sourceId)
      if (source.kind !== 'site') throw new ApiError('conflict', 'Only a website can be learned again.')
      if (source.state !== 'learning') await learner.learn(site.id, source.id)
      return shownSource(await own.findSource(site.id, source.id))
    }),

    make(adminApi.listKnownPages, async ({ query }, { site }) => {
      const { source: sourceId, state } = query
      const page = await store.pages(site.id, { ...pagingOf(query), sourceId, state })
      return { ...page, items: page.items.map(pageOf) }
    }),

    make(adminApi.listPassages, async ({ params }, { site }) => {
      const passages = await store.passagesOf(site.id, Number(params.pageId))
      const items = passages
        .filter(({ kind }) => kind !== 'map')
        .map(({ key, text, headings, language }) => ({
          id: String(key),
          text,
          headings: [...headings],
          language,
        }))
      return { items }
    }),

    make(adminApi.listAnswers, async ({ query }, { site }) => {
      const page = await store.answers(site.id, { ...pagingOf(query), words: query.words })
      return { ...page, items: page.items.map(answerOf) }
    }),

    make(adminApi.addAnswer, async ({ body }, { site, by }) => {
      const answer = await own.saveAnswer(site.id, newId(), { ...body, url: body.url ?? null })
      const { organisationId } = site
      await audit.record(
        { organisationId, site, action: 'addAnswer', subject: answer.questions[0] ?? '' },
        by,
      )
      return answerOf(answer)
    }),

    make(adminApi.changeAnswer, async ({ params, body }, { site, by }) => {
      const before = await store.answer(site.id, params.answerId)
      if (!before) throw new ApiError('not_found', 'There is no such answer.')
      const answer = await own.saveAnswer(site.id, before.id, { ...body, url: body.url ?? null })
      const subject = answer.questions[0] ?? ''
      const { organisationId } = site
      const change = { before: before.text, after: answer.text }
      await audit.record({ organisationId, site, action: 'changeAnswer', subject, ...change }, by)
      return answerOf(answer)
    }),

    make(adminApi.removeAnswer, async ({ params }, { site, by }) => {
      const before = await store.answer(site.id, params.answerId)
      if (!before) throw new ApiError('not_found', 'There is no such answer.')
      await store.removeAnswer(site.id, before.id)
      const { organisationId } = site
      const subject = before.questions[0] ?? ''
      await audit.record({ organisationId, site, action: 'removeAnswer', subject }, by)
      return { done: true as const }
    }),

    make(adminApi.importAnswers, async ({ body }, { site, by }) => {
      const result = await own.importAnswers(site.id, body.csv)
      const { organisationId } = site
      await audit.record(
        { organisationId, site, action: 'importAnswers', after: { added: result.added } },
        by,
      )
      return result
    }),

    make(adminApi.exportAnswers, async ({ header }, { site }) => {
      const answers = []
      let cursor: string | undefined
      do {
        const page = await store.answers(site.id, { limit: answersAtOnce, cursor })
        answers.push(...page.items)
        cursor = page.next ?? undefined
      } while (cursor !== undefined)
      header('content-type', 'text/csv; charset=utf-8')
      header('content-disposition', `attachment; filename="answers-${site.id}.csv"`)
      return writeAnswers(answers)
    }),

    make(adminApi.askKnowledge, async ({ body }, { site }) => {
      await known.ready(site.id)
      const { question, language = detectLanguage(question) } = body
      const kinds = ['page', 'file', 'text', 'answer'] as const
      const found = await askSite(known, site.id, question, { kinds, language, limit: maxFound })
      return { answered: (found[0]?.score ?? 0) >= 0.5, items: found.map(foundOf) }
    }),

    make(adminApi.readReadiness, async (_, { site }) => {
      await known.ready(site.id)
      return readinessOf(store, site.id)
    }),

    make(adminApi.listGaps, async (_, { site }) => ({
      items: await gapsOf({ transcripts: admin.transcripts, store }, site.id),
    })),

    make(adminApi.setGapAside, async ({ body }, { site }) => {
      await store.setAside(site.id, body.question, body.aside)
      return { done: true as const }
    }),
  ]
}

/** A start page must be on a host of the site: owners may learn only their own sites. */
function onSite(url: string, hosts: readonly string[]): string {
  const origin = URL.canParse(url) ? readOrigin(new URL(url).origin) : undefined
  if (!origin || !matchingEntries(origin).some((entry) => hosts.includes(entry)))
    throw new ApiError(
      'invalid_message',
      `${url} is on no host of this site. Its hosts: ${hosts.join(', ')}.`,
    )
  return url
}

function shownSource(source: StoredSource): KnowledgeSource {
  const { id, kind, name, url, state, note, createdAt, learnedAt, pages, settings } = source
  const { exclude = [], everyHours = null } = settings
  return { id, kind, name, url, exclude: [...exclude], everyHours, state, note, createdAt, learnedAt, pages }
}

function pageOf({ key, sourceId, url, title, language, state, reason, passages, at }: KnownPage) {
  return { id: String(key), source: sourceId, url, title, language, state, reason, passages, at }
}

function answerOf<Given extends { readonly questions: readonly string[] }>(answer: Given) {
  return { ...answer, questions: [...answer.questions] }
}

function foundOf({ candidate, score, features, phrasing }: RankedCandidate<StoredPassage>): Found {
  const { kind, text, title, url, headings, language } = candidate
  return {
    kind: kind as Found['kind'],
    text,
    title,
    url,
    headings: [...headings],
    language,
    score,
    phrasing: phrasing?.question ?? null,
    why: Object.entries(features).map(([name, value]) => ({ name, value: Math.round(value * 100) / 100 })),
  }
}

import { adminApi, ApiError, type PhrasingState } from '#protocol'
import type { ListedPhrasing } from '#store'
import type { PhrasingState as WriterState } from '../../knowledge/phrasing/phrasing-writer.ts'
import type { Route } from '../../routes/route.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { pagingOf } from './paging-of.ts'

/** Questions that the site's model writes once, so that passages are found by other words without one. */
export function phrasingRoutes(make: MakeAdminRoute, { admin, known }: AdminOptions): Route[] {
  const { writer, store } = known
  const { phrasings } = store
  const { audit } = admin

  return [
    make(adminApi.readPhrasing, async ({ query }, { site }) => {
      await known.ready(site.id)
      return shown(await writer.state(site.id, query.languages?.split(',')))
    }),

    make(adminApi.beginPhrasing, async ({ body }, { site, by }) => {
      await known.ready(site.id)
      await writer.begin(site.id, body)
      const { organisationId } = site
      await audit.record({ organisationId, site, action: 'beginPhrasing', after: body }, by)
      return shown(await writer.state(site.id, body.languages))
    }),

    make(adminApi.stopPhrasing, async (_, { site, by }) => {
      if (await writer.halt(site.id)) {
        const { organisationId } = site
        await audit.record({ organisationId, site, action: 'stopPhrasing' }, by)
      }
      return shown(await writer.state(site.id))
    }),

    make(adminApi.listPhrasings, async ({ query }, { site }) => {
      const page = await phrasings.list(site.id, { ...pagingOf(query), words: query.words })
      return {
        ...page,
        items: page.items.map(summaryOf),
      }
    }),

    make(adminApi.removePhrasing, async ({ params }, { site, by }) => {
      if (!(await phrasings.remove(site.id, Number(params.phrasingId))))
        throw new ApiError('not_found', 'There is no such phrasing.')
      const { organisationId } = site
      await audit.record({ organisationId, site, action: 'removePhrasing' }, by)
      return { done: true as const }
    }),

    make(adminApi.removePhrasings, async (_, { site, by }) => {
      if ((await phrasings.run(site.id))?.state === 'writing')
        throw new ApiError('conflict', 'They are being written: stop that first.')
      await phrasings.removeAll(site.id)
      const { organisationId } = site
      await audit.record({ organisationId, site, action: 'removePhrasings' }, by)
      return { done: true as const }
    }),
  ]
}

function summaryOf({ id, language, question, quote, text, title, url }: ListedPhrasing) {
  return { id: String(id), language, question, quote, text, title, url }
}

function shown({ model, languages, cost, phrasings, run }: WriterState): PhrasingState {
  return {
    model: model ?? null,
    languages: [...languages],
    cost,
    phrasings,
    run: run ? { ...run, languages: [...run.languages] } : null,
  }
}

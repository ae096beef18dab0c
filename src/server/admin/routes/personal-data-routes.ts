import { adminApi } from '#protocol'
import type { Route } from '../../routes/route.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { createPersonalData } from '../people/personal-data.ts'

/** Everything of one person: found, handed over, erased. */
export function personalDataRoutes(make: MakeAdminRoute, options: AdminOptions): Route[] {
  const personalData = createPersonalData(options)
  return [
    make(adminApi.findPerson, async ({ query }, { site }) => personalData.find(site.id, query.who)),

    make(adminApi.exportPerson, async ({ query, header }, { site, by }) => {
      const file = await personalData.fileOf(site, query.who, by)
      header('content-type', 'application/json; charset=utf-8')
      header('content-disposition', `attachment; filename="person-${site.id}.json"`)
      return `${JSON.stringify(file, null, 2)}\n`
    }),

    make(adminApi.erasePerson, async ({ query }, { site, by }) => personalData.erase(site, query.who, by)),
  ]
}

import { adminApi } from '#protocol'
import type { Route } from '../routes/route.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { createPersons } from './persons.ts'

/** Everything of one person: found, handed over, erased. */
export function personRoutes(make: MakeAdminRoute, options: AdminOptions): Route[] {
  const persons = createPersons(options)
  return [
    make(adminApi.findPerson, async ({ query }, { site }) => persons.find(site.id, query.who)),

    make(adminApi.exportPerson, async ({ query, header }, { site, by }) => {
      const file = await persons.fileOf(site, query.who, by)
      header('content-type', 'application/json; charset=utf-8')
      header('content-disposition', `attachment; filename="person-${site.id}.json"`)
      return `${JSON.stringify(file, null, 2)}\n`
    }),

    make(adminApi.erasePerson, async ({ query }, { site, by }) => persons.erase(site, query.who, by)),
  ]
}

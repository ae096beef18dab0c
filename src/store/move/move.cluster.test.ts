import { defaultSiteConfig } from '#protocol'
import { expect, it } from 'vitest'
import { chunk, done, message, newSession } from '../contract/samples.ts'
import { column } from '../libsql/file/column.ts'
import { libsqlStore } from '../libsql-store.ts'
import { openDatabase } from '../libsql/file/open-database.ts'
import { temporaryFile } from '../../../tests/support/temporary-file.ts'
import { moveStore } from '../lazy-stores.ts'
import { sharedDatabases, sharedNodes } from '../../../tests/support/shared-places.ts'
import type { Store } from '../store.ts'
import { movedTables } from './moved-tables.ts'

const databases = sharedDatabases()
const newPlace = sharedNodes(databases)
const by = { id: null, name: 'operator' }

/** An embedded store with something in every corner. */
async function fill(store: Store): Promise<string> {
  const { admin, sessions } = store
  const config = defaultSiteConfig('Shop')
  await admin.sites.create(
    { id: 'site', organisationId: 'o1', name: 'Shop', hosts: ['b.example', 'a.example'], config },
    by,
  )
  await admin.configs.saveDraft('site', { site: { ...config, greeting: 'Hello' } }, { by })
  await admin.configs.publish('site', { by })
  await admin.sites.saveRetention('site', 7, by)
  const { id: owner } = await admin.people.admit(
    { issuer: 'i', subject: 's', name: 'Ada' },
    'default',
    'owner',
    by,
  )
  await admin.people.renameOrganisation('default', 'Ours', by)
  await admin.provider.secret('key', 'sealed')
  await store.spending.add('site', '2026-11-15', { messages: 2, tokens: 30 })
  const id = await newSession(store)
  await sessions.accept(
    message(id, 'Where is my \0 lamp? \ud800', { clientMessageId: 'c1', context: { url: '/a' } }),
  )
  const entry = { role: 'assistant' as const, content: 'On its way', at: 1_000_100 }
  await sessions.commit({
    sessionId: id,
    events: [chunk(0), done('On its way')],
    history: [{ entry, after: 1 }],
    notes: [{ at: 1_000_200, note: { kind: 'outcome', outcome: 'answered' } }],
    turn: { open: true, owner },
    visitor: { name: 'Bob' },
    wakeAt: 5,
  })
  return id
}

/** What both stores say, whatever they are made of. */
async function said({ admin, sessions, sites, spending }: Store, id: string) {
  const { messages, tokens } = await spending.of('site', '2026-11-15')
  return {
    sites: await sites.list(),
    admin: await admin.sites.list(['o1', 'default'], { limit: 10 }),
    config: await admin.configs.read('site'),
    versions: await admin.configs.versions('site', { limit: 10 }),
    audit: await admin.audit.list('o1', { limit: 20 }),
    ada: await admin.people.find({ issuer: 'i', subject: 's' }),
    members: await admin.people.members('default', { limit: 10 }),
    secret: await admin.provider.secret('key', 'other'),
    session: await sessions.load(id),
    history: await sessions.history(id),
    inbox: await sessions.inbox(id),
    notes: await sessions.notes(id),
    waiting: await sessions.waiting(10),
    messages: await sessions.countMessages(),
    found: await admin.transcripts.list('site', { words: 'lamp', limit: 5 }),
    days: await admin.transcripts.days('site', '1970-01-01', '2030-01-01'),
    spent: { messages, tokens },
  }
}

it('carries everything over, and the new store goes on from there', async () => {
  const file = temporaryFile()
  const embedded = libsqlStore({ file })
  const id = await fill(embedded)
  const before = await said(embedded, id)
  const head = (await embedded.log.tail(id))?.head ?? 0
  await embedded.close()

  const databaseUrl = await databases().database()
  const moved: string[] = []
  await moveStore({ file, databaseUrl, onMoved: (table) => moved.push(table) })
  const shared = await newPlace()({ databaseUrl })
  expect(await said(shared, id)).toEqual(before)
  expect(moved).toEqual([...movedTables.map(({ table }) => table), 'search'])

  expect(await shared.log.tail(id)).toMatchObject({ head, floor: head })
  expect(await shared.sessions.accept(message(id, 'again', { clientMessageId: 'c1' }))).toMatchObject({
    fresh: false,
  })
  expect(await shared.sessions.accept(message(id, 'thanks'))).toMatchObject({ fresh: true })
  expect((await shared.sessions.history(id)).at(-1)?.content).toBe('thanks')
  expect((await shared.admin.transcripts.list('site', { words: 'thanks', limit: 5 })).items).toHaveLength(1)

  await expect(moveStore({ file, databaseUrl })).rejects.toMatchObject({ code: 'conflict' })
})

it('leaves out no table of the file', () => {
  const { connection } = openDatabase({ file: temporaryFile(), now: Date.now })
  const tables = column<string>(
    connection,
    `select name from sqlite_master where type = 'table' and name not like 'search%' and name not like 'sqlite_%'
      and name not in ('journal', 'counters', 'migrations') order by name`,
  )
  expect(tables.all()).toEqual(movedTables.map(({ table }) => table).sort())
  connection.close()
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunk, message } from '../contract/samples.ts'
import type { PageContext } from '#protocol'
import type { Commit, Store } from '../store.ts'
import { libsqlStore } from '../libsql-store.ts'
import { openDatabase } from './file/open-database.ts'
import { temporaryFile } from '../../../tests/support/temporary-file.ts'
import { seed } from '../../../tests/support/seed.ts'

const session = { id: 'one', siteId: 'site', host: 'shop.example', at: 1 }
const pages: PageContext[] = [
  { url: '/a' },
  { url: '/b' },
  { url: '/a', title: 'A' },
  { forms: [{ name: 'f' }] },
]
const page = fc.constantFrom(...pages)
const change = fc.record(
  {
    events: fc.constantFrom([chunk(0)], [chunk(0), chunk(1)]),
    history: fc.constant([{ entry: { role: 'assistant' as const, content: 'so' }, after: 0, began: 0 }]),
    turn: fc.constantFrom({ step: 1 }, { step: 2 }),
    inputs: fc.constantFrom([{ kind: 'stop' }], [{ kind: 'stop' }, { kind: 'continue' }]),
    context: page,
    visitor: fc.constantFrom({ name: 'Ada' }, { name: 'Grace' }),
    activeAt: fc.integer({ min: 0, max: 100 }),
    wakeAt: fc.constantFrom(null, 7, 8),
  },
  { requiredKeys: [] },
)
const step = fc.oneof(
  change.map(
    (made) =>
      ({ sessions }: Store) =>
        sessions.commit({ sessionId: 'one', ...(made as Omit<Commit, 'sessionId'>) }),
  ),
  page.map(
    (context) =>
      ({ sessions }: Store) =>
        sessions.accept(message('one', 'hello', { context })),
  ),
  fc.constant(async ({ sessions }: Store) => {
    const [first] = await sessions.inbox('one')
    await sessions.commit({ sessionId: 'one', consumed: first ? [first.id] : [] })
  }),
  fc.constant(({ sessions }: Store) => sessions.history('one', { last: 100 })),
)
/** Steps of one group go into one transaction. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })

async function seen({ sessions, log }: Store) {
  return {
    session: await sessions.get('one'),
    state: await sessions.load('one'),
    history: await sessions.history('one', { last: 100 }),
    inbox: await sessions.inbox('one'),
    tail: await log.tail('one'),
  }
}

describe('what memory knows of a session', () => {
  it('is what the disk knows, whatever has happened', async () => {
    await fc.assert(
      fc.asyncProperty(groups, async (made) => {
        const file = temporaryFile()
        const store = libsqlStore({ file })
        await store.sessions.create(session)
        for (const group of made) await Promise.all(group.map((run) => run(store)))
        const remembered = await seen(store)
        await store.close()
        const reopened = libsqlStore({ file })
        expect(remembered).toEqual(await seen(reopened))
        await reopened.close()
      }),
      { seed, numRuns: 40 },
    )
  })

  it('keeps a page that has not changed from being written again', async () => {
    const file = temporaryFile()
    const store = libsqlStore({ file })
    const { connection } = openDatabase({ file, now: Date.now })
    const body = () => (connection.prepare('select body from contexts').get() as { body: string }).body
    await store.sessions.create(session)
    const see = (url: string) => store.sessions.commit({ sessionId: 'one', context: { url } })
    await see('/a')
    connection.exec(`update contexts set body = 'untouched'`)
    await see('/a')
    expect(body()).toBe('untouched')
    await Promise.all([see('/b'), see('/a')])
    expect(body()).toBe('{"url":"/a"}')
    connection.close()
    await store.close()
  })
})

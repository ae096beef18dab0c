import type { Assistant, SiteProfile } from '#assistant'
import { databaseFile, type ServerParts } from '#server'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserLike } from '../admin/support/browser-like.ts'
import { sharedDatabases } from '../support/shared-places.ts'
import { apiKey, bookingPage, corner, hoursPage, mill, owner, table, unreadMessage } from './support/cast.ts'
import { openHouse } from './support/house.ts'
import { kinds, readWritten, type Kind, type Written } from './support/memory.ts'
import { copyMemory } from './support/open-memory.ts'
import { recollect } from './support/recollect.ts'

const databases = sharedDatabases()
const terminal = ['message_done', 'message', 'task_complete']
type Close = () => unknown

/** The present server on a copy of the memory, a moment after the server that wrote it has stopped. */
async function open(kind: Kind, parts: ServerParts = {}, before: (folder: string) => void = () => undefined) {
  const written = readWritten(kind)
  const { environment, remove } = await copyMemory(kind, databases)
  before(environment.DATA_DIR)
  const since = Date.now()
  const now = () => written.at + (Date.now() - since)
  const house = await openHouse(environment, { now, ...parts })
  const closing: Close[] = [remove, house.close]
  return {
    house,
    written,
    async guest(origin: string, sessionId: string) {
      const guest = await house.guest(origin, sessionId)
      closing.push(guest.close)
      return guest
    },
    async close() {
      for (const close of closing.toReversed()) await close()
    },
  }
}

function transcriptOf({ remembered }: Written, sessionId: string) {
  const all = remembered.sites.flatMap((site) => site.transcripts ?? [])
  return all.find(({ id }) => id === sessionId)
}

/** The plan a session waits for, as it was written on its timeline. */
function planOf(written: Written, sessionId: string) {
  const plans = transcriptOf(written, sessionId)?.timeline.filter((entry) => entry.kind === 'plan') ?? []
  return { planId: plans.at(-1)?.planId, steps: plans.at(-1)?.steps.length ?? 0 }
}

const done = (steps: number) => ({ success: true, completedSteps: steps, totalSteps: steps })

describe.each(kinds)('a memory of the release before (%s)', (kind) => {
  let place: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    place = await open(kind)
  })
  afterAll(() => place.close())

  it('is whole: people, sites, versions, audit, transcripts, statistics and what visitors see', async () => {
    const { house, written } = place
    const { remembered, days, live } = written
    // New fields may have come; nothing that was there may be missing.
    expect(await recollect(house, days, Object.values(live))).toMatchObject(remembered)
  })

  it('keeps an ended session ended, with its transcript', async () => {
    const { house, written } = place
    const response = await fetch(`${house.url}/api/session/${written.ended}`, { headers: { origin: mill } })
    expect(response.status).toBe(404)
    const site = written.remembered.sites.find(({ hosts }) => hosts.hosts.includes('mill.example'))
    const params = { id: site?.summary.id ?? '', sessionId: house.names.nameOf(written.ended) }
    const { body } = await house.call('readSession', { token: house.token, params })
    expect(body).toMatchObject({ live: false, messages: 1, preview: 'When do you open?' })
  })

  it('still takes the answer to an open question', async () => {
    const { written, guest: join } = place
    const guest = await join(mill, written.live.asked)
    expect(guest.joined).toMatchObject({ restored: true })
    guest.emit('confirmation_response', { confirmed: true })
    expect(await guest.next('action_plan')).toMatchObject({ actions: [{ elementId: 4 }] })
  })

  it('still takes the result of a plan, and ends its turn', async () => {
    const { written, guest: join } = place
    const { planned } = written.live
    const { planId, steps } = planOf(written, planned)
    const guest = await join(mill, planned)
    guest.emit('update_context', { context: hoursPage })
    guest.emit('sequence_complete', { planId, result: done(steps) })
    const { isError } = await guest.next(...terminal)
    expect(isError).toBeUndefined()
  })

  it('ends a turn of another engine with a sentence', async () => {
    const { written, guest: join } = place
    const { halfDone } = written.live
    const { planId, steps } = planOf(written, halfDone)
    const guest = await join(table, halfDone)
    guest.emit('update_context', { context: bookingPage({ 1: 'Ada Lovelace' }) })
    guest.emit('sequence_complete', { planId, result: done(steps) })
    const { isError } = await guest.next('confirmation_required', 'action_plan', ...terminal)
    expect(isError).toBeUndefined()
  })

  it('answers a message that was acknowledged and not answered', async () => {
    const { written, guest: join } = place
    const guest = await join(corner, written.unread)
    const history = async () => (await guest.restored()).history as { role: string; content: string }[]
    await expect.poll(history, { timeout: 20_000 }).toMatchObject([
      { role: 'user', content: unreadMessage },
      { role: 'assistant', content: expect.stringMatching(/\S/) },
    ])
  })

  it('lets its people in: by their password, and by an invitation nobody has taken', async () => {
    const { house, written } = place
    const token = await house.tokenFor(owner.email)
    const change = async (current: string) => {
      const body = { current, next: 'another password' }
      return (await house.call('changePassword', { token, body })).status
    }
    expect(await change('not their password')).not.toBe(200)
    expect(await change(owner.password)).toBe(200)

    const newcomer = { email: 'newcomer@mill.example', password: 'the wheel turns' }
    expect((await browserLike(house.url).send(written.invitation, newcomer)).status).toBe(303)
    const { items } = (await house.call('listMembers', { token: house.token })).body
    expect(items.find(({ account }) => account.email === newcomer.email)).toMatchObject({ role: 'editor' })
  })
})

describe.each(kinds)('the assistant on a memory of the release before (%s)', (kind) => {
  it('is told what the owner decided, the sealed key included', async () => {
    const told: SiteProfile[] = []
    const assistant: Assistant = {
      async advance({ site, state }, emit) {
        told.push(site)
        emit.say('Noted.')
        return { version: 1, open: false, waiting: null, memory: state?.memory }
      },
    }
    const { written, guest: join, close } = await open(kind, { assistant })
    for (const [origin, sessionId] of [
      [table, written.live.shown],
      [mill, written.live.answered],
    ] as const) {
      const guest = await join(origin, sessionId)
      await guest.say('And now?', bookingPage())
      await guest.next('message_done')
    }
    await close()
    const profiles = told.filter(({ name }) => name !== 'The Quiet Corner')
    expect(profiles).toMatchObject([
      { name: 'The Long Table', apiKey, model: 'compatible:small', persona: 'A waiter of few words.' },
      {
        name: 'Quiet Mill',
        hosts: ['mill.example', '*.mill.example', 'shop.mill.example:8443'],
        policy: { confirm: ['newsletter', '/account/*'], deny: ['delete account', '/admin/*'] },
        config: { actions: { enabled: true, confirm: ['subscribe'], deny: ['wholesale'] } },
      },
    ])
  })
})

describe('the comparison', () => {
  it.each([
    `hosts where entry = '*.mill.example'`,
    `config_versions where version = 2`,
    `audit where action = 'addHost'`,
    `history where id = (select min(id) from history)`,
    `notes where id = (select max(id) from notes)`,
  ])(
    'sees a loss: %s',
    async (rows) => {
      const { house, written, close } = await open('embedded', {}, (dataDir) => {
        const database = new Database(databaseFile({ dataDir }))
        expect(database.prepare(`delete from ${rows}`).run().changes).toBeGreaterThan(0)
        database.close()
      })
      const now = await recollect(house, written.days, Object.values(written.live))
      await close()
      expect(now).not.toMatchObject(written.remembered)
    },
    180_000,
  )
})

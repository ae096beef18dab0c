import { defaultSiteConfig, msPerDay, type HistoryEntry, type Outcome } from '#protocol'
import { libsqlStore, type Kind, type Store } from '#store'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { seed } from '../../../../tests/support/seed.ts'
import { temporaryFile } from '../../../../tests/support/temporary-file.ts'
import { zoneOf } from './day-in-zone.ts'
import { numbersOf } from './numbers-of.ts'

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
/** Clocks go back in Berlin in these days, and in New York a week later. */
const first = Date.UTC(2026, 9, 23)
const lastDay = 11
const outcome = fc.constantFrom<Outcome>('answered', 'completed', 'asked', 'unanswered', 'failed', 'stopped')
const note = fc.oneof(
  outcome.map((name) => ({ kind: 'outcome', outcome: name })),
  fc.boolean().map((confirmed) => ({ kind: 'confirmation', confirmed })),
  fc.constantFrom('up', 'down').map((value) => ({ kind: 'feedback', value, streamId: 's' })),
  fc.constant({ kind: 'contact', contactId: 'c' }),
  fc.constant({ kind: 'usage', model: 'm', inputTokens: 1, outputTokens: 1 }),
)
const conversation = fc.record({
  at: fc.integer({ min: first - 2 * msPerDay, max: first + (lastDay + 2) * msPerDay }),
  messages: fc.integer({ min: 1, max: 3 }),
  sourced: fc.boolean(),
  erased: fc.boolean(),
  notes: fc.array(note, { maxLength: 4 }),
})

type Talk = typeof conversation extends fc.Arbitrary<infer Made> ? Made : never

async function write(store: Store, siteId: string, place: number, talk: Talk): Promise<string> {
  const id = `${siteId}-${place}`
  await store.sessions.create({ id, siteId, host: 'shop.example', at: talk.at })
  const said = Array.from({ length: talk.messages }, (_, n) => {
    const entry: HistoryEntry = { role: 'user', content: `word ${n}`, at: talk.at + n }
    return store.sessions.accept({
      sessionId: id,
      messageId: `${id}-${n}`,
      input: {},
      entry,
      at: talk.at + n,
    })
  })
  const sources = [{ title: 'Help', url: 'https://shop.example/help', quote: 'so' }]
  const reply: HistoryEntry = {
    role: 'assistant',
    content: 'So',
    at: talk.at + 9,
    ...(talk.sourced && { sources }),
  }
  const notes = talk.notes.map((each) => ({ at: talk.at + 10, note: each }))
  await Promise.all([
    ...said,
    store.sessions.commit({ sessionId: id, history: [{ entry: reply, after: -1 }], notes }),
  ])
  return id
}

const has = (talk: Talk, ...wanted: object[]) =>
  talk.notes.some((each) =>
    wanted.some((like) =>
      Object.entries(like).every(([key, value]) => (each as Record<string, unknown>)[key] === value),
    ),
  )

/** What each number means, said once more and plainly. */
const meanings: Record<string, { kind: Kind; counts: (talk: Talk) => boolean }> = {
  conversations: { kind: 'all', counts: () => true },
  done: { kind: 'completed', counts: (talk) => has(talk, { outcome: 'completed' }) },
  confirmed: { kind: 'confirmed', counts: (talk) => has(talk, { kind: 'confirmation', confirmed: true }) },
  sourced: { kind: 'sourced', counts: ({ sourced }) => sourced },
  contacts: { kind: 'contact', counts: (talk) => has(talk, { kind: 'contact' }) },
  unsolved: {
    kind: 'unsolved',
    counts: (talk) => has(talk, { outcome: 'unanswered' }, { outcome: 'failed' }),
  },
  liked: { kind: 'liked', counts: (talk) => has(talk, { value: 'up' }) },
  disliked: { kind: 'disliked', counts: (talk) => has(talk, { value: 'down' }) },
}

describe('the numbers of the overview', () => {
  it('equal the log, whatever was said and erased, in any time zone; each opens a list of as many', async () => {
    const store = libsqlStore({ file: temporaryFile() })
    onTestFinished(() => store.close())
    let sites = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(conversation, { maxLength: 8 }),
        fc.constantFrom(...zones),
        // Erasing waits for the disk, so that not every run does.
        fc.constantFrom(false, false, false, true),
        async (made, zone, erases) => {
          const talks = made.map((talk) => ({ ...talk, erased: erases && talk.erased }))
          const siteId = `site-${++sites}`
          const by = { id: null, name: 'test' }
          const site = {
            id: siteId,
            organisationId: 'o',
            name: 'Shop',
            hosts: [],
            config: defaultSiteConfig(),
          }
          await store.admin.sites.create(site, by)
          const ids = await Promise.all(talks.map((talk, place) => write(store, siteId, place, talk)))
          await store.admin.transcripts.catchUp()
          const gone = ids.filter((_, place) => talks[place]?.erased)
          await Promise.all(gone.map((id) => store.sessions.erase(id)))

          const range = { from: '2026-10-23', to: '2026-11-03' }
          const days = zoneOf(zone)
          const [from, before] = [days.startOf(range.from, 'from'), days.startOf('2026-11-04', 'to')]
          const { totals, days: daily } = numbersOf(
            range,
            days,
            await store.admin.transcripts.quarters(siteId, from, before),
          )
          const dayOf = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone: zone })
          const kept = talks.filter(
            ({ at, erased }) => !erased && dayOf(at) >= range.from && dayOf(at) <= range.to,
          )
          expect(totals.messages).toBe(kept.reduce((sum, talk) => sum + talk.messages, 0))
          expect(daily.map(({ day }) => day)).toHaveLength(lastDay + 1)
          for (const [name, { kind, counts }] of Object.entries(meanings)) {
            const counted = kept.filter(counts)
            expect(totals).toHaveProperty(name, counted.length)
            for (const each of daily)
              expect(each).toHaveProperty(name, counted.filter(({ at }) => dayOf(at) === each.day).length)
            const list = await store.admin.transcripts.list(siteId, {
              from,
              before,
              limit: 100,
              ...(kind !== 'all' && { outcome: kind }),
            })
            expect(list.items).toHaveLength(counted.length)
          }
        },
      ),
      { seed, numRuns: 12 },
    )
  })
})

describe('days of a place', () => {
  it('begin when its clocks say so, also where they are put on or back', () => {
    const start = (day: string, zone?: string) => new Date(zoneOf(zone).startOf(day, 'from')).toISOString()
    expect(start('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z')
    expect(start('2026-03-30', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z')
    expect(start('2026-10-26', 'Europe/Berlin')).toBe('2026-10-25T23:00:00.000Z')
    expect(start('2026-06-01', 'Pacific/Kiritimati')).toBe('2026-05-31T10:00:00.000Z')
    expect(start('2026-06-01', 'Etc/GMT+12')).toBe('2026-06-01T12:00:00.000Z')
    expect(start('2026-06-01', 'Asia/Kathmandu')).toBe('2026-05-31T18:15:00.000Z')
    // Midnight is skipped there: the day begins at one.
    expect(start('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z')
    expect(start('2026-06-01')).toBe('2026-06-01T00:00:00.000Z')
  })

  it('are refused where there is no such place or day', () => {
    expect(() => zoneOf('Europe/Atlantis')).toThrow(/no time zone/)
    expect(() => zoneOf('Europe/Berlin').startOf('2026-02-30', 'from')).toThrow(/no day/)
  })
})

import { defaultSiteConfig, msPerDay, type TimelineEntry } from '#protocol'
import { expect, it } from 'vitest'
import { begin, by, type Setup } from './setup.ts'

export function transcripts(setup: () => Setup): void {
  async function talk(
    { store, clock }: Setup,
    id: string,
    lines: readonly string[],
    notes: readonly Partial<TimelineEntry>[] = [],
  ): Promise<void> {
    await store.sessions.create({ id, siteId: 's1', host: 'shop.example', at: clock.now })
    for (const [index, content] of lines.entries()) {
      const at = (clock.now += 1_000)
      if (index % 2 === 0)
        await store.sessions.accept({
          sessionId: id,
          messageId: `${id}-${index}`,
          input: {},
          entry: { role: 'user', content, at },
          at,
        })
      else
        await store.sessions.commit({
          sessionId: id,
          history: [{ entry: { role: 'assistant', content, at }, after: -1 }],
        })
    }
    await store.sessions.commit({ sessionId: id, notes: notes.map((note) => ({ at: clock.now, note })) })
  }
  const prepare = async () => {
    const given = setup()
    const site = { id: 's1', organisationId: 'o1', name: 'Shop', hosts: [], config: defaultSiteConfig() }
    await given.store.admin.sites.create(site, by)
    return given
  }
  const idsOf = async ({ store }: Setup, query: object = {}) =>
    (await store.admin.transcripts.list('s1', { limit: 10, ...query })).items.map(({ id }) => id)

  it('lists conversations newest first, and no session without a message', async () => {
    const given = await prepare()
    await given.store.sessions.create({ id: 'mute', siteId: 's1', host: 'shop.example', at: begin })
    await talk(given, 'a', ['Hello', 'Hi'])
    await talk(given, 'b', ['Where is my order', 'On its way'], [{ kind: 'outcome', outcome: 'answered' }])
    expect(await idsOf(given)).toEqual(['b', 'a'])
    const [first] = (await given.store.admin.transcripts.list('s1', { limit: 1 })).items
    expect(first).toMatchObject({
      preview: 'Where is my order',
      messages: 1,
      outcome: 'answered',
      live: true,
    })
    expect(await given.store.admin.sites.find('s1')).toMatchObject({ lastSeen: { host: 'shop.example' } })
  })

  it('finds the conversations of a person by name, e-mail or id', async () => {
    const given = await prepare()
    await talk(given, 'a', ['Hello'], [{ kind: 'outcome', outcome: 'answered' }])
    await talk(given, 'b', ['Grace is my name too'])
    const visitor = { name: 'Grace', email: 'grace_h@navy.example', id: '77' }
    await given.store.sessions.commit({ sessionId: 'a', visitor })
    expect(await idsOf(given, { words: 'GRACE_H@navy' })).toEqual(['a'])
    expect(await idsOf(given, { words: 'graceXh@' })).toEqual([])
    expect(await idsOf(given, { words: 'grace' })).toEqual(['b', 'a'])
    expect(await idsOf(given, { words: 'grace', limit: 1 })).toEqual(['b'])
    expect(await idsOf(given, { words: 'navy', outcome: 'failed' })).toEqual([])
    expect(await idsOf(given, { words: 'navy', outcome: 'answered' })).toEqual(['a'])
    const [, found] = (await given.store.admin.transcripts.list('s1', { limit: 2 })).items
    expect(found?.visitor).toEqual(visitor)
    expect(found?.contact).toBeNull()
  })

  it('finds the conversations of people who left a message and their conversation with it', async () => {
    const given = await prepare()
    await talk(given, 'a', ['Hello'], [{ kind: 'outcome', outcome: 'answered' }])
    await talk(given, 'b', ['Good day'])
    const leave = (sessionId: string, name: string | null, email: string, shared: boolean) => {
      given.clock.now += 1
      const left = { siteId: 's1', host: 'shop.example', message: 'Call me', sessionId }
      return given.store.admin.contacts.add({ ...left, name, email, shared }, [])
    }
    await leave('a', null, 'first@navy.example', true)
    await leave('a', 'Émile 100%', 'emile_z@navy.example', true)
    await leave('b', 'Ada', 'ada@example.org', false)
    for (const words of ['EMILE_Z@', 'Émile', 'navy', '100%', 'first@'])
      expect(await idsOf(given, { words })).toEqual(['a'])
    expect(await idsOf(given, { words: 'emileXz@' })).toEqual([])
    // Who did not share the conversation is not named with it.
    expect(await idsOf(given, { words: 'ada@example.org' })).toEqual([])
    expect(await idsOf(given, { words: 'navy', outcome: 'failed' })).toEqual([])
    expect(await idsOf(given, { words: 'navy', outcome: 'answered' })).toEqual(['a'])
    const named = (await given.store.admin.transcripts.list('s1', { limit: 2 })).items
    expect(named.map(({ contact }) => contact)).toEqual([
      null,
      { name: 'Émile 100%', email: 'emile_z@navy.example' },
    ])
  })

  it('goes from page to page without repeating or skipping', async () => {
    const given = await prepare()
    for (let n = 0; n < 5; n++) await talk(given, `c${n}`, ['lamp'], [{ kind: 'outcome', outcome: 'failed' }])
    for (const query of [{}, { words: 'lamp' }, { outcome: 'failed' as const }]) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await given.store.admin.transcripts.list('s1', { limit: 2, cursor, ...query })
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.next ?? undefined
      } while (cursor)
      expect(seen).toEqual(['c4', 'c3', 'c2', 'c1', 'c0'])
    }
  })

  it('finds words of either side, in any writing, of its own site only', async () => {
    const given = await prepare()
    await talk(given, 'a', ['Do you sell brass lamps?', 'Yes, the Größe fits.'])
    await talk(given, 'b', ['配送はいつですか', 'Tomorrow'])
    expect(await idsOf(given, { words: 'LAMPS brass' })).toEqual(['a'])
    expect(await idsOf(given, { words: 'lam' })).toEqual(['a'])
    expect(await idsOf(given, { words: 'große' })).toEqual(['a'])
    expect(await idsOf(given, { words: 'größe' })).toEqual(['a'])
    expect(await idsOf(given, { words: '配送' })).toEqual(['b'])
    expect(await idsOf(given, { words: 'lamps tomorrow' })).toEqual([])
    expect(await idsOf(given, { words: '"*:( site:' })).toEqual([])
    expect((await given.store.admin.transcripts.list('s2', { limit: 5, words: 'brass' })).items).toEqual([])
  })

  it('follows a conversation that goes on after it was first read', async () => {
    const given = await prepare()
    await talk(given, 'a', ['First words'])
    expect(await idsOf(given, { words: 'zebra' })).toEqual([])
    const at = (given.clock.now += 4_000)
    const entry = { role: 'assistant' as const, content: 'A zebra', at }
    await given.store.sessions.commit({ sessionId: 'a', history: [{ entry, after: -1 }] })
    expect(await idsOf(given, { words: 'zebra a' })).toEqual(['a'])
    const [day] = await given.store.admin.transcripts.days('s1', '2026-01-10', '2026-01-10')
    expect(day).toMatchObject({ responses: 1, responseMs: 4_000 })
  })

  it('filters by every way a turn ended, and keeps the unanswered question', async () => {
    const given = await prepare()
    await talk(given, 'a', ['Do you ship to Mars?'], [{ kind: 'outcome', outcome: 'unanswered' }])
    await given.store.sessions.commit({
      sessionId: 'a',
      notes: [{ at: given.clock.now, note: { kind: 'outcome', outcome: 'answered' } }],
    })
    expect(await idsOf(given, { outcome: 'unanswered' })).toEqual(['a'])
    expect(await given.store.admin.transcripts.find('s1', 'a')).toMatchObject({
      outcome: 'answered',
      outcomes: ['answered', 'unanswered'],
      unanswered: 'Do you ship to Mars?',
    })
    expect(await given.store.admin.transcripts.find('s2', 'a')).toBeUndefined()
  })

  it('keeps every question that had no answer, with the language it was heard in', async () => {
    const given = await prepare()
    const note = { kind: 'outcome', outcome: 'unanswered' } as const
    await talk(given, 'a', ['Do you ship to Mars?'], [{ ...note, language: 'en' }])
    await talk(given, 'a', ['Et sur la Lune ?'], [{ ...note, language: 'fr' }])
    await talk(given, 'a', ['Thanks'], [{ kind: 'outcome', outcome: 'answered' }])
    await talk(given, 'b', ['Who?'], [note])
    const { transcripts } = given.store.admin
    const asked = await transcripts.unanswered('s1', 10)
    const told = asked.map(({ question, language }) => [question, language])
    expect(told.toSorted()).toEqual([
      ['Do you ship to Mars?', 'en'],
      ['Et sur la Lune ?', 'fr'],
      ['Who?', undefined],
    ])
    expect(asked[0]).toMatchObject({ host: expect.any(String), at: expect.any(Number) })
    expect(await transcripts.unanswered('s1', 1)).toHaveLength(1)
    expect(await transcripts.unanswered('s2', 10)).toEqual([])
    await given.store.sessions.erase('a')
    expect(await transcripts.unanswered('s1', 10)).toHaveLength(1)
  })

  it('keeps what was written as the unanswered question, not the answer to a confirmation', async () => {
    const given = await prepare()
    await talk(given, 'a', ['Delete my account and my cat'])
    const at = given.clock.now
    await given.store.sessions.commit({
      sessionId: 'a',
      history: [{ entry: { role: 'user', content: 'Yes, go ahead', at }, after: -1 }],
      notes: [{ at, note: { kind: 'outcome', outcome: 'unanswered' } }],
    })
    expect(await given.store.admin.transcripts.find('s1', 'a')).toMatchObject({
      unanswered: 'Delete my account and my cat',
    })
  })

  it('keeps the question the note was about, whatever was asked before the index came to it', async () => {
    const given = await prepare()
    await talk(given, 'a', ['Hello', 'Hi', 'Do you ship to Mars?'])
    const at = given.clock.now
    for (const content of ['Where is my order', 'Thank you']) {
      const asked = (given.clock.now += 1_000)
      const entry = { role: 'user' as const, content, at: asked }
      await given.store.sessions.accept({ sessionId: 'a', messageId: content, input: {}, entry, at: asked })
    }
    const note = { kind: 'outcome', outcome: 'unanswered' }
    await given.store.sessions.commit({ sessionId: 'a', notes: [{ at, note }] })
    expect(await given.store.admin.transcripts.find('s1', 'a')).toMatchObject({
      unanswered: 'Do you ship to Mars?',
    })
  })

  it('keeps what was asked before a reply that was rated down', async () => {
    const given = await prepare()
    await talk(given, 'a', ['Do you ship to Mars?'], [{ kind: 'outcome', outcome: 'answered' }])
    const at = given.clock.now
    const entry = { role: 'assistant' as const, content: 'On Mondays.', at, streamId: 'x' }
    await given.store.sessions.commit({ sessionId: 'a', history: [{ entry, after: -1 }] })
    const later = { role: 'user' as const, content: 'Thanks', at: at + 1_000 }
    await given.store.sessions.accept({
      sessionId: 'a',
      messageId: 'm',
      input: {},
      entry: later,
      at: at + 1_000,
    })
    const rated = { at: at + 2_000, note: { kind: 'feedback', value: 'down', streamId: 'x' } }
    await given.store.sessions.commit({ sessionId: 'a', notes: [rated] })
    const { transcripts } = given.store.admin
    expect(await transcripts.disliked('s1', 10)).toEqual([
      { question: 'Do you ship to Mars?', host: expect.any(String), at: at + 2_000 },
    ])
    // It ended as it ended: what a visitor thinks of it is told apart.
    expect(await transcripts.find('s1', 'a')).toMatchObject({ outcomes: ['answered'], unanswered: null })
    await given.store.sessions.erase('a')
    expect(await transcripts.disliked('s1', 10)).toEqual([])
  })

  it('counts by day, exactly once however often it is read', async () => {
    const given = await prepare()
    await talk(
      given,
      'a',
      ['One', 'Two', 'Three'],
      [
        { kind: 'outcome', outcome: 'completed' },
        { kind: 'usage', model: 'm', inputTokens: 100, outputTokens: 7 },
        { kind: 'feedback', value: 'up' },
        { kind: 'fault', reason: 'refused' },
      ],
    )
    const about = { label: 'Frobnicate', path: '/x', rule: 'unknown' }
    const asked = (['asked', 'asked', 'yes'] as const).map((answer) => ({
      at: given.clock.now,
      note: { kind: 'asked', answer, ...about },
    }))
    await given.store.sessions.commit({ sessionId: 'a', notes: asked })
    await given.store.admin.transcripts.catchUp()
    given.clock.now += msPerDay
    await talk(given, 'b', ['Four'])
    expect(await given.store.admin.transcripts.asked('s1', '2026-01-01', 10)).toEqual([
      { ...about, asked: 2, yes: 1, no: 0 },
    ])
    expect(await given.store.admin.transcripts.asked('s1', '2026-01-31', 10)).toEqual([])
    const days = await given.store.admin.transcripts.days('s1', '2026-01-01', '2026-01-31')
    expect(days).toEqual([
      {
        day: '2026-01-10',
        sessions: 1,
        messages: 2,
        completed: 1,
        thumbsUp: 1,
        inputTokens: 100,
        outputTokens: 7,
        responses: 1,
        responseMs: 1_000,
      },
      { day: '2026-01-11', sessions: 1, messages: 1 },
    ])
    const dayLater = (at: number) => new Date(at + msPerDay).toISOString().slice(0, 10)
    const elsewhere = await given.store.admin.transcripts.days('s1', '2026-01-12', '2026-01-12', dayLater)
    expect(elsewhere).toEqual([{ day: '2026-01-12', sessions: 1, messages: 1 }])
    expect(await given.store.admin.transcripts.health('s1', '2026-01-01')).toMatchObject({
      lastFault: 'refused',
      tokens: [{ day: '2026-01-10', inputTokens: 100 }],
    })
  })

  it('marks what happened, finds it by that, and counts it in the quarter of an hour it began in', async () => {
    const given = await prepare()
    const began = given.clock.now + 1_000
    await talk(
      given,
      'a',
      ['Order it', 'Done'],
      [
        { kind: 'confirmation', confirmed: true },
        { kind: 'outcome', outcome: 'completed' },
        { kind: 'feedback', value: 'up' },
        { kind: 'feedback', value: 'down', reason: 'wrong', comment: 'Not this one' },
      ],
    )
    await talk(given, 'b', ['Hello'], [{ kind: 'outcome', outcome: 'unanswered' }])
    const { transcripts } = given.store.admin
    expect(await transcripts.find('s1', 'a')).toMatchObject({
      outcomes: ['completed'],
      marks: ['confirmed', 'liked', 'disliked'],
      rating: { value: 'down', reason: 'wrong', comment: 'Not this one' },
    })
    expect(await transcripts.find('s1', 'b')).toMatchObject({ marks: ['unsolved'], rating: null })
    expect(await idsOf(given, { outcome: 'disliked' })).toEqual(['a'])
    expect(await idsOf(given, { outcome: 'unsolved', words: 'hello' })).toEqual(['b'])
    const quarters = await transcripts.quarters('s1', began, began + msPerDay)
    const at = began - (began % 900_000)
    expect(quarters).toContainEqual({ kind: 'all', at, conversations: 2, messages: 2 })
    expect(quarters).toContainEqual({ kind: 'confirmed', at, conversations: 1, messages: 0 })
    expect(await transcripts.quarters('s1', began + msPerDay, began + 2 * msPerDay)).toEqual([])
    await given.store.sessions.erase('a')
    expect(await idsOf(given, { outcome: 'disliked' })).toEqual([])
    const left = await transcripts.quarters('s1', 0, began + msPerDay)
    expect(left.map(({ kind }) => kind).toSorted()).toEqual(['all', 'unanswered', 'unsolved'])
  })

  it('keeps a transcript after eviction for its time, and nothing after erasure', async () => {
    const given = await prepare()
    const { admin, sessions } = given.store
    await talk(given, 'a', ['Secret words'])
    await talk(given, 'b', ['Other words'])
    await sessions.evict('a')
    expect(await idsOf(given, { words: 'secret' })).toEqual(['a'])
    expect(await admin.transcripts.due(10)).toEqual([])
    given.clock.now += 30 * msPerDay
    expect(await admin.transcripts.due(10)).toEqual(['a'])
    await admin.sites.saveRetention('s1', 90, by)
    expect(await admin.transcripts.due(10)).toEqual([])
    await sessions.evict('b')
    await admin.sites.saveRetention('s1', 0, by)
    expect((await admin.transcripts.due(10)).sort()).toEqual(['a', 'b'])
    await sessions.erase('a')
    expect(await idsOf(given, { words: 'secret' })).toEqual([])
    expect(await idsOf(given)).toEqual(['b'])
  })

  it('lets nothing of a removed site stay', async () => {
    const given = await prepare()
    await talk(given, 'a', ['Hello'])
    await given.store.admin.transcripts.catchUp()
    await given.store.admin.sites.remove('s1', by)
    expect(await given.store.admin.transcripts.due(10)).toEqual(['a'])
    expect(await given.store.admin.transcripts.days('s1', '2026-01-01', '2026-01-31')).toEqual([])
    expect((await given.store.admin.audit.list('o1', { limit: 1 })).items).toMatchObject([
      { action: 'removeSite' },
    ])
  })
}

import { defaultSiteConfig } from '#protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewPassage } from '../knowledge-store.ts'
import type { Store } from '../store.ts'
import {
  everyKind,
  learnSite,
  samplePassage as passage,
  samplePhrasing as phrasing,
  samplePhrasings,
} from './contract-samples.ts'

/** The behaviour of the knowledge, whatever keeps it. */
export function describeKnowledge(name: string, open: (now: () => number) => Store | Promise<Store>): void {
  describe(`knowledge in ${name}`, () => {
    const clock = { now: 1_000_000 }
    let store: Store
    beforeEach(async () => {
      clock.now = 1_000_000
      store = await open(() => clock.now)
      for (const id of ['a', 'b'])
        await store.sites.add({
          id,
          name: id,
          hosts: [`${id}.example`],
          config: defaultSiteConfig(id),
          createdAt: 1,
        })
    })
    afterEach(() => store.close())

    const learn = (siteId: string, id: string, pages: Record<string, readonly NewPassage[]>) =>
      learnSite(store.knowledge, siteId, id, pages)
    const found = async (siteId: string, terms: string[], kinds = everyKind) =>
      (await store.knowledge.find(siteId, { terms, kinds, limit: 10 })).map(({ text }) => text)

    it('finds passages of the site alone, those with the rarest term first', async () => {
      await learn('a', 's1', {
        one: [passage('lamp arriv two day'), passage('lamp glass')],
        two: [passage('lamp chair'), passage('oak tabl ไทย 灯')],
      })
      await learn('b', 's2', { one: [passage('lamp elsewher')] })
      expect((await found('a', ['lamp', 'arriv']))[0]).toBe('lamp arriv two day')
      expect(await found('a', ['lamp'])).toHaveLength(3)
      expect(await found('a', ['ไทย'])).toEqual(['oak tabl ไทย 灯'])
      expect(await found('a', ['灯'])).toEqual(['oak tabl ไทย 灯'])
      expect(await found('a', ["o'neil", '"', 'nothing'])).toEqual([])
      expect(await found('a', ['title'])).toHaveLength(4)
      expect(await found('b', ['lamp'])).toEqual(['lamp elsewher'])
    })

    it('hands a passage back as it was given', async () => {
      const given = passage('a b', {
        kind: 'map',
        url: null,
        text: '{"é": "\ud83d\ude00"}',
        headings: ['x', 'y "z"'],
      })
      await learn('a', 's1', { one: [given] })
      const [back] = await store.knowledge.find('a', { terms: ['a'], kinds: ['map'], limit: 1 })
      expect(back).toMatchObject(given)
      expect(await found('a', ['a'], ['page'])).toEqual([])
    })

    it('counts in how many passages a term stands, and forgets what is gone', async () => {
      const { knowledge } = store
      await learn('a', 's1', { one: [passage('lamp lamp'), passage('lamp oak')], two: [passage('oak')] })
      const counts = async () => {
        const { passages, of } = await knowledge.frequencies('a', ['lamp', 'oak', 'title', 'none'])
        return { passages, ...Object.fromEntries(of) }
      }
      expect(await counts()).toEqual({ passages: 3, lamp: 2, oak: 2, title: 3 })
      const { items } = await knowledge.pages('a', { limit: 10 })
      await knowledge.savePage(items[0]?.key ?? 0, { state: 'learned', passages: [passage('oak')] })
      expect(await counts()).toEqual({ passages: 2, oak: 2, title: 2 })
      expect(await found('a', ['lamp'])).toEqual([])
      await knowledge.savePage(items[0]?.key ?? 0, { state: 'learned', etag: '"1"' })
      expect(await counts()).toEqual({ passages: 2, oak: 2, title: 2 })
    })

    it('knows terms that are spelled alike', async () => {
      await learn('a', 's1', { one: [passage('versandkosten lieferung versand')] })
      await learn('b', 's2', { one: [passage('versandhaus')] })
      const alike = (await store.knowledge.alike('a', ['lamp', 'versand'], 5)).get('versand')
      expect(alike).toContain('versandkosten')
      expect(alike).not.toContain('versandhaus')
      expect(alike).not.toContain('lieferung')
    })

    it('removes a source with all it brought, and nothing else', async () => {
      const { knowledge } = store
      const pages = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`p${at}`, [passage('lamp')]]))
      await learn('a', 's1', pages)
      await learn('a', 's2', { other: [passage('lamp oak')] })
      expect(await knowledge.removeSource('b', 's1')).toBe(false)
      expect(await found('a', ['lamp'])).toHaveLength(10)
      expect(await knowledge.removeSource('a', 's1')).toBe(true)
      expect(await found('a', ['lamp'])).toEqual(['lamp oak'])
      expect((await knowledge.frequencies('a', ['lamp'])).of.get('lamp')).toBe(1)
      expect((await knowledge.sources('a')).map(({ id }) => id)).toEqual(['s2'])
    })

    it('keeps the line of a crawl, bounded, each address once, the nearest first', async () => {
      const { knowledge } = store
      await knowledge.addSource({ id: 's1', siteId: 'a', kind: 'site', name: 'n', url: null, settings: {} })
      await knowledge.beginRound('s1')
      const pages = ['x', 'y', 'z', 'v'].map((url, at) => ({ url, depth: 9 - at }))
      expect(await knowledge.addPages('s1', pages.slice(0, 2), 3)).toBe(2)
      expect(await knowledge.addPages('s1', pages.slice(2), 3)).toBe(1)
      expect(await knowledge.addPages('s1', pages, 3)).toBe(0)
      expect((await knowledge.waiting('s1', 9)).map(({ url }) => url)).toEqual(['z', 'y', 'x'])
      const [first] = await knowledge.waiting('s1', 1)
      await knowledge.savePage(first?.key ?? 0, { state: 'failed', reason: 'It answered 500.' })
      expect((await knowledge.waiting('s1', 9)).map(({ url }) => url)).toEqual(['y', 'x'])
      const { items } = await knowledge.pages('a', { limit: 10, sourceId: 's1', state: 'failed' })
      expect(items).toMatchObject([{ url: 'z', reason: 'It answered 500.' }])
      await knowledge.beginRound('s1')
      expect(await knowledge.waiting('s1', 9)).toHaveLength(3)
      expect(await knowledge.sources('a')).toMatchObject([
        { state: 'learning', round: 2, pages: { waiting: 3, learned: 0 } },
      ])
    })

    it('confirms pages as they were, many at once, and knows whether anything is new', async () => {
      const { knowledge } = store
      await learn('a', 's1', { one: [passage('oak')], two: [passage('elm')], three: [] })
      expect(await knowledge.hasNews('s1')).toBe(false)
      clock.now += 10
      await knowledge.beginRound('s1')
      const [one, two, three] = await knowledge.waiting('s1', 10)
      const before = [one, two, three].map((page) => ({ passages: page?.passages, at: page?.at }))
      await knowledge.confirmPages([
        { key: one?.key ?? 0, state: 'learned' },
        { key: two?.key ?? 0, state: 'learned' },
        { key: three?.key ?? 0, state: 'skipped' },
      ])
      const { items } = await knowledge.pages('a', { limit: 10 })
      expect(items.map(({ state }) => state)).toEqual(['learned', 'learned', 'skipped'])
      expect(items.map(({ passages, at }) => ({ passages, at }))).toEqual(before)
      expect(await found('a', ['oak'])).toEqual(['oak'])
      expect(await knowledge.hasNews('s1')).toBe(false)
      await knowledge.savePage(two?.key ?? 0, { state: 'learned', passages: [passage('ash')] })
      expect(await knowledge.hasNews('s1')).toBe(true)
    })

    it('lets one node at a time work on a source, and another when that one is gone', async () => {
      const { knowledge } = store
      await knowledge.addSource({ id: 's1', siteId: 'a', kind: 'site', name: 'n', url: null, settings: {} })
      await knowledge.beginRound('s1')
      expect(await knowledge.take('s1', 'n1', 1_000)).toBe(true)
      expect(await knowledge.take('s1', 'n2', 1_000)).toBe(false)
      expect(await knowledge.takeUnfinished('n2', 1_000)).toEqual([])
      clock.now += 2_000
      expect(await knowledge.takeUnfinished('n2', 1_000)).toEqual([{ id: 's1', siteId: 'a' }])
      expect(await knowledge.take('s1', 'n1', 1_000)).toBe(false)
      await knowledge.release('s1', 'n2')
      expect(await knowledge.take('s1', 'n1', 1_000)).toBe(true)
    })

    it('says which sources are due', async () => {
      const { knowledge } = store
      const settings = { everyHours: 24 }
      await knowledge.addSource({ id: 's1', siteId: 'a', kind: 'site', name: 'n', url: null, settings })
      await knowledge.beginRound('s1')
      await knowledge.endRound('s1', { state: 'idle' })
      expect(await knowledge.due()).toEqual([])
      clock.now += 24 * 3_600_000
      expect(await knowledge.due()).toEqual([{ id: 's1', siteId: 'a' }])
    })

    it('keeps answers of the owner, found like everything else', async () => {
      const { knowledge } = store
      const answer = { id: 'x', questions: ['Do you gift-wrap?'], text: 'Yes.', language: 'en', url: null }
      const words = (text: string) => passage(text, { kind: 'answer', text, url: null })
      await knowledge.saveAnswer('a', answer, words('gift wrap'))
      expect(await knowledge.answer('a', 'x')).toEqual({ ...answer, changedAt: clock.now })
      expect(await knowledge.answer('b', 'x')).toBeUndefined()
      expect(await found('a', ['wrap'])).toEqual(['gift wrap'])
      clock.now += 1
      await knowledge.saveAnswer('a', { ...answer, text: 'No.' }, words('parcel'))
      await knowledge.saveAnswer('a', { ...answer, id: 'y', questions: ['100%?'] }, words('wrap'))
      expect(await found('a', ['wrap'])).toEqual(['wrap'])
      const list = async (wanted?: string) =>
        (await knowledge.answers('a', { limit: 9, words: wanted })).items.map(({ id }) => id)
      expect(await list()).toEqual(['y', 'x'])
      expect(await list('GIFT')).toEqual(['x'])
      expect(await list('0%')).toEqual(['y'])
      expect(await knowledge.removeAnswer('b', 'y')).toBe(false)
      expect(await knowledge.removeAnswer('a', 'y')).toBe(true)
      expect(await found('a', ['wrap'])).toEqual([])
    })

    const next = (siteId: string, ...languages: string[]) =>
      store.knowledge.phrasings.nextLacking(siteId, languages, { after: 0, limit: 10 })
    const asked = async (siteId: string, naming: string[], kinds = everyKind, languages = ['de', 'en']) =>
      (await store.knowledge.find(siteId, { terms: naming, naming, languages, kinds, limit: 10 })).map(
        ({ text, asked: by = [] }) => [text].concat(by.map(({ question }) => question)),
      )

    it('finds a passage by a phrasing, and keeps phrasings apart from what is learned', async () => {
      const { knowledge } = store
      await learn('a', 's1', { one: [passage('lamp glass'), passage('oak'), passage('x', { kind: 'map' })] })
      await learn('b', 's2', { one: [passage('elm')] })
      const { phrasings } = knowledge
      expect(await phrasings.lacking('a', ['en'])).toEqual({ passages: 2, bytes: 13 + 2 * 16 })
      const [lamp, oak] = await next('a', 'en')
      expect(lamp).toMatchObject({ passage: { text: 'lamp glass' }, phrased: [] })
      const wanted = phrasing('Is it fragile?', 'fragil')
      expect(await phrasings.save(lamp?.passage.key ?? 0, { languages: ['en'], phrasings: [wanted] })).toBe(
        true,
      )
      expect(await phrasings.save(oak?.passage.key ?? 0, { languages: ['en'], phrasings: [] })).toBe(true)
      expect(await phrasings.save(999_999, { languages: ['en'], phrasings: [wanted] })).toBe(false)
      expect(await asked('a', ['fragil'])).toEqual([['lamp glass', 'Is it fragile?']])
      expect(await asked('a', ['lamp', 'fragil'])).toEqual([['lamp glass', 'Is it fragile?']])
      expect(await asked('a', ['fragil'], ['answer'])).toEqual([])
      expect(await asked('a', ['fragil'], everyKind, ['de'])).toEqual([])
      expect(await asked('b', ['fragil'])).toEqual([])
      expect((await knowledge.frequencies('a', ['fragil'])).of.size).toBe(0)
      expect(await phrasings.lacking('a', ['en'])).toEqual({ passages: 0, bytes: 0 })
      expect((await next('a', 'de', 'en')).map(({ phrased }) => phrased)).toEqual([['en'], ['en']])
      const { items } = await phrasings.list('a', { limit: 5, words: 'FRAGILE' })
      expect(items).toMatchObject([{ question: 'Is it fragile?', text: 'lamp glass', title: 'Title' }])
      expect(await phrasings.remove('b', items[0]?.id ?? 0)).toBe(false)
      expect(await phrasings.remove('a', items[0]?.id ?? 0)).toBe(true)
      expect(await asked('a', ['fragil'])).toEqual([])
      expect(await next('a', 'en')).toEqual([])
      await phrasings.removeAll('a')
      expect(await next('a', 'en')).toHaveLength(2)
    })

    it('brings the nearest phrasings of each passage, however many there are', async () => {
      const { phrasings } = store.knowledge
      await learn('a', 's1', { one: [passage('lamp'), passage('oak')] })
      const [lamp, oak] = await next('a', 'en')
      const many = samplePhrasings(40, 'fragil some other thing')
      const near = phrasing('Near?', 'fragil bulb')
      await phrasings.save(lamp?.passage.key ?? 0, { languages: ['en'], phrasings: [...many, near] })
      const only = [phrasing('Only?', 'fragil some other wood')]
      await phrasings.save(oak?.passage.key ?? 0, { languages: ['en'], phrasings: only })
      const found = new Map((await asked('a', ['fragil', 'bulb'])).map(([text, ...by]) => [text, by]))
      expect([found.get('lamp')?.[0], found.get('oak')]).toEqual(['Near?', ['Only?']])
      expect(found.get('lamp')?.length).toBeLessThan(20)
    })

    it('reads all phrasings of a language, and says when there are others', async () => {
      const { phrasings } = store.knowledge
      await learn('a', 's1', { one: [passage('lamp')] })
      const key = (await next('a', 'en'))[0]?.passage.key ?? 0
      await phrasings.save(key, { languages: ['en'], phrasings: [phrasing('Bright?', 'bright')] })
      const stamp = await phrasings.stamp('a')
      const [read] = await phrasings.inLanguage('a', 'en')
      expect([read?.passage, read?.question, await phrasings.stamp('a')]).toEqual([key, 'Bright?', stamp])
      await phrasings.remove('a', read?.id ?? 0)
      await phrasings.save(key, { languages: ['en'], phrasings: [phrasing('Heavy?', 'heavy')] })
      expect(await phrasings.stamp('a')).not.toBe(stamp)
    })

    it('keeps the phrasings of a passage that says the same, and drops those of one that is gone', async () => {
      const { phrasings } = store.knowledge
      await learn('a', 's1', { one: [passage('lamp'), passage('oak')] })
      for (const {
        passage: { key, text },
      } of await next('a', 'en'))
        await phrasings.save(key, { languages: ['en'], phrasings: [phrasing(`${text}?`, `ask ${text}`)] })
      const [page] = (await store.knowledge.pages('a', { limit: 1 })).items
      await store.knowledge.savePage(page?.key ?? 0, {
        state: 'learned',
        passages: [passage('elm'), passage('oak')],
      })
      expect(await asked('a', ['ask'])).toEqual([['oak', 'oak?']])
      expect((await next('a', 'en')).map((each) => each.passage.text)).toEqual(['elm'])
      expect(await phrasings.count('a')).toBe(1)
      await store.knowledge.removeSource('a', 's1')
      expect(await phrasings.count('a')).toBe(0)
    })

    it('lets one node at a time write phrasings, and another when that one is gone', async () => {
      const { phrasings } = store.knowledge
      expect(await phrasings.take('a', 'n1', 1_000)).toBe(false)
      expect(await phrasings.begin('a', { languages: ['en', 'de'], passages: 7 })).toBe(true)
      expect(await phrasings.begin('a', { languages: ['en'], passages: 7 })).toBe(false)
      expect(await phrasings.unfinished()).toEqual(['a'])
      expect(await phrasings.take('a', 'n1', 1_000)).toBe(true)
      expect(await phrasings.take('a', 'n2', 1_000)).toBe(false)
      expect(await phrasings.unfinished()).toEqual([])
      clock.now += 2_000
      expect(await phrasings.unfinished()).toEqual(['a'])
      expect(await phrasings.take('a', 'n2', 1_000)).toBe(true)
      await phrasings.release('a', 'n2')
      expect(await phrasings.take('a', 'n1', 1_000)).toBe(true)
      for (const inputTokens of [30, 12])
        await phrasings.progress('a', { done: 1, inputTokens, outputTokens: 5 })
      const done = { languages: ['en', 'de'], passages: 7, done: 2, inputTokens: 42, outputTokens: 10 }
      expect(await phrasings.run('a')).toMatchObject({ state: 'writing', endedAt: null, ...done })
      expect(await phrasings.end('a', { state: 'failed', note: 'Why.' })).toBe(true)
      expect(await phrasings.end('a', { state: 'idle', note: null })).toBe(false)
      expect(await phrasings.run('a')).toMatchObject({ state: 'failed', note: 'Why.', endedAt: clock.now })
      expect(await phrasings.take('a', 'n1', 1_000)).toBe(false)
    })

    it('finds by terms that were made anew, and by the old ones until then', async () => {
      const { knowledge } = store
      const old = { made: 'before' }
      await learn('a', 's1', { one: [passage('lamps', old), passage('oaks', old), passage('elm')] })
      await learn('b', 's2', { one: [passage('lamps', old)] })
      const [lamp] = await next('a', 'en')
      const wanted = { ...phrasing('Fragile?', 'fragile'), ...old }
      await knowledge.phrasings.save(lamp?.passage.key ?? 0, { languages: ['en'], phrasings: [wanted] })
      const stale = await knowledge.terms.stalePassages('today', 10)
      expect(stale.map(({ text }) => text).sort()).toEqual(['lamps', 'lamps', 'oaks'])
      expect(await knowledge.terms.stalePassages('today', 1)).toHaveLength(1)
      await knowledge.removeSource('b', 's2')
      const remade = stale
        .filter(({ text }) => text === 'lamps')
        .map(({ key }) => ({ key, head: 'part', words: 'lamp', made: 'today' }))
      await knowledge.terms.remakePassages(remade)
      // Another node may have done the same.
      await knowledge.terms.remakePassages(remade)
      expect(await found('a', ['lamps'])).toEqual([])
      expect(await found('a', ['lamp'])).toEqual(['lamps'])
      expect(await found('a', ['oaks'])).toEqual(['oaks'])
      expect(await found('b', ['lamp'])).toEqual([])
      const { passages, of } = await knowledge.frequencies('a', ['lamps', 'lamp', 'title', 'oaks'])
      expect({ passages, ...Object.fromEntries(of) }).toEqual({ passages: 3, lamp: 1, title: 2, oaks: 1 })
      expect((await knowledge.alike('a', ['lamp'], 5)).get('lamp')).toEqual(['lamp'])
      expect((await knowledge.terms.stalePassages('today', 10)).map(({ text }) => text)).toEqual(['oaks'])
      const asks = await knowledge.terms.stalePhrasings('today', 10)
      expect(asks).toMatchObject([{ question: 'Fragile?', words: 'fragile' }])
      await knowledge.terms.remakePhrasings(
        asks.map(({ id }) => ({ id, words: 'fragil elm', made: 'today' })),
      )
      expect(await knowledge.terms.stalePhrasings('today', 10)).toEqual([])
      expect(await asked('a', ['fragile'])).toEqual([])
      expect(await asked('a', ['fragil'])).toEqual([['lamps', 'Fragile?']])
    })

    it('keeps what passages mean by a model, as long as they say the same', async () => {
      const { vectors } = store.knowledge
      await learn('a', 's1', { one: [passage('lamp'), passage('oak'), passage('x', { kind: 'map' })] })
      await learn('b', 's2', { one: [passage('elm')] })
      const all = await vectors.lacking('m', 10)
      expect(all.map(({ text }) => text)).toEqual(['lamp', 'oak', 'elm'])
      const vector = Int8Array.of(1, -127, 0)
      await vectors.save(
        'm',
        [...all.map(({ key }) => key), 999_999].map((key) => ({ passage: key, vector })),
      )
      expect(await vectors.lacking('m', 10)).toEqual([])
      expect(await vectors.lacking('other', 10)).toHaveLength(3)
      const own = await vectors.of('a', 'm')
      expect(own.map((each) => Array.from(each.vector))).toEqual([
        [1, -127, 0],
        [1, -127, 0],
      ])
      expect(await vectors.of('a', 'other')).toEqual([])
      const keys = all.map(({ key }) => key)
      expect((await vectors.passages('a', keys, ['page'])).map(({ text }) => text).sort()).toEqual([
        'lamp',
        'oak',
      ])
      expect(await vectors.passages('a', keys, ['answer'])).toEqual([])
      await store.knowledge.removeSource('a', 's1')
      expect(await vectors.of('a', 'm')).toEqual([])
      await store.sites.remove('b')
      expect(await vectors.of('b', 'm')).toEqual([])
    })

    it('erases the knowledge of a site with the site', async () => {
      const { knowledge } = store
      await learn('a', 's1', { one: [passage('lamp')] })
      await learn('b', 's2', { one: [passage('lamp')] })
      await knowledge.setAside('a', 'why?', true)
      const [lamp] = await next('a', 'en')
      await knowledge.phrasings.save(lamp?.passage.key ?? 0, {
        languages: [],
        phrasings: [phrasing('l?', 'l')],
      })
      await knowledge.phrasings.begin('a', { languages: ['en'], passages: 1 })
      await store.sites.remove('a')
      expect(await knowledge.phrasings.count('a')).toBe(0)
      expect(await knowledge.phrasings.run('a')).toBeUndefined()
      expect(await found('a', ['lamp'])).toEqual([])
      expect(await knowledge.sources('a')).toEqual([])
      expect(await knowledge.putAside('a')).toEqual([])
      expect((await knowledge.pages('a', { limit: 5 })).items).toEqual([])
      expect((await knowledge.frequencies('a', ['lamp'])).of.size).toBe(0)
      expect(await found('b', ['lamp'])).toEqual(['lamp'])
    })

    it('puts questions aside, and takes them back', async () => {
      const { knowledge } = store
      await knowledge.setAside('a', 'why?', true)
      await knowledge.setAside('a', 'why?', true)
      expect(await knowledge.putAside('a')).toEqual(['why?'])
      await knowledge.setAside('a', 'why?', false)
      expect(await knowledge.putAside('a')).toEqual([])
    })
  })
}

import { createTermMeanings, mapPassage } from '#knowledge'
import { createLexicon } from '#languages'
import { libsqlStore, type KnowledgeStore, type StoredPassage } from '#store'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFile } from '../../../../tests/support/temporary-file.ts'
import { createKnowledgeAdmin } from '../knowledge-admin.ts'
import { askSite } from '../site-knowledge.ts'
import { createTermRenewal } from './term-renewal.ts'

const meanings = createTermMeanings(createLexicon({ pause: async () => undefined }))
const logger = pino({ level: 'silent' })
const before = 'another way'
const anyKind = ['page', 'file', 'text', 'answer', 'map'] as const

function open(file: string) {
  const store = libsqlStore({ file })
  onTestFinished(() => store.close())
  return { ...store, renewal: renewalOf(store.knowledge) }
}

function renewalOf(store: Pick<KnowledgeStore, 'terms'>) {
  const renewal = createTermRenewal({ store, meanings, logger, restMs: 0 })
  onTestFinished(() => renewal.stop())
  return renewal
}

/** Everything known, with terms that no question of today would meet. */
async function makeOld({ terms }: KnowledgeStore): Promise<StoredPassage[]> {
  const all = await terms.stalePassages('', 1_000)
  await terms.remakePassages(all.map(({ key }) => ({ key, head: 'oldhead', words: 'oldword', made: before })))
  return all.sort((one, other) => one.key - other.key)
}

async function learn(knowledge: KnowledgeStore): Promise<void> {
  let ids = 0
  const admin = createKnowledgeAdmin({ store: knowledge, meanings, newId: () => `id${ids++}` })
  await admin.addText('shop', {
    name: 'Terms',
    format: 'markdown',
    text: '# Sending back\n\nLamps may be returned within 30 days.\n\n# Rückgabe\n\nGlühbirnen nehmen wir nicht zurück.',
  })
  await admin.saveAnswer('shop', 'gift', {
    questions: ['Do you gift-wrap?', 'Is wrapping free?'],
    text: 'Every parcel, for two euros.',
    url: null,
  })
  await knowledge.addSource({ id: 's', siteId: 'shop', kind: 'site', name: 's', url: null, settings: {} })
  await knowledge.addPages('s', [{ url: 'https://shop.example/hilfe', depth: 0 }], 1)
  const [page] = await knowledge.waiting('s', 1)
  const map = {
    headings: Array.from({ length: 20 }, (_, at) => `Chapter ${at}`),
    links: [{ text: 'Change my address', url: 'https://shop.example/account' }],
    forms: [{ name: 'Newsletter', fields: ['Your email'] }],
    buttons: ['Subscribe'],
    nameless: 0,
  }
  const options = { title: 'Help', url: 'https://shop.example/hilfe', language: 'en', meanings }
  await knowledge.savePage(page?.key ?? 0, { state: 'learned', passages: [mapPassage(map, options)] })
}

it('makes terms of every kind as learning does, from what is stored', async () => {
  const { knowledge, renewal } = open(temporaryFile())
  await learn(knowledge)
  const [text] = await knowledge.find('shop', { terms: ['lamp'], kinds: ['text'], limit: 1 })
  const phrasing = {
    language: 'en',
    question: 'Are lamps exchanged?',
    quote: null,
    words: 'old',
    made: before,
  }
  await knowledge.phrasings.save(text?.key ?? 0, { languages: ['en'], phrasings: [phrasing] })
  const learned = await makeOld(knowledge)
  expect(new Set(learned.map(({ kind }) => kind))).toEqual(new Set(['text', 'answer', 'map']))
  const question = 'How many days to return lamps?'
  expect(await askSite({ store: knowledge, meanings }, 'shop', question, { kinds: anyKind })).toEqual([])
  renewal.start()
  await renewal.idle()
  const now = await knowledge.terms.stalePassages('', 1_000)
  expect(now.sort((one, other) => one.key - other.key)).toEqual(learned)
  expect(await knowledge.terms.stalePassages(learned[0]?.made ?? '', 1)).toEqual([])
  const [renewed] = await knowledge.phrasings.ofPassages([text?.key ?? 0])
  expect(renewed).toMatchObject({
    words: expect.stringContaining('exchang') as string,
    made: learned[0]?.made,
  })
})

it('goes on after it was cut off; what is not yet made anew is found as before', async () => {
  const file = temporaryFile()
  const first = open(file)
  const admin = createKnowledgeAdmin({ store: first.knowledge, meanings, newId: () => 'many' })
  const parts = Array.from({ length: 45 }, (_, at) => `# Part ${at}\n\nLamp number ${at} is green.`)
  await admin.addText('shop', { name: 'Many', format: 'markdown', text: parts.join('\n\n') })
  const learned = await makeOld(first.knowledge)
  const { terms } = first.knowledge
  const cutOff = renewalOf({
    terms: {
      ...terms,
      async remakePassages(passages) {
        await terms.remakePassages(passages)
        throw new Error('killed')
      },
    },
  })
  cutOff.start()
  await cutOff.idle()
  const count = async (knowledge: KnowledgeStore, term: string) =>
    (await knowledge.find('shop', { terms: [term], kinds: ['text'], limit: 99 })).length
  expect(await count(first.knowledge, 'lamp')).toBe(20)
  expect(await count(first.knowledge, 'oldword')).toBe(25)
  await first.close()
  const second = open(file)
  second.renewal.start()
  await second.renewal.idle()
  expect(await count(second.knowledge, 'lamp')).toBe(45)
  expect(await count(second.knowledge, 'oldword')).toBe(0)
  const { passages, of } = await second.knowledge.frequencies('shop', ['lamp', 'oldword'])
  expect({ passages, ...Object.fromEntries(of) }).toEqual({ passages: learned.length, lamp: 45 })
})

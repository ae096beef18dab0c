import { noKnowledge, type Knowledge, type Passage } from '#assistant'
import { phrasebook } from '../phrasebook.ts'
import { createLexicon, type ConceptLanguage } from '#languages'
import { defaultSiteConfig } from '#protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMeanings } from '../meaning/meanings.ts'
import { parseSentence } from '../understand/sentence.ts'
import { knownAnswer } from './known-answer.ts'
import { wayOn } from '../speech/way-on.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
beforeAll(() => lexicon.load(['en']))

const { signal } = new AbortController()
const parse = (text: string) =>
  parseSentence(text, {
    meanings: createMeanings(lexicon),
    language: 'en',
    pageLanguage: 'en',
    pageWords: new Set(),
    pageNames: new Map(),
    now: new Date('2026-11-16T09:00:00'),
  })
const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  id: 'p',
  text,
  title: 'Moving in',
  url: 'https://flats.example/moving',
  headings: [],
  language: 'en',
  score: 0.9,
  kind: 'page',
  ...more,
})
const meanings = createMeanings(lexicon)
const read = (text: string, language: ConceptLanguage) => meanings.read(text, language)
const knowing = (found: Passage): Knowledge => ({ ...noKnowledge, search: async () => [found] })
const long =
  'The keys are handed over on the first working day of the month, in the office on the ground floor. ' +
  'The deposit is two rents and is paid before the keys are handed over. ' +
  'Bicycles stand in the cellar, prams under the stairs, and nothing at all in the hall because of the fire brigade.'

describe('what is known beside the page', () => {
  it('is the sentence of a long passage that tells it, with its source', async () => {
    const known = await knownAnswer(
      parse('how much is the deposit?'),
      { knowledge: knowing(passage(long)), read },
      signal,
    )
    expect(known?.text).toBe('The deposit is two rents and is paid before the keys are handed over.')
    expect(known?.sources).toMatchObject([{ title: 'Moving in', quote: known?.text }])
    expect(known?.sources[0]?.url).toContain('https://flats.example/moving')
  })

  it('goes on to the next sentence where only that one has the sort of answer that is wanted', async () => {
    const parking =
      'Parking for everybody who lives here is behind the house, next to the old washing room and the bins. ' +
      'Tenants are charged €35 a month together with the rent. ' +
      'The gate is closed at night, and whoever comes home later than that needs a key of the caretaker, who lives on the first floor.'
    const known = await knownAnswer(
      parse('how much is parking?'),
      { knowledge: knowing(passage(parking)), read },
      signal,
    )
    expect(known?.text).toMatch(/^Parking for .* €35 a month together with the rent\.$/)
  })

  it("is the owner's own answer, whole and first", async () => {
    const own = passage('Pets are welcome.', { kind: 'answer' })
    const { url: _, ...nowhere } = own
    const knowledge = { ...knowing(passage(long)), answers: async () => [nowhere] }
    expect(await knownAnswer(parse('may I bring my cat?'), { knowledge, read }, signal)).toEqual({
      text: 'Pets are welcome.',
      sources: [],
      score: 0.9,
      isOwners: true,
      isAbout: true,
      from: { title: own.title, head: own.headings.at(-1) ?? own.title },
    })
  })

  it('is, of answers in several languages, the one in the language of the question', async () => {
    const own = (text: string, language: string, score: number) =>
      passage(text, { kind: 'answer', language, score })
    const answers = async () => [own('Oui.', 'fr', 0.9), own('Yes.', 'en', 0.6), own('Perhaps.', 'en', 0.3)]
    const knowledge = { ...noKnowledge, answers }
    expect((await knownAnswer(parse('may I bring my cat?'), { knowledge, read }, signal))?.text).toBe('Yes.')
  })

  it('is in the language of the page, where the owner wrote none in that of the question', async () => {
    const own = (text: string, language: string, score: number) =>
      passage(text, { kind: 'answer', language, score })
    const answers = async () => [own('Sí.', 'es', 0.9), own('Ja.', 'de', 0.6)]
    const asked = { knowledge: { ...noKnowledge, answers }, read, onPage: 'de' }
    expect((await knownAnswer(parse('may I bring my cat?'), asked, signal))?.text).toBe('Ja.')
  })

  it('is nothing of another page beside the one in view, unless that is named', async () => {
    const porch = passage('It is made for rain and frost.', {
      url: 'https://flats.example/lamps/porch',
      title: 'Porch lamp',
      headings: ['Porch lamp'],
    })
    const asked = { knowledge: knowing(porch), read, page: { url: 'https://flats.example/lamps/tern' } }
    expect(await knownAnswer(parse('can it stand in the rain?'), asked, signal)).toBeUndefined()
    expect((await knownAnswer(parse('can the Porch lamp stand in the rain?'), asked, signal))?.text).toBe(
      porch.text,
    )
    const page = { url: 'https://flats.example/help/delivery' }
    const help = { ...porch, url: 'https://flats.example/help/weather' }
    const fromHelp = { ...asked, knowledge: knowing(help), page }
    expect((await knownAnswer(parse('can it stand in the rain?'), fromHelp, signal))?.text).toBe(porch.text)
  })

  it('is of a list of facts the one that was asked for', async () => {
    const facts = passage('Height · 27 cm\nWeight · 1.3 kg\nMaterial · Steel and glass')
    const asked = { knowledge: knowing(facts), read }
    expect((await knownAnswer(parse('what is the weight?'), asked, signal))?.text).toBe('Weight · 1.3 kg')
  })

  it('says how likely it answers', async () => {
    const knowledge = knowing(passage(long, { score: 0.1 }))
    expect(await knownAnswer(parse('who built it?'), { knowledge, read }, signal)).toMatchObject({
      score: 0.1,
      isOwners: false,
    })
  })
})

describe('the way on', () => {
  const common = { language: 'en', say: phrasebook('en') }
  const config = defaultSiteConfig()

  it('is a page of the site', async () => {
    const page = {
      url: '/fees',
      title: 'Fees',
      headings: ['What it costs'],
      links: [],
      forms: [],
      language: 'en',
    }
    const knowledge = {
      ...noKnowledge,
      map: async () => [
        { ...page, score: 0.8 },
        { ...page, url: '/x', score: 0 },
      ],
    }
    const way = await wayOn('what are the fees', { ...common, knowledge, site: { config } }, signal)
    expect(way?.block).toEqual({
      block_type: 'link_cards',
      data: { cards: [{ title: 'Fees', description: 'What it costs', url: '/fees' }] },
    })
  })

  it('is whom to ask, or nothing', async () => {
    const contact = { email: 'desk@flats.example', hours: 'Mon–Fri 9–12' }
    const asking = { ...common, knowledge: noKnowledge }
    const way = await wayOn(
      'what are the fees',
      { ...asking, site: { config: { ...config, contact } } },
      signal,
    )
    expect(way?.block).toEqual({ block_type: 'contact_card', data: contact })
    expect(await wayOn('what are the fees', { ...asking, site: { config } }, signal)).toBeUndefined()
  })
})

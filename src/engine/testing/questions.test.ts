import { noKnowledge, type Knowledge } from '#assistant'
import { builtinEngine } from '#engine'
import { createLexicon } from '#languages'
import { defaultSiteConfig, type PageContext, type SiteConfig } from '#protocol'
import { describe, expect, it } from 'vitest'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
await lexicon.load(['en'])

const flats: PageContext = {
  url: 'https://flats.example/',
  title: 'Flats',
  language: 'en',
  visibleText: `Flats
Maple Lane 3\n2 rooms, balcony\n€840\nArrange a viewing
Harbour 12\n3 rooms, lift\n€1,120\nArrange a viewing
Mill Street 7\n1 room, furnished\n€610\nArrange a viewing
Dogs are welcome in all houses with a garden.`,
  indexedElements: [1, 2, 3].map((id) => ({ id, type: 'button', text: 'Arrange a viewing' })),
}

async function ask(
  text: string,
  knowledge: Knowledge = noKnowledge,
  page: PageContext = flats,
  owned: Partial<SiteConfig> = {},
) {
  let said = ''
  const config = { ...defaultSiteConfig(), contact: { email: 'desk@flats.example' }, ...owned }
  const view = {
    memory: undefined,
    missed: [],
    inputs: [{ kind: 'message', text, messageId: 'm' }],
    page,
    history: [],
    language: 'en',
    knowledge,
    step: 1,
    lastStep: 12,
    now: new Date('2026-11-16T09:00:00'),
    site: { id: 's', name: 'Flats', hosts: ['flats.example'], config, policy: {} },
  } as const
  const out = { say: (delta: string) => (said += delta), note: () => undefined }
  const { proposal } = await builtinEngine({ lexicon }).step(view, out, new AbortController().signal)
  return { said, proposal }
}

describe('a question', () => {
  it.each([
    ['what does the cheapest flat cost?', '€610'],
    ['how much is the rent of the harbour flat?', '€1,120'],
    ['may I bring my dog?', 'Dogs are welcome in all houses with a garden.'],
  ])('is answered with the fact: %s', async (text, fact) => {
    expect((await ask(text)).said).toContain(fact)
  })

  it.each([
    ['fr', 'combien coûte l’appartement le moins cher ?', '€610'],
    ['ja', 'Harbour 12はいくらですか？', '€1,120'],
    ['zh', 'Mill Street 7多少钱？', '€610'],
  ])('may be in another language than the page: %s', async (_, text, fact) => {
    expect((await ask(text)).said).toContain(fact)
  })

  it.each([
    ['送料はいくらですか？', '500円'],
    ['営業時間は何時までですか', '午後6時'],
    ['返品は何日以内ですか？', '30日'],
  ])('is answered on a page without spaces: %s', async (text, fact) => {
    const visibleText =
      '営業時間は午前10時から午後6時までです。\n送料は500円です。\n返品は30日以内にお願いします。'
    const page = { url: 'https://mise.example/', title: 'お店', language: 'ja', visibleText }
    expect((await ask(text, noKnowledge, page)).said).toContain(fact)
  })

  it.each([
    ['how bright is the lamp?', '40 lux'],
    ['how heavy is the bag?', '900 grams'],
  ])('is answered by what is only near it, where nothing else is: %s', async (text, fact) => {
    const visibleText = `The workshop\nParcels leave our warehouse within 2 days.\nThe bulb gives 40 lux.
Erased photographs vanish after 14 days.\nChildren below 6 years ride along free of charge.
The kiln reaches 1,240 °C.\nThe rucksack weighs 900 grams.`
    const page = { url: 'https://camp.example/', title: 'Workshop', language: 'en', visibleText }
    expect((await ask(text, noKnowledge, page)).said).toContain(fact)
  })

  it('about choices is answered with all of them', async () => {
    const size = {
      id: 1,
      type: 'select',
      text: 'Size',
      value: 'Small',
      options: ['Small', 'Medium', 'Large'],
    }
    const page = { url: 'https://mugs.example/', title: 'Mug', language: 'en', indexedElements: [size] }
    expect((await ask('which sizes are there?', noKnowledge, page)).said).toContain('✓ Small, Medium, Large')
  })

  it('is never answered with a row of links', async () => {
    const indexedElements = ['Timetable', 'Trainers', 'Prices'].map((text, at) => ({
      id: at + 1,
      type: 'link',
      text,
      href: `/${at}`,
    }))
    const visibleText = 'Timetable Trainers Prices\nWe open at six.'
    const page = { url: 'https://gym.example/', title: 'Gym', language: 'en', visibleText, indexedElements }
    expect((await ask('who are the trainers?', noKnowledge, page)).said).not.toContain('Timetable Trainers')
  })

  it('is answered by another page of the site, with its source', async () => {
    const text = 'The deposit is two rents and is paid before the keys are handed over.'
    const found = { id: 'p', text, title: 'Moving in', url: 'https://flats.example/moving', headings: [] }
    const search = async () => [{ ...found, language: 'en', score: 0.9, kind: 'page' as const }]
    const { said, proposal } = await ask('how much is the deposit?', { ...noKnowledge, search })
    expect(said).toBe(text)
    expect(proposal).toMatchObject({ kind: 'answer', sources: [{ title: 'Moving in', quote: text }] })
  })

  it('that nothing answers leads to a person, and no heading is quoted', async () => {
    const { said, proposal } = await ask('who built the town hall?')
    expect(said).toBe('I could not find an answer to that.')
    expect(proposal).toMatchObject({ unanswered: true, block: { block_type: 'contact_card' } })
  })

  it('that something only may answer is told so, and stays open for the owner', async () => {
    const { said, proposal } = await ask('is there parking for dogs?')
    expect(said).toBe('I am not sure. Perhaps this answers it:')
    expect(proposal).toMatchObject({ kind: 'ask', unanswered: true })
  })

  it('is no act, and an act on the cheapest is one', async () => {
    expect((await ask('which flats are under 900 euros?')).proposal).toMatchObject({
      kind: 'answer',
      block: {
        block_type: 'key_value',
        data: { rows: [{ label: 'Maple Lane 3' }, { label: 'Mill Street 7' }] },
      },
    })
    expect((await ask('arrange a viewing for the cheapest one')).proposal).toMatchObject({
      kind: 'act',
      steps: [{ action: 'click', elementId: 3 }],
    })
  })
})

describe('what the owner says', () => {
  const own = { id: 'a', title: '', headings: [], language: 'en', score: 0.9, kind: 'answer' } as const

  it('comes before what the page says', async () => {
    const text = 'Two dogs at most.'
    const knowledge: Knowledge = { ...noKnowledge, answers: async () => [{ ...own, text }] }
    expect((await ask('may I bring my dog?', knowledge)).said).toBe(text)
  })

  it('is the name under which the assistant speaks', async () => {
    expect((await ask('who are you?', noKnowledge, flats, { siteName: 'Elm Lettings' })).said).toContain(
      'assistant of Elm Lettings',
    )
  })

  it('is how it greets, in the language of the visitor', async () => {
    const owned = { greeting: 'Welcome home!', translations: { fr: { greeting: 'Bienvenue chez vous !' } } }
    const greeted = async (text: string, language: string) =>
      (await ask(text, noKnowledge, { ...flats, language }, owned)).said
    expect(await greeted('hello', 'en')).toContain('Welcome home!')
    expect(await greeted('bonjour', 'en')).toContain('Bienvenue chez vous !')
  })
})

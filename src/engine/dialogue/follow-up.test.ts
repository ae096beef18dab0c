import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from '../testing/converse.ts'

const pages = join(import.meta.dirname, '../../../bench/assistant/pages')
const page = (name: string) => JSON.parse(readFileSync(join(pages, `${name}.json`), 'utf8')) as PageContext

/** Says one sentence after the other; what came of the last is looked at. */
async function after(name: string, ...sentences: readonly string[]) {
  const { say } = converse(page(name))
  let last: Awaited<ReturnType<typeof say>> | undefined
  for (const sentence of sentences) last = await say(sentence)
  const { text = '', proposal } = last ?? {}
  const block = proposal?.kind === 'answer' ? JSON.stringify(proposal.block ?? '') : ''
  const steps = proposal?.kind === 'act' ? proposal.steps.map((step) => step.elementId) : []
  return { told: `${text} ${block}`, steps }
}

describe('a question that leans on the one before', () => {
  it.each([
    ['shop', ['how much is the Skua?', 'and the Tern?'], '£119'],
    ['shop', ['how much is the Skua?', 'what about the Puffin?', 'and the Tern?'], '£119'],
    ['shop', ['how much is the Puffin tent?', 'how heavy is it?'], '9.5 kg'],
    ['estate', ['what does the Sail Loft cost?', 'and Orchard House?'], '£1,420'],
    ['estate', ['which flat is the cheapest?', 'how big is it?'], '28 m²'],
    ['pricing', ['what does Team cost?', 'and Business?'], '€99'],
    ['car-hire', ['what does the City mini cost?', 'how many seats does it have?'], '4 seats'],
    ['gym', ['how long is Aqua fit?', 'and Strength basics?'], '60 minutes'],
    ['boulangerie', ['combien coûte le pain de campagne ?', 'et la tarte aux pommes ?'], '16,50 €'],
    ['blumen', ['Was kostet der Herbststrauß?', 'und der Rosenstrauß?'], '49,90 €'],
    ['shop', ['Was kostet das Skua?', 'und das Tern?'], '£119'],
    ['shop', ['¿cuánto cuesta el Skua?', '¿y el Tern?'], '£119'],
    ['shop', ['Skuaはいくらですか？', 'では、Ternは？'], '£119'],
  ])('is answered on %s: %j', async (name, sentences, fact) => {
    expect((await after(name, ...sentences)).told).toContain(fact)
  })
})

describe('what was shown', () => {
  it.each([
    ['estate', ['which flats are over £1,000?', 'the second one'], 'Orchard House'],
    ['estate', ['which flats are over £1,000?', 'and with a garden?'], 'Orchard House'],
    ['estate', ['Welche Wohnungen kosten mehr als £1000?', 'die zweite'], 'Orchard House'],
    ['car-hire', ['which cars are under €50 a day?', 'which of them is cheapest?'], 'City mini'],
  ])('is chosen from, on %s: %j', async (name, sentences, title) => {
    expect((await after(name, ...sentences)).told).toContain(title)
  })

  it.each([
    ['shop', ['how much is the Tern?', 'add it to the basket'], [20]],
    ['estate', ['which flats are over £1,000?', 'arrange a viewing for the second one'], [24]],
    ['estate', ['what is the cheapest flat?', 'save it'], [20]],
    ['gym', ['which class is the shortest?', 'book a place'], [12]],
    ['blumen', ['Was kostet der Rosenstrauß?', 'leg ihn in den Warenkorb'], [11]],
    ['boulangerie', ['combien coûte la tarte aux pommes ?', 'ajoutez-la au panier'], [11]],
    ['shop', ['how much is the Tern?', "ok, I'll take that one"], [20]],
    ['shop', ['how much is the Tern?', 'and the Skua?', 'add the first to the basket'], [20]],
    ['shop', ['¿cuánto cuesta el Tern?', 'pues me lo llevo'], [20]],
    ['shop', ['Quanto costa il Tern?', 'va bene, aggiungilo'], [20]],
    ['blumen', ['Was kostet der Rosenstrauß?', 'gut, den nehme ich'], [11]],
    ['boulangerie', ['combien coûte la tarte aux pommes ?', "d'accord, je la prends"], [11]],
  ])('is what something is done with, on %s: %j', async (name, sentences, ids) => {
    expect((await after(name, ...sentences)).steps).toEqual(ids)
  })
})

describe('a list that was shown', () => {
  const list = 'which flats are over £1,000?'

  it.each([
    'which is the cheapest of those?',
    'which is the cheapest?',
    'welche davon ist die billigste?',
    'laquelle est la moins chère ?',
    '¿cuál de esas es la más barata?',
    'qual è la più economica tra queste?',
    'qual delas é a mais barata?',
    'welke daarvan is de goedkoopste?',
    'która z nich jest najtańsza?',
    'bunlardan en ucuzu hangisi?',
    'ما هي الأرخص منها؟',
    '其中最便宜的是哪个？',
    'その中で一番安いのはどれ？',
  ])('is what the most and the least are of: %s', async (question) => {
    const { told } = await after('estate', list, question)
    expect(told).toContain('Sail Loft')
    expect(told).not.toContain('Bell Street')
  })

  it('is what something is done with', async () => {
    expect((await after('estate', list, 'save the cheapest of those')).steps).toEqual([17])
    expect((await after('estate', list, 'merke die billigste')).steps).toEqual([17])
  })

  it('is counted on when one of it was spoken of', async () => {
    expect((await after('estate', list, 'which is the cheapest of those?', 'the second one')).told).toContain(
      'Orchard House',
    )
    expect((await after('estate', list, 'the second one', 'the other one')).told).toContain('Sail Loft')
    expect((await after('estate', list, 'the second one', 'save the other one')).steps).toEqual([17])
  })

  it('is left where something else is named', async () => {
    expect((await after('estate', list, 'which studio is the cheapest?')).told).toContain('Bell Street')
  })
})

describe('a new sentence', () => {
  it('is read for itself where it can be', async () => {
    const { told } = await after('shop', 'how much is the Tern?', 'how long does delivery take?')
    expect(told).toContain('2–4 working days')
  })

  it('that nothing answers is not answered with what was before', async () => {
    const { told } = await after('shop', 'how much is the Tern?', 'who is the mayor of Bergen?')
    expect(told).not.toContain('£119')
  })

  it.each(['that is great', 'good', 'prima', 'bien', 'いいね'])(
    'of praise takes nothing: %s',
    async (praise) => {
      expect((await after('shop', 'how much is the Tern?', praise)).steps).toEqual([])
    },
  )

  it('takes back nothing that was only told', async () => {
    expect((await after('shop', 'how much is the Tern?', 'never mind')).steps).toEqual([])
  })
})

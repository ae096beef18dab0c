import { describe, expect, it } from 'vitest'
import type { Language, Line } from '#protocol'
import { converse, done } from './converse.ts'
import { outlined } from './outlined.ts'

const results = (query: string, told: Line[], language = 'en') =>
  outlined(
    {
      url: `https://shop.example/?q=${query}`,
      title: 'All rugs',
      language,
      forms: [{ name: 'Search', line: 0, search: true }],
    },
    [
      [0, 0, 'search', 'Search the shop'],
      [1, 1, 'searchbox', 'Search rugs', { form: 0, inputType: 'search', value: query }],
      [1, 2, 'button', 'Search', { form: 0, submits: true }],
      [0, 0, 'main', ''],
      [1, 0, 'heading', 'All rugs', { level: 1 }],
      ...told,
    ],
  )

describe('a search that found nothing', () => {
  it.each<[Language, string, Line]>([
    ['en', 'search for blue runners', [1, 0, 'text', '0 products']],
    ['en', 'search for blue runners', [1, 0, 'heading', 'No results', { level: 2 }]],
    ['de', 'suche nach blue runners', [1, 0, 'text', 'Keine Treffer']],
    ['fr', 'cherche blue runners', [1, 0, 'text', 'Aucun résultat']],
  ])('is not said to be done, in %s', async (language, said, line) => {
    const { say, see, result } = converse(results('', [], language), language)
    expect((await say(said)).proposal).toMatchObject({ steps: [{ elementId: 1 }, { elementId: 2 }] })
    see(() => results('blue runners', [line], language))
    const { proposal, text } = await result(done)
    expect(proposal.kind).toBe('answer')
    expect(text).toContain('blue runners')
  })

  it('is done where something was found', async () => {
    const { say, see, result } = converse(results('', []))
    await say('search for blue runners')
    see(() => results('blue runners', [[1, 0, 'text', '3 products']]))
    expect((await result(done)).proposal.kind).toBe('finish')
  })

  it('is only offered for what has a price', async () => {
    const { say } = converse(results('', []))
    expect((await say('help me find a runner for a long hall, about 80 euros')).proposal.kind).not.toBe('act')
  })
})

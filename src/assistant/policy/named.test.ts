import { beforeAll, describe, expect, it } from 'vitest'
import { createLexicon, type ConceptLanguage } from '#languages'
import { defaultSiteConfig, type Line } from '#protocol'
import { judge } from './judge.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
beforeAll(() => lexicon.load(['en', 'de']))

/** By which row a press of the first of these buttons is judged. */
function press(
  [label = '', ...others]: readonly string[],
  message: string,
  languages: ConceptLanguage[] = ['en'],
) {
  const lines = [label, ...others].map((name, index): Line => [0, index + 1, 'button', name])
  const { rule } = judge(
    { action: 'click', elementId: 1, description: '' },
    {
      site: { id: 's', name: 'Mill', hosts: ['mill.example'], config: defaultSiteConfig(), policy: {} },
      page: { url: 'https://mill.example/a', language: languages[0] ?? 'en', outline: { lines } },
      visitorWords: [message],
      message,
      by: 'model',
      agreed: new Set(),
      earlier: [],
      language: 'en',
      now: new Date(0),
      notions: { lexicon, languages },
    },
  )
  return rule
}

describe('an unknown press', () => {
  it.each([
    ['Enable turbo', 'turn on turbo please'],
    ['Switch on night mode', 'enable night mode'],
    ['Turn off turbo', 'deactivate turbo'],
    ['Polish the sofa', 'polish this couch'],
  ])('"%s" is named by other words for the same: %s', (label, message) => {
    expect(press([label], message)).toBe('named')
  })

  it('is named in another language than its own', () => {
    expect(press(['Turbo einschalten'], 'turn on turbo', ['de', 'en'])).toBe('named')
    expect(press(['Turbo einschalten'], 'turn on turbo', ['en'])).toBe('unknown')
  })

  it.each([
    ['Enable turbo', 'turn off turbo'],
    ['Turn on turbo', 'turn off turbo'],
    ['Enable turbo', 'do not turn on turbo'],
    ['Enable turbo', 'should I turn on turbo?'],
    ['Enable turbo and radar', 'turn on turbo'],
    // Only akin, or another meaning of the same word.
    ['Run', 'find me jogging shoes'],
    ['Resume', 'look at my CV'],
    ['Furniture', 'show me sofas'],
    ['Couch', 'a sofa, please'],
  ])('"%s" is not named by %s', (label, message) => {
    expect(press([label], message)).toBe('unknown')
  })

  it('is not named when another could have been meant', () => {
    expect(press(['Enable turbo', 'Help'], 'turn on turbo')).toBe('named')
    expect(press(['Enable turbo', 'Switch on turbo'], 'turn on turbo')).toBe('unknown')
  })

  it('that binds is asked for, in whatever words it is named', () => {
    expect(press(['Delete draft'], 'get rid of the draft')).toBe('binding')
  })
})

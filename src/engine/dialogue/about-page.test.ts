import { noKnowledge, type SitePage } from '#assistant'
import type { Language } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from '../testing/converse.ts'
import { outlined } from '../testing/outlined.ts'

const planner = outlined({ url: 'https://bikes.example/routes/plan', title: 'Route planner · Bikes' }, [
  [0, 0, 'heading', 'Route planner', { level: 1 }],
  [0, 0, 'text', 'Say where you start and how far you want to ride. It finds quiet roads.'],
  [0, 1, 'textbox', 'Where do you start?'],
  [0, 2, 'combobox', 'How far is it for?', { options: ['10 km', '40 km'] }],
])
const page = (url: string, title: string): SitePage => ({
  url,
  title,
  headings: [],
  links: [],
  forms: [],
  language: 'en',
  score: 0.5,
})
const knowledge = {
  ...noKnowledge,
  map: async () => [
    page('https://bikes.example/help', 'Help'),
    page('https://bikes.example/', 'Bikes for hire'),
  ],
}
const asked = (language: Language, text: string) => converse(planner, language, knowledge).say(text)

describe('who asks what a page is for', () => {
  it.each([
    ['en', "What's this page for?"],
    ['de', 'Worum geht es hier eigentlich?'],
    ['fr', 'à quoi sert cette page ?'],
    ['es', '¿Para qué sirve esta página?'],
    ['it', 'Cosa posso fare qui?'],
    ['pt', 'o que posso fazer aqui?'],
    ['nl', 'wat is deze pagina'],
    ['pl', 'do czego służy ta strona?'],
    ['tr', 'burada ne yapabilirim?'],
    ['ar', 'ما هذه الصفحة؟'],
    ['zh', '请问这个页面是干什么的？'],
    ['ja', 'ここで何ができますか'],
  ] as const)('is told its title and what it says of itself, in %s', async (language, text) => {
    const told = (await asked(language, text)).text
    expect(told).toContain('Route planner · Bikes')
    expect(told).toContain('Say where you start and how far you want to ride. It finds quiet roads.')
  })

  it.each([
    ['en', 'What do you sell?'],
    ['de', 'Was verkauft ihr hier?'],
    ['ja', '何を売っていますか'],
  ] as const)('and of the whole site what its first page is called, in %s', async (language, text) => {
    expect((await asked(language, text)).text).toContain('Bikes for hire')
  })

  it('is asked something else where the sentence says more', async () => {
    expect((await asked('en', 'what is this page for the trailer?')).text).not.toContain(
      'Route planner · Bikes',
    )
  })
})

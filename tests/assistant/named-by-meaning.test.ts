import { expect, it } from 'vitest'
import { createLexicon, type ConceptLanguage } from '#languages'
import type { PageContext } from '#protocol'
import { scriptedEngine, setStage } from './support/stage.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })

function setup(label: string) {
  const loaded: ConceptLanguage[] = []
  const watched = {
    ...lexicon,
    load(languages: readonly ConceptLanguage[]) {
      loaded.push(...languages)
      return lexicon.load(languages)
    },
  }
  const page: PageContext = {
    url: 'https://mill.example/a',
    language: 'en-GB',
    outline: { lines: [[0, 1, 'button', label]] },
  }
  const engine = scriptedEngine(() => ({
    kind: 'act',
    steps: [{ action: 'click', elementId: 1, description: 'Press it' }],
  }))
  const stage = setStage({ builtin: engine, lexicon: watched }, page)
  return { stage, loaded }
}

it('presses what the visitor named in other words, and reads no language but the page’s and theirs', async () => {
  const { stage, loaded } = setup('Enable turbo')
  expect((await stage.say('turn on turbo')).map(({ name }) => name)).toEqual(['action_plan'])
  expect(loaded).toEqual(['en'])
})

it('asks for what was not named', async () => {
  const { stage, loaded } = setup('Enable turbo')
  expect((await stage.say('make it quicker')).map(({ name }) => name)).toEqual(['confirmation_required'])
  expect(loaded).toEqual(['en'])
})

it('reads what a press means that was named word for word: it may bind', async () => {
  const { stage, loaded } = setup('Turn on turbo')
  expect((await stage.say('turn on turbo')).map(({ name }) => name)).toEqual(['action_plan'])
  expect(loaded).toEqual(['en'])
})

it.each(['Next', 'Delete account'])('reads no language at all where words decide: %s', async (label) => {
  const { stage, loaded } = setup(label)
  await stage.say('turn on turbo')
  expect(loaded).toEqual([])
})

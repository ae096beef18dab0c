import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from '../testing/converse.ts'
import { outlined } from '../testing/outlined.ts'

const slots = ['Wed 4 May, 09:20', 'Wed 4 May, 13:00', 'Wed 4 May, 16:40', 'Thu 5 May, 10:10']

const studio = outlined({ url: 'https://clay.example/', title: 'Clay studio', language: 'en' }, [
  [0, 0, 'heading', 'Clay studio', { level: 1 }],
  [0, 0, 'heading', 'Free hours', { level: 2 }],
  ...slots.map((name, at) => [0, 10 + at, 'button', name] as const),
  [0, 30, 'link', 'Help', { href: '/help' }],
  [0, 31, 'button', 'Next week'],
])

const kiln = outlined({ url: 'https://clay.example/kiln', title: 'Kiln', language: 'en', forms: [{}] }, [
  [0, 0, 'heading', 'The kiln', { level: 1 }],
  [0, 0, 'form', 'Fire a pot'],
  [1, 20, 'textbox', 'Day of the firing', { form: 0, inputType: 'date' }],
])

async function heard(page: PageContext, ...sentences: readonly string[]) {
  const { say } = converse(page)
  let last: Awaited<ReturnType<typeof say>> | undefined
  for (const sentence of sentences) last = await say(sentence)
  const { proposal } = last ?? {}
  const steps = proposal?.kind === 'act' ? proposal.steps.map(({ elementId }) => elementId) : []
  return { steps, shown: JSON.stringify(proposal) }
}

describe('hours to choose from', () => {
  it('are offered as they stand on the page', async () => {
    const { shown } = await heard(studio, 'wednesday suits me')
    const places = slots.slice(0, 3).map((name) => shown.indexOf(name))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it.each([
    ['no, rather the last one that day', 12],
    ['nein, doch den letzten an dem Tag', 12],
    ['non, plutôt le dernier', 12],
    ['no, the second one', 11],
  ])('are counted behind a no as well: %s', async (said, id) => {
    expect((await heard(studio, 'wednesday suits me', said)).steps).toEqual([id])
  })
})

describe('a field for one day', () => {
  it('is not written twice at once', async () => {
    const { steps, shown } = await heard(kiln, 'day of the firing is 4 May and 6 May')
    expect(steps).toEqual([])
    expect(shown).toContain('05-06')
  })

  it('is not given what it shall not be', async () => {
    const said = await heard(kiln, 'day of the firing is 4 May', 'no wait, not the 6th of May')
    expect(said.steps).not.toContain(20)
  })
})

describe('help that is asked for with what is to be done', () => {
  it('is no page of help', async () => {
    expect((await heard(studio, 'hilf mir, meinen Reisepass zu verlängern')).steps).toEqual([])
  })
})

describe('a no that is a not', () => {
  it('denies nothing that was offered', async () => {
    expect((await heard(studio, 'wednesday suits me', 'no tengo horno')).steps).toEqual([])
  })
})

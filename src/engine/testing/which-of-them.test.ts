import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { outlined } from './outlined.ts'

const row = (id: number, name: string, town: string, state: string) =>
  [
    [1, 0, 'row', ''],
    [2, 0, 'cell', name],
    [2, 0, 'cell', town],
    [2, 0, 'cell', state],
    [2, id, 'button', `Ring ${name}`],
  ] as const

const guests = outlined({ url: 'https://inn.example/guests', title: 'Guests', language: 'en' }, [
  [0, 0, 'heading', 'Guests', { level: 1 }],
  [0, 0, 'table', 'Guests'],
  [1, 0, 'row', ''],
  ...['Name', 'Town', 'State'].map((text) => [2, 0, 'columnheader', text] as const),
  ...row(10, 'Ida Holm', 'Bergen', 'confirmed'),
  ...row(20, 'Kofi Mensah', 'Accra', 'waiting'),
  ...row(30, 'Ana Prado', 'Lisbon', 'confirmed'),
  ...row(40, 'Yuki Mori', 'Osaka', 'waiting'),
])

describe('which of the things alike are so', () => {
  it.each([
    ['which guests are waiting?', 'en'],
    ['Welche Gäste warten noch?', 'de'],
    ['Quels clients sont en attente ?', 'fr'],
  ] as const)('are shown together: %s', async (question, language) => {
    const { proposal } = await converse(guests, language).say(question)
    const shown = JSON.stringify(proposal)
    for (const name of ['Kofi Mensah', 'Yuki Mori']) expect(shown).toContain(name)
    for (const name of ['Ida Holm', 'Ana Prado']) expect(shown).not.toContain(name)
  })

  it('are counted out afterwards', async () => {
    const { say } = converse(guests)
    await say('which guests are waiting?')
    expect((await say('ring the second one')).proposal).toMatchObject({
      kind: 'act',
      steps: [{ elementId: 40 }],
    })
  })
})

import type { Line, PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { outlined } from './outlined.ts'

const page = (language: string, text: string, buttons: readonly string[]): PageContext =>
  outlined({ url: 'https://shop.example/', title: 'Shop', language }, [
    [0, 0, 'heading', 'Shop', { level: 1 }],
    [0, 1, 'link', 'Sale', { href: '/sale' }],
    [0, 2, 'button', 'Cancel order'],
    [0, 0, 'dialog', ''],
    [1, 0, 'text', text],
    ...buttons.map((name, at): Line => [1, 10 + at, 'button', name]),
  ])
const english = page('en', 'We use cookies to see how our shop is used.', [
  'Accept all',
  'Only essential',
  'Customise',
])
const italian = page('it', 'Questo sito usa cookie di profilazione.', ['Accetta', 'Rifiuta', 'Preferenze'])

describe('a notice of cookies', () => {
  it.each([
    ['please no cookies', english, 11],
    ['i do not want any of your cookies', english, 11],
    ['just the necessary cookies', english, 11],
    ['keine Cookies bitte', english, 11],
    ['cookies are ok with me, accept them', english, 10],
    ['non voglio cookie', italian, 11],
    ['please do not track me', english, 11],
    ['ich will nicht verfolgt werden', english, 11],
  ] as const)('%s', async (said, at, elementId) => {
    expect((await converse(at, at === italian ? 'it' : 'en').say(said)).proposal).toMatchObject({
      steps: [{ action: 'click', elementId }],
    })
  })

  it('is closed by its one button for who agrees, and not for who refuses', async () => {
    const notice = page('en', 'This site uses cookies.', ['Understood'])
    expect((await converse(notice).say('sure, cookies are allowed')).proposal).toMatchObject({
      steps: [{ elementId: 10 }],
    })
    expect((await converse(notice).say('no cookies please')).proposal).not.toHaveProperty('steps')
  })

  it('is left alone by who asks about it', async () => {
    const { proposal } = await converse(english).say('why do you use cookies?')
    expect(proposal).not.toHaveProperty('steps')
  })

  it('speaks for none of its buttons by what it says of the site', async () => {
    const shop = page('en', 'We use cookies to remember your favourite lamps.', ['Accept all', 'Reject'])
    const { proposal } = await converse(shop).say('remember my favourite lamps')
    expect(JSON.stringify(proposal)).not.toContain('Accept all')
  })
})

import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { contact, converse, done } from './tried-engine.ts'

const desk: PageContext = {
  url: 'https://desk.example/',
  title: 'Desk',
  visibleText: 'Desk\nFold the paper twice and press Hand in.',
  indexedElements: [
    { id: 1, type: 'button', text: 'ONE' },
    { id: 2, type: 'button', text: 'TWO' },
    { id: 3, type: 'button', text: 'Drawer' },
    { id: 4, type: 'link', text: 'go', href: '/a' },
    { id: 5, type: 'link', text: 'Go', href: '/b' },
    { id: 6, type: 'button', text: 'Hand in', form: 0, submits: true },
    { id: 7, type: 'textbox', text: 'Notes', form: 0, value: '' },
  ],
  forms: [{ name: 'Desk' }],
}

describe('a sentence of several parts', () => {
  it('is done part by part, in order', async () => {
    const { say, result, see } = converse(desk)
    expect((await say('Click button ONE, then click button TWO')).proposal).toMatchObject({
      steps: [{ elementId: 1 }],
    })
    see((page) => ({ ...page, visibleText: 'one' }))
    expect((await result(done)).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
    see((page) => ({ ...page, visibleText: 'two' }))
    expect((await result(done)).proposal.kind).toBe('finish')
  })

  it('goes on to what a press brings into sight', async () => {
    const { say, result, see } = converse(desk)
    await say('press "Drawer" and then find and click the item "Scissors"')
    see((page) => ({
      ...page,
      indexedElements: [...(page.indexedElements ?? []), { id: 9, type: 'menuitem', text: 'Scissors' }],
    }))
    expect((await result(done)).proposal).toMatchObject({ steps: [{ elementId: 9 }] })
  })

  it.each([
    'Fold the paper twice and press Hand in',
    'Falte das Papier zweimal und klick auf Hand in',
    'Plie le papier en deux puis clique sur Hand in',
    'Dobla el papel y luego pulsa Hand in',
  ])('presses nothing that sends while a part is not understood: %s', async (text) => {
    const { proposal } = await converse(desk).say(text)
    expect(proposal.kind).not.toBe('act')
  })

  it('says which part it did not understand', async () => {
    const { text } = await converse(desk).say('Fold the paper twice and press Hand in')
    expect(text).toContain('I did not understand this part: “Fold the paper twice”.')
  })

  it('fills in what it understood and sends nothing while another part is open', async () => {
    const { say } = converse(contact)
    const { proposal } = await say(
      'my name is Ada Lovelace, ada@example.org, stamp the envelope in green, and send it',
    )
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 2 }, { elementId: 3 }] })
  })
})

describe('a name in quotation marks', () => {
  it('is the exact one, small and capital letters apart', async () => {
    expect((await converse(desk).say('click on the link "Go"')).proposal).toMatchObject({
      steps: [{ elementId: 5 }],
    })
  })
})

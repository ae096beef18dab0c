import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { contact, converse, done } from './converse.ts'

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

const toolbar: PageContext = {
  url: 'https://letters.example/',
  title: 'Letter',
  indexedElements: [
    { id: 1, type: 'button', text: 'bold' },
    { id: 2, type: 'button', text: 'italic' },
    { id: 3, type: 'editor', text: '', value: 'Dear all' },
    { id: 4, type: 'button', text: 'Submit' },
  ],
}

describe('a part that only says what to press', () => {
  it('is not forgotten where the rest is only guessed', async () => {
    const { text } = await converse(toolbar).say(
      'With the toolbar, turn the whole letter italic and press Submit',
    )
    expect(text).toContain('I did not understand this part: “press Submit”')
  })
})

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

const booking: PageContext = {
  url: 'https://inn.example/',
  title: 'Inn',
  forms: [{ name: 'Book a table' }],
  indexedElements: [
    { id: 1, type: 'textbox', text: 'Surname', form: 0, value: '' },
    { id: 2, type: 'textbox', text: 'Email', inputType: 'email', form: 0, value: '' },
    { id: 3, type: 'spinbutton', text: 'Guests', inputType: 'number', form: 0, value: '2' },
    { id: 4, type: 'textbox', text: 'Anything we should know', form: 0, value: '' },
    { id: 5, type: 'radio', text: 'Terrace', form: 0, checked: false },
    { id: 6, type: 'radio', text: 'Indoors', form: 0, checked: true },
    {
      id: 7,
      type: 'select',
      text: 'Menu',
      form: 0,
      options: ['Small menu of fish', 'Large menu of fish', 'Soup'],
    },
    { id: 8, type: 'button', text: 'Reserve', form: 0, submits: true },
  ],
}

describe('a name that nothing in sight bears', () => {
  const tabs = (open: number, inside: string): PageContext => ({
    url: 'https://tabs.example/',
    title: 'Tabs',
    visibleText: `tab ${open}`,
    indexedElements: [
      ...[1, 2, 3].map((id) => ({ id, type: 'tab', text: `Part ${id}`, selected: id === open })),
      { id: 9, type: 'link', text: inside, href: '/x' },
    ],
  })

  it('is looked for behind one closed thing after the other', async () => {
    const { say, result, see } = converse(tabs(1, 'moss'))
    const opened: (number | undefined)[] = []
    let { proposal } = await say('Go through the tabs to find and click on the link "fern"')
    for (const inside of ['lichen', 'fern']) {
      opened.push(proposal.kind === 'act' ? proposal.steps[0]?.elementId : undefined)
      see(() => tabs(opened.at(-1) ?? 0, inside))
      ;({ proposal } = await result(done))
    }
    expect(opened).toEqual([2, 3])
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 9 }] })
  })
})

describe('values of a form', () => {
  const steps = async (text: string) => {
    const { proposal } = await converse(booking).say(text)
    return proposal.kind === 'act' ? proposal.steps : []
  }

  it('take an article for no number', async () => {
    expect(await steps('I have a question for you, my email is ada@example.org')).toMatchObject([
      { elementId: 2, inputData: 'ada@example.org' },
    ])
  })

  it('take one word behind what asks for it as a name', async () => {
    expect(await steps('surname Moreau, email ada@example.org')).toMatchObject([
      { elementId: 1, inputData: 'Moreau' },
      { elementId: 2, inputData: 'ada@example.org' },
    ])
  })

  it('come with the choices that are named among them', async () => {
    expect(await steps('surname Moreau, email ada@example.org, on the terrace')).toMatchObject([
      { elementId: 1 },
      { elementId: 2 },
      { elementId: 5, action: 'check' },
    ])
  })

  it('leave a list alone of which two options are called so', async () => {
    const chosen = await steps('surname Moreau, email ada@example.org, with the fish menu')
    expect(chosen.map(({ elementId }) => elementId)).not.toContain(7)
  })
})

const basket: PageContext = {
  url: 'https://shop.example/basket',
  title: 'Your basket',
  indexedElements: [
    { id: 1, type: 'textbox', text: '', parent: 'Linen shirt', value: '2' },
    { id: 2, type: 'textbox', text: '', parent: 'Wool scarf', value: '3' },
    {
      id: 3,
      type: 'select',
      text: 'Guests',
      options: ['2 guests', '3 guests', '4 guests'],
      value: '2 guests',
    },
    { id: 4, type: 'link', text: 'Add to basket', href: '/add', parent: 'Wool scarf' },
    { id: 5, type: 'link', text: 'Basket', href: '/basket' },
  ],
}

describe('a number', () => {
  it.each([
    ['four shirts instead of two', 'en', { elementId: 1, inputData: '4' }],
    ['only one scarf, not three', 'en', { elementId: 2, inputData: '1' }],
    ['vier Schals statt drei', 'de', { elementId: 2, inputData: '4' }],
  ] as const)('takes the place of the one that is given up: %s', async (text, language, step) => {
    const { proposal } = await converse(basket, language).say(text)
    expect(proposal).toMatchObject({ steps: [step] })
  })

  it.each([
    ['we are three guests', 'en'],
    ['wir sind drei Gäste', 'de'],
  ] as const)('in words chooses the option with its figure: %s', async (text, language) => {
    const { proposal } = await converse(basket, language).say(text)
    expect(proposal).toMatchObject({ steps: [{ elementId: 3, inputData: '3 guests' }] })
  })
})

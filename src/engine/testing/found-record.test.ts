import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { converse } from './converse.ts'
import { outlined } from './outlined.ts'

/** What is pressed on a page for a sentence. */
async function pressed(page: PageContext, sentence: string): Promise<string[]> {
  const { proposal } = await converse(page).say(sentence)
  return proposal.kind === 'act' ? proposal.steps.map(({ elementId }) => String(elementId)) : [proposal.kind]
}

const senders = ['Ilse', 'Ramon', 'Tova']

/** A mailbox whose rows open wherever they are pressed. */
const mailbox: PageContext = outlined(
  { url: 'https://mail.example/', title: 'Mail', language: 'en' },
  senders.flatMap((name, at): Line[] => [
    [0, 0, 'record', ''],
    [1, at * 10 + 1, 'clickable', name, { why: 'pointer' }],
    [1, at * 10 + 2, 'clickable', `Notes on week ${at + 30}`, { why: 'pointer' }],
    [1, at * 10 + 3, 'button', 'Delete'],
    [1, at * 10 + 4, 'button', 'Star'],
  ]),
)

describe('one of several that is found first', () => {
  it.each([
    ['Find the email by Ramon and delete it', ['13']],
    ['find the message of Tova and click the star to mark it as important', ['24']],
    ['Find the email by Ilse and forward it to Bob', ['1']],
    ['delete the email from Ramon', ['13']],
    ["delete Tova's message", ['23']],
    ['lösch die Mail von Ramon', ['13']],
  ])('%s', async (sentence, done) => {
    expect(await pressed(mailbox, sentence)).toEqual(done)
  })

  it('is not taken for something else of the same name', async () => {
    expect(await pressed(mailbox, "remove Ramon's account")).toEqual(['ask'])
  })
})

describe('what is said by its place or in quotation marks', () => {
  const links: PageContext = {
    url: 'https://links.example/',
    title: 'Links',
    indexedElements: [
      { id: 1, type: 'link', text: 'amet', href: '/a' },
      { id: 2, type: 'link', text: 'amet.', href: '/b' },
      { id: 3, type: 'button', text: 'Close' },
      { id: 4, type: 'textbox', text: '', value: '' },
      { id: 5, type: 'textbox', text: '', value: '' },
      { id: 6, type: 'checkbox', text: 'Hi', checked: false },
      { id: 7, type: 'checkbox', text: 'Gb7', checked: false },
      { id: 8, type: 'checkbox', text: 'Kx2', checked: false },
      { id: 9, type: 'button', text: 'Finish' },
    ],
  }

  it.each([
    ['click on the link "amet."', ['2']],
    ['click on the link "amet"', ['1']],
    ['close it by clicking the "x"', ['3']],
    ['enter the number "1" into the 2nd textbox', ['5']],
    ['select Hi, Gb7, Kx2 and press Finish', ['6', '7', '8', '9']],
    ['select nothing and press Finish', ['9']],
  ])('%s', async (sentence, done) => {
    expect(await pressed(links, sentence)).toEqual(done)
  })
})

describe('what is dragged along a list', () => {
  const list: PageContext = outlined({ url: 'https://list.example/', title: 'List' }, [
    [0, 9, 'list', ''],
    ...['Anke', 'Boris', 'Cleo', 'Dara'].map((name, at): Line => [
      1,
      at + 1,
      'draggable',
      name,
      { box: [6, 9 + at * 4] },
    ]),
  ])
  const draggedTo = async (sentence: string) => {
    const { proposal } = await converse(list).say(sentence)
    return proposal.kind === 'act' ? proposal.steps.map(({ to }) => to) : proposal.kind
  }

  it('takes as many places as are said', async () => {
    expect(await draggedTo('Drag Boris down by one position')).toEqual([{ elementId: 3, side: 'after' }])
    expect(await draggedTo('drag Cleo up by 2 positions')).toEqual([{ elementId: 1, side: 'before' }])
  })

  it('goes nowhere past the end', async () => {
    expect(await draggedTo('drag Dara down by one position')).not.toEqual([{ elementId: 4, side: 'after' }])
  })
})

describe('an exercise that prints its order above what it is about', () => {
  it('is no thing of that name', async () => {
    const order = 'Find and pick the stone with the highest figure, then press finish'
    const exercise: PageContext = outlined(
      { url: 'https://school.example/', title: 'Exercise', language: 'en' },
      [
        [0, 0, 'record', ''],
        [1, 0, 'text', order],
        [1, 1, 'clickable', '17', { why: 'handler' }],
        [1, 2, 'clickable', '44', { why: 'handler' }],
        [1, 3, 'button', 'Finish'],
        [0, 0, 'record', ''],
        [1, 0, 'text', 'Points so far'],
      ],
    )
    expect(await pressed(exercise, order)).not.toEqual(['3'])
  })
})

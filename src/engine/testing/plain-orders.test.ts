import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { converse } from './converse.ts'

const club: PageContext = {
  url: 'https://rowing.example/',
  title: 'Rowing club',
  language: 'en',
  visibleText:
    'Rowing club\nReports\nBoat house opens again after the flood\nEights win at the autumn head\nNew safety rules for winter rowing\n' +
    'Who may row here?\nAnyone who can swim. Guests come with a member and sign the book.\n' +
    'The launch for visitors goes every 40 minutes.\nDogs stay for €3 a day.\nMost lent boat: Grebe with 212 outings.',
  indexedElements: [
    { id: 1, type: 'link', text: 'My bookings', parent: 'banner', href: '/mine' },
    { id: 2, type: 'link', text: 'Start membership', parent: 'banner', href: '/join' },
    { id: 3, type: 'link', text: 'Rowing club', parent: 'banner', href: '/' },
    { id: 4, type: 'link', text: 'Boat house opens again after the flood', parent: 'Reports', href: '/r/1' },
    { id: 5, type: 'link', text: 'Eights win at the autumn head', parent: 'Reports', href: '/r/2' },
    { id: 6, type: 'link', text: 'New safety rules for winter rowing', parent: 'Reports', href: '/r/3' },
    { id: 7, type: 'checkbox', text: 'Hide boats on loan', checked: false },
    { id: 8, type: 'searchbox', text: 'Find a boat' },
    { id: 9, type: 'select', text: 'Boat class', value: 'Single', options: ['Single', 'Double', 'Eight'] },
    { id: 10, type: 'select', text: 'Sort by', value: 'Name', options: ['Name', 'Lowest price', 'Newest'] },
  ],
}

async function proposalTo(said: string) {
  const { proposal } = await converse(club).say(said)
  return proposal
}

describe('a plain order', () => {
  it.each([
    ['open My bokings', { action: 'click', elementId: 1 }],
    ['tick Hide boats on laon', { action: 'check', elementId: 7 }],
    ['hide boats on loan', { action: 'check', elementId: 7 }],
    ['read the third report', { action: 'click', elementId: 6 }],
    ['show the second one', { action: 'click', elementId: 5 }],
    ['the cheapest boats first', { elementId: 10, inputData: 'Lowest price' }],
    ['find a boat with riggers', { elementId: 8, inputData: 'riggers' }],
  ] as const)('“%s” is done', async (said, step) => {
    const proposal = await proposalTo(said)
    expect(proposal.kind === 'act' ? proposal.steps[0] : proposal).toMatchObject(step)
  })

  it('that nothing is called nearly like is not done', async () => {
    expect((await proposalTo('open My beakers')).kind).not.toBe('act')
  })
})

describe('a plain question', () => {
  it.each([
    ['are dogs allowed?', '€3 a day'],
    ['how often does the launch go?', 'every 40 minutes'],
    ['which boat is lent the most?', 'Grebe'],
    ['who may row here?', 'Anyone who can swim'],
  ])('“%s” is answered', async (said, told) => {
    const { text } = await converse(club).say(said)
    expect(text).toContain(told)
  })

  it('is not answered by what there is to choose from', async () => {
    const { text } = await converse(club).say('how much is a double boat class?')
    expect(text).not.toContain('Single')
  })
})

const rooms: PageContext = {
  url: 'https://studios.example/',
  title: 'Practice rooms',
  language: 'en',
  visibleText: 'Practice rooms\nAttic room\n£14 an hour\nCellar room\n£9 an hour\nGarden room\n£11 an hour',
  forms: [{ name: 'Ask us' }],
  indexedElements: [
    { id: 1, type: 'select', text: 'Maximum price', value: 'Any', options: ['Any', '£10', '£15', '£20'] },
    {
      id: 2,
      type: 'select',
      text: 'Sort by',
      value: 'Name',
      options: ['Name', 'Fee, lowest first', 'Largest'],
    },
    { id: 3, type: 'link', text: 'Attic room', parent: 'Practice rooms', href: '/rooms/attic' },
    { id: 4, type: 'link', text: 'Cellar room', parent: 'Practice rooms', href: '/rooms/cellar' },
    { id: 5, type: 'link', text: 'Garden room', parent: 'Practice rooms', href: '/rooms/garden' },
    { id: 6, type: 'textbox', text: 'Message', form: 0, value: '' },
    { id: 7, type: 'checkbox', text: 'Send me the price list', form: 0, checked: false },
    { id: 8, type: 'button', text: 'Send', form: 0, submits: true },
  ],
}

describe('what the page itself can do', () => {
  it.each([
    ['no more than £15', { elementId: 1, inputData: '£15' }],
    ['largest rooms first', { elementId: 2, inputData: 'Largest' }],
    ['the cheapest room first', { elementId: 2, inputData: 'Fee, lowest first' }],
    ['open the second room', { elementId: 4 }],
  ] as const)('is done with “%s”', async (said, step) => {
    const { proposal } = await converse(rooms).say(said)
    expect(proposal.kind === 'act' ? proposal.steps[0] : proposal).toMatchObject(step)
  })

  it('is ticked, and not sent, where a box is called so', async () => {
    const { proposal } = await converse(rooms).say(
      'write "Is there a piano?" into the message and tick Send me the price list',
    )
    const steps = proposal.kind === 'act' ? proposal.steps : []
    expect(steps.map(({ elementId }) => elementId)).toEqual([6, 7])
  })
})

const clinic: PageContext = {
  url: 'https://praxis.example/',
  title: 'Praxis am Markt',
  language: 'de',
  visibleText: 'Praxis am Markt\nSprechstunde von 8 bis 12 Uhr',
  forms: [{ name: 'Termin' }],
  indexedElements: [
    { id: 1, type: 'button', text: 'FR' },
    { id: 2, type: 'button', text: 'English' },
    { id: 3, type: 'textbox', text: 'Name', form: 0, value: '' },
    {
      id: 4,
      type: 'select',
      text: 'Sprache des Gesprächs',
      form: 0,
      value: '',
      options: ['Deutsch', 'English'],
    },
    { id: 5, type: 'button', text: 'Absenden', form: 0, submits: true },
  ],
}

describe('the language of a site', () => {
  it.each([
    ['en', 'could you switch this page to English', 2],
    ['fr', 'le site en français', 1],
  ] as const)(
    'is changed by the button that is called so and by no field of a form, in %s',
    async (language, said, elementId) => {
      const { proposal } = await converse(clinic, language).say(said)
      expect(proposal).toMatchObject({ steps: [{ elementId }] })
    },
  )
})

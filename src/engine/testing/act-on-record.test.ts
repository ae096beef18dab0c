import type { Line, PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { outlined } from './outlined.ts'

const cards = ['Walnut stool', 'Rattan chair', 'Folding screen', 'Copper kettle']
const shop: PageContext = outlined(
  { url: 'https://shop.example/home', title: 'For the home', language: 'en' },
  [
    [0, 0, 'heading', 'For the home', { level: 1 }],
    ...cards.flatMap((name, at): Line[] => [
      [0, 0, 'record', ''],
      [1, at * 10 + 1, 'link', name, { href: `/${String(at)}`, level: 3 }],
      [1, 0, 'text', `€${String(20 + at)}.00`],
      [1, at * 10 + 2, 'button', 'Add to basket'],
      [1, at * 10 + 3, 'button', `Save ${name}`],
    ]),
  ],
)

describe('what is done with one of several things alike', () => {
  const orders: readonly (readonly [string, number])[] = [
    ['put the folding screen in my basket', 22],
    ['the copper kettle into the basket please', 32],
    ['I’ll take the rattan chair', 12],
    ['mets la bouilloire en cuivre dans le panier', 32],
    ['leg den Hocker in den Korb', 2],
    ['add the rattan chair to my favourites', 13],
    ['id like the copper kettle', 32],
    ['ill have the walnut one', 2],
    ['save the folding one', 23],
    ['open the walnut stool', 1],
    ['save the kettle, my brother would love that', 33],
  ]
  it.each(orders)('%s', async (said, elementId) => {
    expect((await converse(shop).say(said)).proposal).toMatchObject({
      steps: [{ action: 'click', elementId }],
    })
  })

  it('puts nothing anywhere when another deed was wanted', async () => {
    const { proposal } = await converse(shop).say('send the copper kettle back to you')
    expect(proposal).not.toHaveProperty('steps')
  })
})

describe('cottages with pictures and prices of their own', () => {
  const names = ['Heron cottage', 'Otter lodge', 'Badger cabin']
  const cottages: PageContext = outlined(
    { url: 'https://stay.example/', title: 'Cottages', language: 'en' },
    [
      [0, 0, 'heading', 'Cottages', { level: 1 }],
      [0, 90, 'link', 'My favourites', { href: '/favourites' }],
      ...names.flatMap((name, at): Line[] => [
        [0, 0, 'record', ''],
        [1, at * 10 + 1, 'link', name, { href: `/${String(at)}`, level: 3 }],
        [1, at * 10 + 2, 'link', 'See photos', { href: `/${String(at)}/photos` }],
        [1, at * 10 + 3, 'button', `Add ${name} to favourites`],
      ]),
    ],
  )

  it.each([
    ['let me see the pictures of the otter lodge', 12],
    ['zeig mir die Fotos von Badger cabin', 22],
    ['open the heron cottage', 1],
  ])('%s', async (said, elementId) => {
    expect((await converse(cottages).say(said)).proposal).toMatchObject({
      steps: [{ action: 'click', elementId }],
    })
  })

  it.each(['put it on my favourites', 'mets-le dans mes favoris'])('opens no list for: %s', async (said) => {
    expect((await converse(cottages).say(said)).proposal).not.toHaveProperty('steps')
  })

  it.each(['otter lodge is fully booked, flumphigate it', 'badger cabin looks lovely, wuzzle me in'])(
    'opens nothing for who only tells of it: %s',
    async (said) => {
      expect((await converse(cottages).say(said)).proposal).not.toHaveProperty('steps')
    },
  )
})

describe('a thread of posts', () => {
  const authors = ['Ines', 'Okoro', 'Pavel']
  const thread: PageContext = outlined(
    { url: 'https://forum.example/t/1', title: 'Rye that does not rise', language: 'en' },
    [
      [0, 0, 'heading', 'Rye that does not rise', { level: 1 }],
      ...authors.flatMap((name, at): Line[] => [
        [0, 0, 'record', ''],
        [1, at * 10 + 1, 'link', name, { href: `/u/${name}` }],
        [1, 0, 'text', 'My starter sleeps in the pantry, where it is cool all year.'],
        [1, at * 10 + 2, 'button', `Like (${String(at + 2)})`],
        [1, at * 10 + 3, 'button', 'Quote'],
        [1, at * 10 + 4, 'button', 'Report'],
      ]),
    ],
  )
  it('is quoted from where that was said', async () => {
    expect((await converse(thread).say('quote what Okoro said about the pantry')).proposal).toMatchObject({
      steps: [{ action: 'click', elementId: 13 }],
    })
  })
  it('reports nobody whose post is to be deleted', async () => {
    expect((await converse(thread).say('delete the first post of Pavel')).proposal).not.toHaveProperty(
      'steps',
    )
  })
})

describe('rows with deeds of their own', () => {
  const clubs = ['Harbour rowing', 'Night runners', 'Chess cellar']
  const own: readonly Line[][] = [
    [],
    [[2, 14, 'button', 'Join waiting list']],
    [[2, 24, 'button', 'Archive']],
  ]
  const rowOf = (name: string, at: number): Line[] => [
    [1, 0, 'record', ''],
    [2, at * 10 + 1, 'checkbox', name, { checked: false, column: 'Select' }],
    [2, at * 10 + 2, 'link', name, { href: `/clubs/${String(at)}` }],
    [2, 0, 'cell', `${String(at + 4)} members`],
    [2, at * 10 + 3, 'button', 'Edit'],
  ]
  const page: PageContext = outlined({ url: 'https://clubs.example/', title: 'Clubs', language: 'en' }, [
    [0, 0, 'heading', 'Clubs', { level: 1 }],
    [0, 0, 'table', ''],
    ...clubs.flatMap((name, at) => rowOf(name, at).concat(own[at]!)),
  ])
  const orders: readonly (readonly [string, number])[] = [
    ['the night runners are full, put me in line for them', 14],
    ['harbour rowing has moved, let me change it', 3],
    ['archive the chess cellar, nobody comes any more', 24],
  ]
  it.each(orders)('%s', async (said, elementId) => {
    expect((await converse(page).say(said)).proposal).toMatchObject({
      steps: [{ action: 'click', elementId }],
    })
  })

  it('marks no row for something else that was said of it', async () => {
    const { proposal } = await converse(page).say('let the chess cellar have it back')
    expect(proposal).not.toMatchObject({ steps: [{ action: 'check' }] })
  })
})

describe('deeds of rows in everyday words', () => {
  const people = ['SilentOtter', 'mira_west', 'Old Tom']
  const own: readonly Line[][] = [
    [[2, 14, 'button', 'Block']],
    [[2, 24, 'button', 'Reactivate']],
    [[2, 34, 'button', 'Add to shortlist']],
  ]
  const rowOf = (name: string, at: number): Line[] => [
    [1, 0, 'record', ''],
    [2, at * 10 + 11, 'link', name, { href: `/people/${String(at)}` }],
    [2, 0, 'text', `Here since 20${String(at + 10)}`],
    [2, at * 10 + 12, 'button', 'Report'],
  ]
  const page: PageContext = outlined(
    { url: 'https://people.example/', title: 'People', language: 'en' },
    people.flatMap((name, at) => rowOf(name, at).concat(own[at]!)),
  )
  const orders: readonly (readonly [string, number])[] = [
    ['otter is only selling things, flag that', 12],
    ['kick otter off', 14],
    ['let mira back in', 24],
    ['laisse revenir mira', 24],
    ['keep old tom for later', 34],
  ]
  it.each(orders)('%s', async (said, elementId) => {
    expect((await converse(page).say(said)).proposal).toMatchObject({
      steps: [{ action: 'click', elementId }],
    })
  })
})

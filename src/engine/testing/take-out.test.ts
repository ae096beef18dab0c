import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import type { Language } from '#protocol'
import { converse, done, shelf } from './converse.ts'
import { doneFor } from './done-for.ts'

const cart = (...names: string[]): PageContext => ({
  url: 'https://shop.example/cart',
  title: 'Your cart',
  indexedElements: [
    { id: 1, type: 'link', text: 'Cart 1 item', href: '/cart', parent: 'Shop' },
    { id: 2, type: 'link', text: 'Go to checkout', href: '/checkout', parent: 'Summary' },
    ...names.map((name, at) => ({ id: 10 + at, type: 'button', text: `Remove ${name}`, parent: name })),
  ],
})

const bell = 'Bell pendant'
const trio = 'Trio pendant'

/** A visitor who has just put the bell pendant into the cart. */
async function afterAdding(language: Language = 'en') {
  const visit = converse(shelf, language)
  const { proposal } = await visit.say('add the bell pendant to the cart')
  expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 2 }] })
  visit.see((page) => ({ ...page, title: 'Shop (1)' }))
  await visit.result(done)
  return visit
}

describe('what was just put into the cart', () => {
  it.each<[Language, string]>([
    ['en', 'take it out again'],
    ['en', 'remove it'],
    ['en', "I don't want it after all"],
    ['de', 'nimm sie wieder raus'],
    ['de', 'ich will sie doch nicht'],
    ['fr', 'retire-la du panier'],
    ['es', 'sácala del carrito'],
    ['es', 'quítala'],
    ['it', 'toglila dal carrello'],
    ['pt', 'tira-a do carrinho'],
    ['nl', 'haal hem er weer uit'],
    ['pl', 'wyjmij ją z koszyka'],
    ['tr', 'onu sepetten çıkar'],
    ['ar', 'أخرجه من السلة'],
    ['zh', '把它拿出来'],
    ['ja', 'カートから出して'],
  ])('is taken out in the cart, in its own row, in %s: %s', async (language, said) => {
    const visit = await afterAdding(language)
    const { proposal } = await visit.say(said)
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ action: 'click', elementId: 1 }] })
    visit.see(() => cart(trio, bell))
    const next = await visit.result(done)
    expect(next.proposal).toMatchObject({ kind: 'act', steps: [{ action: 'click', elementId: 11 }] })
  })
})

describe('the whole cart', () => {
  it.each<[Language, string]>([
    ['en', 'empty my cart'],
    ['de', 'leere meinen warenkorb'],
    ['fr', 'vide mon panier'],
    ['es', 'vacía el carrito'],
    ['it', 'svuota il carrello'],
    ['pt', 'esvazia o carrinho'],
    ['nl', 'maak mijn winkelwagen leeg'],
    ['pl', 'opróżnij koszyk'],
    ['tr', 'sepetimi boşalt'],
    ['ar', 'أفرغ السلة'],
    ['zh', '清空购物车'],
    ['ja', 'カートを空にして'],
  ])('is emptied row by row, in %s: %s', async (language, said) => {
    const visit = converse(shelf, language)
    const { proposal } = await visit.say(said)
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 1 }] })
    visit.see(() => cart(trio, bell))
    const first = await visit.result(done)
    expect(first.proposal).toMatchObject({ steps: [{ elementId: 10 }] })
    visit.see(() => cart(bell))
    const second = await visit.result(done)
    expect(second.proposal).toMatchObject({ steps: [{ elementId: 10 }] })
    visit.see(() => cart())
    expect((await visit.result(done)).proposal.kind).toBe('finish')
  })
})

it.each(['empty my cart', 'leere meinen Warenkorb', 'take the bell pendant out of my cart'])(
  'says that nothing is in the cart, as its page does: %s',
  async (said) => {
    const none = { ...cart(), visibleText: 'Your cart\nYour cart is empty\nWhat you add waits here.' }
    expect((await converse(none).say(said)).text).toBe('Your cart is empty')
  },
)

it('asks which, where several are called what was said', async () => {
  const { proposal } = await converse(cart(trio, bell)).say('remove the pendant from my cart')
  expect(proposal).toMatchObject({
    kind: 'ask',
    block: { data: { options: [{ label: 'Remove Trio pendant' }, { label: 'Remove Bell pendant' }] } },
  })
})

it('says that it cannot, where nothing leads to the cart', async () => {
  const visit = converse({ ...shelf, indexedElements: shelf.indexedElements!.slice(1) })
  await visit.say('add the bell pendant to the cart')
  await visit.result(done)
  expect((await visit.say('take it out again')).proposal.kind).toBe('answer')
})

it.each([
  'take the bell pendant out of my basket',
  'remove the bell pendant',
  'I do not want the bell pendant',
  'delete this',
])('is never done, nor offered, by what puts something in: %s', async (said) => {
  const { proposal } = await converse(shelf).say(said)
  expect(JSON.stringify(proposal)).not.toContain('Add to cart')
  expect(await doneFor(shelf, said)).not.toContain('2')
})

const account: PageContext = {
  url: 'https://shop.example/account',
  title: 'Account',
  indexedElements: [
    { id: 1, type: 'link', text: 'Account data', href: '/account/data', parent: 'Account' },
    { id: 2, type: 'button', text: 'Delete account', parent: 'Account' },
    { id: 3, type: 'button', text: 'Download account data', parent: 'Account' },
  ],
}

it('offers nothing that deletes to who spoke of no such thing', async () => {
  const { proposal } = await converse(account).say('something with my account')
  expect(JSON.stringify(proposal)).not.toContain('Delete')
})

const board: PageContext = {
  url: 'https://board.example/',
  title: 'Board',
  indexedElements: [
    { id: 1, type: 'select', text: 'List', options: ['Everything', 'To do', 'Task ideas'] },
    { id: 2, type: 'button', text: 'Remove all done', parent: 'Board' },
    { id: 3, type: 'button', text: 'New task', parent: 'Board' },
    { id: 4, type: 'link', text: 'All tasks', href: '/tasks', parent: 'Board' },
  ],
}

it('is offered only by what takes something out, or leads on', async () => {
  const { proposal } = await converse(board).say('delete the task about the first idea')
  const said = JSON.stringify(proposal)
  for (const other of ['Everything', 'Task ideas', 'New task']) expect(said).not.toContain(other)
})

it.each(['no, the trio one', 'ok but the trio', 'yes, trio please'])(
  'one of what was offered is picked by its name, whatever stands before it: %s',
  async (said) => {
    const visit = converse(cart(trio, bell))
    await visit.say('remove the pendant from my cart')
    expect((await visit.say(said)).proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 10 }] })
  },
)

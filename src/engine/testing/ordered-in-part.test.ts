import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { converse } from './converse.ts'

const pizzeria: PageContext = {
  url: 'https://pizzeria.example/order',
  title: 'Your order',
  language: 'en',
  indexedElements: [
    { id: 1, type: 'link', text: 'Opening hours', parent: 'banner', href: '/hours' },
    { id: 2, type: 'link', text: 'Report a fault', parent: 'banner', href: '/fault' },
    { id: 3, type: 'checkbox', text: 'No cheese', checked: false },
    { id: 4, type: 'checkbox', text: 'Extra onions', checked: false },
    { id: 5, type: 'button', text: 'Keep as draft' },
    { id: 6, type: 'button', text: 'Next page' },
  ],
}

const stepOf = async (said: string) => {
  const { proposal } = await converse(pizzeria).say(said)
  return proposal.kind === 'act' ? proposal.steps[0] : proposal
}

describe('a sentence of which one part orders and the others tell why', () => {
  it.each([
    ['mon oncle digère mal le lait, donc pas de fromage', 3],
    ['none of these convinces me, on to the next page', 6],
    ['ich muss gleich los, heb das als Entwurf auf', 5],
    ['devo scappare adesso, salvalo come bozza', 5],
    ['the whole street smells of gas, where do I report that', 2],
  ] as const)('does that part: %s', async (said, elementId) => {
    expect(await stepOf(said)).toMatchObject({ elementId })
  })

  it.each([
    'my uncle digests it badly, so no cheese, and extra onions',
    'no cheese on the first one, the other with extra onions for 12 people',
  ])('is not cut where another part may order as well: %s', async (said) => {
    expect(await stepOf(said)).not.toMatchObject({ elementId: 3 })
  })
})

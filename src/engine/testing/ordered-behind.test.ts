import type { PageContext } from '#protocol'
import { expect, it } from 'vitest'
import { converse, done } from './converse.ts'

const till: PageContext = {
  url: 'https://shop.example/checkout/payment',
  title: 'Payment',
  forms: [{ name: 'Payment' }],
  indexedElements: [
    { id: 1, type: 'radio', text: 'Card', parent: 'Pay by', form: 0, checked: true },
    { id: 2, type: 'radio', text: 'Bank transfer', parent: 'Pay by', form: 0, checked: false },
    { id: 3, type: 'button', text: 'Place order', form: 0, submits: true },
  ],
}

it.each([
  ['en', 'pay by bank transfer and place the order'],
  ['de', 'per Überweisung zahlen und die Bestellung abschicken'],
] as const)('what sends is not forgotten behind what is chosen (%s)', async (language, said) => {
  const talk = converse(till, language)
  const { proposal } = await talk.say(said)
  const steps = proposal.kind === 'act' ? [...proposal.steps] : []
  talk.see((page) => ({
    ...page,
    indexedElements: page.indexedElements?.map((one) =>
      one.type === 'radio' ? { ...one, checked: one.id === 2 } : one,
    ),
  }))
  const next = steps.length === 1 ? (await talk.result(done)).proposal : undefined
  if (next?.kind === 'act') steps.push(...next.steps)
  expect(steps.map(({ elementId }) => elementId)).toEqual([2, 3])
})

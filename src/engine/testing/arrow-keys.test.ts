import type { PageContext } from '#protocol'
import { expect, it } from 'vitest'
import { converse, done } from './converse.ts'

const page = (value: string): PageContext => ({
  url: 'https://shop.example/',
  title: 'Seats',
  indexedElements: [
    { id: 1, type: 'spinbutton', text: 'Seats', value },
    { id: 2, type: 'button', text: 'Submit' },
  ],
})
const noEffect = {
  success: false,
  error: 'no_effect',
  completedSteps: 0,
  totalSteps: 2,
  results: [{ success: false, elementId: 1, error: 'no_effect' as const }],
}

it('sets a counter that takes no text by its arrow keys, before anything is pressed', async () => {
  const { say, result, see } = converse(page('0'))
  await say('Set seats to 4 and press Submit')
  const { proposal } = await result(noEffect)
  const steps = proposal.kind === 'act' ? proposal.steps : []
  expect(steps[0]).toMatchObject({ action: 'press_key', elementId: 1, inputData: 'ArrowUp', times: 4 })
  see(() => page('4'))
  const cut = { ...done, completedSteps: 1, totalSteps: 2, results: [{ success: true, elementId: 1 }] }
  const next = (await result(cut)).proposal
  // The press that the plan was cut behind is proposed again, and not told as done.
  expect(next.kind === 'act' && next.steps[0]).toMatchObject({ action: 'click', elementId: 2 })
})

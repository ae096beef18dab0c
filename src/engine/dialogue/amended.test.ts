import { describe, expect, it } from 'vitest'
import { converse } from '../testing/converse.ts'
import { parcel } from '../testing/parcel.ts'

const told = 'one is a violin, 3 parcels, collect on 4 May 2027'

async function offered(first = told) {
  const talk = converse(parcel)
  expect((await talk.say(first)).proposal).toMatchObject({ kind: 'ask' })
  return async (next: string) => {
    const { proposal } = await talk.say(next)
    return proposal.kind === 'act'
      ? proposal.steps.map(({ elementId, inputData }) => `${elementId} ${inputData}`).sort()
      : proposal.kind
  }
}

describe('a form that waits for a yes', () => {
  it.each([
    ['yes but make it 5', '5', '2027-05-04'],
    ['yes, but 5 parcels', '5', '2027-05-04'],
    ['no, make it 5', '5', '2027-05-04'],
    ['yes, but on 6 May', '3', '2027-05-06'],
    ['no, 6 May', '3', '2027-05-06'],
    ['ja, aber am 6. Mai', '3', '2027-05-06'],
    ['oui mais le 6 mai', '3', '2027-05-06'],
    ['sí, pero el 6 de mayo', '3', '2027-05-06'],
  ])('is filled in with another value, and the others as they were: %s', async (next, count, day) => {
    const say = await offered()
    expect(await say(next)).toEqual([`3 ${day}`, `4 ${count}`])
  })

  it.each(['and express please', 'yes, and express', 'ja, und express'])(
    'takes one more with it: %s',
    async (next) => {
      const say = await offered()
      expect(await say(next)).toEqual(['3 2027-05-04', '4 3', '5 express'])
    },
  )

  it.each(['yes, but without the day', 'ja, aber ohne Tag'])(
    'leaves out what is denied: %s',
    async (next) => {
      const say = await offered()
      expect(await say(next)).toEqual(['4 3'])
    },
  )

  it('is filled in after a yes of which the rest is not understood, and that is said', async () => {
    const { say, see, result } = converse(parcel)
    await say(told)
    expect((await say('yes, my aunt knits socks')).proposal).toMatchObject({ kind: 'act' })
    see((old) => ({
      ...old,
      indexedElements: old.indexedElements?.map((one) =>
        one.id === 3 ? { ...one, value: '2027-05-04' } : one.id === 4 ? { ...one, value: '3' } : one,
      ),
    }))
    expect((await result({ success: true })).text).toContain('my aunt knits socks')
  })

  it('is left where something else is wanted', async () => {
    const say = await offered()
    expect(await say('open the opening hours')).toEqual(['7 undefined'])
  })
})

import { describe, expect, it } from 'vitest'
import { address, converse, delivery, done, withValue } from './converse.ts'

/** A visitor whose address was just filled in. */
async function delivered() {
  const visit = converse(delivery)
  await visit.say('I live at 12 Orchard Row, 3511 AB Utrecht')
  visit.see(withValue(11, '12 Orchard Row'))
  visit.see(withValue(12, '3511 AB'))
  visit.see(withValue(13, 'Utrecht'))
  await visit.result(done)
  return visit
}

/** A visitor who has just given a name. */
async function named() {
  const visit = converse(address)
  await visit.say('my name is Ada Lovelace, ada@example.org')
  visit.see(withValue(1, 'Ada Lovelace'))
  visit.see(withValue(2, 'ada@example.org'))
  await visit.result(done)
  return visit
}

describe('a piece of what was filled in', () => {
  it.each([
    'not Ada, Adele',
    'Adele, not Ada',
    'Adele instead of Ada',
    'nicht Ada, sondern Adele',
    "ce n'est pas Ada, c'est Adele",
    'no es Ada, es Adele',
    'non è Ada, è Adele',
    'não é Ada, é Adele',
    'niet Ada maar Adele',
    'to nie jest Ada, tylko Adele',
    'Ada değil, Adele',
    'ليس Ada بل Adele',
    '不是Ada，是Adele',
    'Adaではなくて、Adele',
  ])('takes the place of another: %s', async (said) => {
    const { proposal } = await (await named()).say(said)
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 1, inputData: 'Adele Lovelace' }] })
  })

  it.each([
    "actually it's number 14",
    'no, number 14',
    'nein, Hausnummer 14',
    "non, c'est le numéro 14",
    'perdón, el número 14',
  ])('is the number that was said: %s', async (said) => {
    const { proposal } = await (await delivered()).say(said)
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 11, inputData: '14 Orchard Row' }] })
  })

  it.each([
    ['no, the street is 14 Orchard Row', 11, '14 Orchard Row'],
    ['sorry, the postcode is 3512 AB', 12, '3512 AB'],
    ['not Utrecht but Amersfoort', 13, 'Amersfoort'],
  ])('is that of its own field: %s', async (said, elementId, inputData) => {
    const { proposal } = await (await delivered()).say(said)
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId, inputData }] })
  })

  it.each(['actually it is adele@example.org', 'nein, adele@example.org'])(
    'is never taken for a yes, nor written elsewhere: %s',
    async (said) => {
      const { proposal } = await (await named()).say(said)
      expect(proposal).toMatchObject({ steps: [{ elementId: 2, inputData: 'adele@example.org' }] })
    },
  )

  it('is left alone where nothing says that it is wrong', async () => {
    const { proposal } = await (await delivered()).say('is there a shop in Utrecht?')
    expect(proposal.kind).not.toBe('act')
  })
})

const day = {
  url: 'https://shop.example/day',
  title: 'Day',
  forms: [{ name: 'Day' }],
  indexedElements: [
    { id: 1, type: 'textbox', text: 'Street', form: 0, value: 'Mill Lane 12' },
    { id: 2, type: 'date', text: 'Delivery date', inputType: 'date', form: 0, value: '' },
    { id: 3, type: 'button', text: 'Continue', form: 0, submits: true },
  ],
}

describe('another day', () => {
  it.each(['no, the 7th', 'nein, am 7.', 'non, plutôt le 7'])(
    'is one of the same month, also while the first waits for a yes: %s',
    async (said) => {
      const visit = converse(day)
      await visit.say('deliver it on 4 December')
      expect((await visit.say(said)).proposal).toMatchObject({
        steps: [{ elementId: 2, inputData: '2026-12-07' }],
      })
      visit.see(withValue(2, '2026-12-07'))
      await visit.result(done)
      expect((await visit.say(said.replace('7', '8'))).proposal).toMatchObject({
        steps: [{ elementId: 2, inputData: '2026-12-08' }],
      })
    },
  )
})

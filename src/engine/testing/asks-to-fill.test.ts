import { describe, expect, it } from 'vitest'
import { doneFor, filledFor } from './done-for.ts'
import { converse } from './converse.ts'
import { parcel } from './parcel.ts'

describe('a form of which not all that was told is understood', () => {
  it.each([
    ['one is a violin, 3 parcels, collect on 4 May 2027', '3 2027-05-04'],
    ['eine Geige ist dabei, 3 Pakete, holt das am 4. Mai 2027 ab', '3 2027-05-04'],
  ])('is offered with all that would be written: %s', async (sentence, day) => {
    const { say } = converse(parcel)
    const { proposal } = await say(sentence)
    expect(proposal).toMatchObject({ kind: 'ask' })
    expect(JSON.stringify(proposal)).toContain('Day: 2027-05-04, Number of parcels: 3')
    expect(await filledFor(parcel, sentence)).toEqual([day, '4 3'])
  })

  it('is left alone after a no', async () => {
    const { say } = converse(parcel)
    await say('one is a violin, 3 parcels, collect on 4 May 2027')
    expect((await say('no')).proposal).toMatchObject({ kind: 'answer' })
  })

  it.each([
    "my name is Ada Lovelace, ada@example.org, I've got a violin and a cousin",
    'ich heiße Ada Lovelace, ada@example.org, die Geige ist für meine Cousine',
  ])('is filled in where what was understood can go nowhere else: %s', async (sentence) => {
    const { proposal } = await converse(parcel).say(sentence)
    expect(proposal).toMatchObject({ kind: 'act' })
  })

  it.each([
    'the day is 4 May 2027, I have 3 parcels',
    'bitte am 4. Mai 2027, 3 Pakete',
    '3 colis le 4 mai 2027',
  ])('is filled in where all of it is understood: %s', async (sentence) => {
    const { proposal } = await converse(parcel).say(sentence)
    expect(proposal).toMatchObject({ kind: 'act' })
  })

  it.each([
    'long story: the boat sank, grandmother cried all night, write to ada@example.org about the insurance',
    'lange Geschichte: das Boot ist gesunken, Großmutter hat geweint, schreibt wegen der Versicherung an ada@example.org',
  ])('is offered even where little is understood, if a value can go nowhere else: %s', async (sentence) => {
    expect(await doneFor(parcel, sentence)).toEqual(['ask'])
    expect(await filledFor(parcel, sentence)).toEqual(['2 ada@example.org'])
  })

  it('is not offered for a lone number or day among words that speak of something else', async () => {
    const lost = 'grandmother lost two umbrellas on the ferry and cried all night about the insurance'
    expect(await filledFor(parcel, lost)).not.toContainEqual(expect.stringMatching(/^4/))
  })
})

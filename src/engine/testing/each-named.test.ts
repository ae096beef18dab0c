import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { doneFor } from './done-for.ts'
import { outlined } from './outlined.ts'

const hens = ['Agatha', 'Berta', 'Clementine', 'Dora']

const coop: PageContext = {
  url: 'https://coop.example/',
  title: 'Hen house',
  language: 'en',
  ...outlined({}, [
    ...hens.flatMap((name, at): Line[] => [
      [0, 0, 'record', ''],
      [1, 0, 'heading', name, { level: 3 }],
      [1, at * 10 + 1, 'switch', `Follow ${name}`, { checked: false }],
      [1, at * 10 + 2, 'switch', `Mute ${name}`, { checked: false }],
    ]),
    [0, 0, 'heading', 'Chores', { level: 2 }],
    [1, 60, 'checkbox', 'Sweep the floor', { checked: false }],
    [1, 61, 'checkbox', 'Fill the trough', { checked: false }],
    [1, 62, 'checkbox', 'Mend the fence', { checked: false }],
    [0, 70, 'button', 'Print the list'],
  ]),
}

describe('several things alike in one order', () => {
  it.each([
    ['a verb ahead', 'please follow berta and dora'],
    ['a verb behind', 'Berta und Dora bitte folgen'],
    ['a list of three, one of them denied', 'follow berta and dora, but not clementine'],
    ['what closes it', 'berta and dora, follow both'],
    ['Turkish', 'Berta ve Dora takip et'],
    ['Spanish', 'sigue a Berta y a Dora'],
  ])('does with each what is said of one of them: %s', async (_, say) => {
    expect(await doneFor(coop, say)).toEqual(['11', '31'])
  })

  it('ticks each that is told', async () => {
    expect(await doneFor(coop, 'the floor and the trough are done')).toEqual(['60', '61'])
  })

  it('leaves what each of them says for itself', async () => {
    expect(await doneFor(coop, 'follow berta and mute dora')).toEqual(['11', '32'])
  })
})

const cabin: PageContext = {
  url: 'https://cabin.example/',
  title: 'Cabin',
  language: 'en',
  ...outlined({}, [
    [0, 1, 'switch', 'Sauna light', { checked: true }],
    [0, 2, 'switch', 'Sauna fan', { checked: false }],
    [0, 3, 'switch', 'Boat shed camera', { checked: true }],
    [0, 4, 'spinbutton', 'Sauna warmth', { value: '40', min: '20', max: '90', inputType: 'number' }],
  ]),
}

describe('what is said to be on or off without a verb', () => {
  it.each([
    ['sauna light off', ['1']],
    ['Boat shed camera aus', ['3']],
    ['sauna fan on, boat shed camera off', ['2', '3']],
  ])('is brought into that state: %s', async (say, done) => {
    expect(await doneFor(cabin, say)).toEqual(done)
  })

  it('is not switched where it is only told or asked', async () => {
    expect(await doneFor(cabin, 'is the sauna light off')).not.toEqual(['1'])
  })
})

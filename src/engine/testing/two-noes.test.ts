import type { Line, PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { doneFor } from './done-for.ts'
import { outlined } from './outlined.ts'

function pageOf(title: string, lines: Line[]): PageContext {
  return outlined({ url: 'https://camp.example/book', title, language: 'en' }, [
    [0, 0, 'heading', title, { level: 1 }],
    ...lines,
  ])
}

describe('what denies itself', () => {
  const pitch = pageOf('Your pitch', [
    [0, 1, 'checkbox', 'Without electricity', { checked: false }],
    [0, 2, 'checkbox', 'Vegetarian breakfast', { checked: false }],
    [0, 3, 'checkbox', 'Hide full weeks', { checked: false }],
    [0, 0, 'group', 'Do you bring a dog?'],
    [1, 4, 'radio', 'Yes', { checked: true }],
    [1, 5, 'radio', 'No', { checked: false }],
    [0, 6, 'checkbox', 'Under €15', { checked: false }],
    [0, 7, 'checkbox', 'Over €15', { checked: false }],
  ])
  const wishes: readonly (readonly [string, string])[] = [
    ['we need no electricity', '1'],
    ['wir brauchen keinen Strom', '1'],
    ["we don't bring a dog", '5'],
    ['nous n’avons pas de chien', '5'],
    ['it must not exceed 15 euros', '6'],
    ['ich will nicht über 15 Euro kommen', '6'],
  ]
  it.each(wishes)('%s', async (said, id) => {
    expect(await doneFor(pitch, said)).toEqual([id])
  })

  it.each(["don't hide the full weeks"])('%s', async (said) => {
    expect(await doneFor(pitch, said)).not.toContain('3')
  })
})

describe('one of several that is only wanted', () => {
  const days = ['Tuesday', 'Thursday', 'Saturday']
  const classes = pageOf(
    'Pottery for all',
    ['Glazing', 'Wheel throwing', 'Figures'].flatMap((name, at): Line[] => [
      [0, 0, 'record', ''],
      [1, at * 10 + 11, 'link', name, { href: `/${String(at)}`, level: 3 }],
      [1, 0, 'text', `${days[at]!}, 18:00`],
      [1, 0, 'text', `€${String(90 - at * 10)}.00`],
      [1, at * 10 + 12, 'button', 'Programme'],
      [1, at * 10 + 13, 'button', 'Choose'],
    ]),
  )
  const wishes: readonly (readonly [string, string])[] = [
    ["I'll take the Thursday one", '23'],
    ['ich nehme den am Samstag', '33'],
    ['prendo quello di martedì', '13'],
    ["we'll take the cheapest", '33'],
    ['me quedo con el más barato', '33'],
  ]
  it.each(wishes)('%s', async (said, id) => {
    expect(await doneFor(classes, said)).toEqual([id])
  })

  it.each(['open the figures one', 'what is the Thursday one about?', "I don't want the Thursday one"])(
    '%s',
    async (said) => {
      const done = await doneFor(classes, said)
      for (const id of ['13', '23', '33']) expect(done).not.toContain(id)
    },
  )
})

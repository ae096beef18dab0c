import type { Line, PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { doneFor } from './done-for.ts'
import { outlined } from './outlined.ts'

const dishes = ['Lentil soup', 'Cheese toast', 'Mint tea']
const order: PageContext = outlined(
  { url: 'https://canteen.example/order', title: 'Your order', language: 'en' },
  [
    [0, 0, 'heading', 'Your order', { level: 1 }],
    ...dishes.flatMap((name, at): Line[] => [
      [0, 0, 'record', ''],
      [1, 0, 'text', name],
      [1, 0, 'text', `€${String(4 + at)}.50`],
      [1, at * 10 + 11, 'button', '✕', { about: `Remove ${name}` }],
      [1, at * 10 + 12, 'button', `One more ${name}`],
    ]),
    [0, 50, 'button', 'Place order'],
  ],
)

describe('what is not wanted any more', () => {
  const orders: readonly (readonly [string, string])[] = [
    ["i don't want the mint tea anymore", '31'],
    ['we do not need the soup', '11'],
    ['no cheese toast after all', '21'],
    ['ich will den Tee doch nicht', '31'],
    ['ich brauche den Tee nicht mehr', '31'],
    ['je ne veux plus de soupe', '11'],
    ['al final no quiero la sopa', '11'],
    ['alla fine non voglio la zuppa', '11'],
    ['afinal não quero o chá', '31'],
    ['ik hoef de soep toch niet', '11'],
    ['jednak nie chcę herbaty', '31'],
    ['çorbayı istemiyorum', '11'],
    ['لا أريد الشاي', '31'],
    ['我不要茶了', '31'],
    ['お茶はいりません', '31'],
  ]
  it.each(orders)('%s', async (said, id) => {
    expect(await doneFor(order, said)).toEqual([id])
  })

  it.each(["don't remove the soup", 'the tea is not cold', 'no order please'])('%s', async (said) => {
    expect(await doneFor(order, said)).not.toContain('11')
    expect(await doneFor(order, said)).not.toContain('31')
  })
})

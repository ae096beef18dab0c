import { describe, expect, it } from 'vitest'
import { withOwnTitles } from './own-titles.ts'

const titled = (title: string, page: string | undefined, ...names: string[]) =>
  withOwnTitles([{ title, url: 'https://mill.example/x', quote: 'Q' }], page, names)[0]?.title

describe('the title of a source', () => {
  it.each([
    ['Showroom and opening hours · Fieldlamp', undefined, 'Fieldlamp'],
    ['Fieldlamp | Showroom and opening hours', undefined, 'fieldlamp'],
    ['Showroom and opening hours – The lamp shop', 'All lamps – The lamp shop', 'Fieldlamp'],
    ['Showroom and opening hours - Lamps - Shop', 'Cart - Lamps - Shop', ''],
  ])('of “%s” leaves out what the pages of its site share', (title, page, name) => {
    expect(titled(title, page, name)).toBe('Showroom and opening hours')
  })

  it.each([
    ['Showroom', 'Showroom', 'Shop'],
    ['Fieldlamp', 'All lamps · Fieldlamp', 'Fieldlamp'],
    ['Showroom · Utrecht', 'Showroom · Utrecht', 'Fieldlamp'],
    ['Nine-to-five lamps', 'Late lamps', 'lamps'],
    ['Bell · Lamps', 'Lamps · Bell', 'Fieldlamp'],
    ['Showroom · Parking', 'Showroom', 'Fieldlamp'],
  ])('of “%s” stays beside “%s” of %s', (title, page, name) => {
    expect(titled(title, page, name)).toBe(title)
  })
})

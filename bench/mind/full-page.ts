import { limits, type PageContext } from '#protocol'

const kinds = ['link', 'button', 'textbox', 'checkbox', 'select'] as const
const things = [
  'Lamps',
  'Shades',
  'Bulbs',
  'Delivery',
  'Returns',
  'Newsletter',
  'Colour',
  'Size',
  'Account',
  'Help',
]

/** A page that fills the snapshot: fifty elements and six thousand characters of text. */
export function fullPage(): PageContext {
  const sentence = 'Every lamp is made to order in our workshop and ships within five working days. '
  return {
    url: 'http://bench.test/lamps',
    title: 'Lamps',
    language: 'en',
    visibleText: sentence.repeat(80).slice(0, limits.visibleTextCharacters),
    forms: [{ name: 'Filter' }],
    indexedElements: Array.from({ length: limits.indexedElements }, (_, index) => {
      const type = kinds[index % kinds.length] ?? 'button'
      return {
        id: index + 1,
        type,
        text: `${things[index % things.length]} ${Math.floor(index / things.length) + 1}`,
        parent: index < 10 ? 'Header' : 'Main',
        ...(type === 'link' ? { href: `/page-${index}` } : {}),
        ...(type === 'select' ? { options: ['Red', 'Green', 'Blue'], form: 0 } : {}),
      }
    }),
  }
}

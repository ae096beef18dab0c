import { expect, it } from 'vitest'
import type { Line } from '#protocol'
import { verdictOf } from '../../testing/verdict-of.ts'

const tick = (pageLanguage: string, title: string, names: readonly string[], kind = 'checkbox') => {
  const boxes = names.map((name, at): Line => [1, at + 1, kind, name, { immediate: true, checked: false }])
  const found: Line[] = [
    [0, 0, 'list', ''],
    [1, 9, 'link', 'Alpha', { href: '/alpha' }],
  ]
  const lines: Line[] = [[0, 0, 'group', title], ...boxes, ...found]
  return verdictOf({ action: 'check' }, { lines, pageLanguage, message: names[0] ?? '' })
}

it.each([
  ['ja', '設備', '駐車場', 'プール'],
  ['zh', '设施', '停车场', '泳池'],
  ['de', 'Ausstattung', 'Garage', 'Pool'],
  ['fr', 'Équipements', 'Portail', 'Piscine'],
  ['pl', 'Udogodnienia', 'Alarm', 'Basen'],
  ['en', 'Facilities', 'Barrier-free', 'Pool'],
])(
  'a box among others under what each has to offer narrows a list (%s): %s, %s',
  (language, title, ...names) => expect(tick(language, title, names)).toBe('allow: mechanics'),
)

it('is read in the language of the page, of several boxes, and of no switch', () => {
  expect(tick('zh', '設備', ['信任', '共享'])).toMatch('ask')
  expect(tick('ja', '設備', ['駐車場'])).toMatch('ask')
  expect(tick('de', 'Ausstattung', ['Alarm', 'Pool'], 'switch')).toMatch('ask')
})

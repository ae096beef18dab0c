import type { Library } from '../support/library.ts'

export const elementPlus: Library = {
  name: 'Element Plus',
  from: 'element-plus',
  page: 'element-plus.js',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['type lines', [['type', 'Note', 'One\nTwo']], 'note', 'One\nTwo'],
    ['choose in a select', [['select', 'Fruit', 'Banana']], 'fruit', 'banana'],
    ['choose several', [['select', 'Tags', { values: ['Red', 'Blue'] }]], 'tags', ['Red', 'Blue']],
    ['choose far down', [['select', 'Number', 'Number 90']], 'many', 'Number 90'],
    ['type a number', [['type', 'Amount', '42']], 'amount', 42],
    ['press the plus', [['click', /increase number/i]], 'amount', 2],
    ['set a slider', [['set_value', { name: /Volume|^slider between/, kind: 'slider' }, '55']], 'volume', 55],
    ['turn a switch on', [['check', 'Air']], 'air', true],
    ['tick a box', [['check', 'I agree']], 'terms', true],
    ['tick one of a group', [['check', 'Tuesday']], 'days', ['tu']],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    ['choose a radio drawn as a button', [['check', 'Large']], 'size', 'l'],
    ['type a date', [['type', 'When', '2026-03-14']], 'when', '2026-03-14'],
    ['choose a suggestion', [['select', 'Town', 'Bern']], 'town', 'Bern'],
    [
      'go down a cascade',
      [
        ['click', 'Place'],
        ['click', 'Austria'],
        ['click', 'Vienna'],
      ],
      'place',
      ['at', 'vie'],
    ],
    ['change the tab', [['click', { name: 'Prices', kind: 'tab' }]], 'tab', 'two'],
    ['go to a page', [['click', /^(page )?3$/]], 'page', 3],
    [
      'confirm a dialog',
      [
        ['click', 'Delete file'],
        ['click', 'Delete it'],
      ],
      'confirmed',
      true,
    ],
  ],
}

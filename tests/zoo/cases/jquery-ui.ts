import type { Library } from '../support/library.ts'

export const jqueryUi: Library = {
  name: 'jQuery UI',
  from: 'jquery-ui',
  page: 'jquery-ui.js',
  cases: [
    ['choose a suggestion', [['select', 'Country', 'Georgia']], 'country', 'Georgia'],
    [
      'type, then click a suggestion',
      [
        ['type', 'Country', 'Ge'],
        ['click', 'Germany'],
      ],
      'country',
      'Germany',
    ],
    ['type a date', [['type', 'When', '2026-03-14']], 'when', '2026-03-14'],
    [
      'pick a day',
      [
        ['click', 'When'],
        ['click', '17'],
      ],
      'when',
      '2026-03-17',
    ],
    [
      'pick a day of the next month',
      [
        ['click', 'When'],
        ['click', 'Next'],
        ['click', '9'],
      ],
      'when',
      '2026-04-09',
    ],
    ['type a number', [['type', 'Count', '42']], 'count', 42],
    ['choose in a select menu', [['select', 'Speed', 'Fast']], 'speed', 'Fast'],
    ['tick a box drawn as a button', [['check', 'Wifi']], 'wifi', true],
    ['drag a slider by', [['drag', 'Volume', { by: { x: 90, y: 0 } }]], 'volume', 50],
    ['drag a slider to', [['drag', 'Volume', { at: { x: 0.75, y: 0.5 } }]], 'volume', 75],
    ['change the tab', [['click', { name: 'Prices', kind: 'tab' }]], 'tab', 1],
    ['open an accordion', [['click', 'Returns']], 'part', 1],
    [
      'confirm a dialog',
      [
        ['click', 'Delete file'],
        ['click', 'Delete it'],
      ],
      'deleted',
      true,
    ],
    ['choose in a menu', [['click', 'Log out']], 'menu', 'Log out'],
    ['sort down', [['drag', 'Alpha', { to: 'Gamma', side: 'after' }]], 'order', 'BGADE'],
    ['sort up', [['drag', 'Delta', { to: 'Alpha', side: 'before' }]], 'order', 'DABGE'],
    ['drop onto', [['drag', 'Card', { to: 'Bin' }]], 'bin', 'card'],
    ['drag by a distance', [['drag', 'Card', { by: { x: 60, y: 20 } }]], 'place', ['60px', '20px']],
  ],
}

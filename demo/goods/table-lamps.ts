import type { Product } from './product.ts'

export const tableLamps: readonly Product[] = [
  {
    id: 'pebble',
    name: 'Pebble table lamp',
    kind: 'table',
    cents: 5900,
    summary: 'A round stoneware foot under a wide, soft shade.',
    story: [
      'Pebble stands on a foot of glazed stoneware, turned by hand and heavy enough to stay put. The shade hides the bulb from every chair in the room, so the light is only ever warm and sideways.',
      'A dimmer sits in the cord, within reach of a hand that does not want to get up.',
    ],
    finishes: ['sage', 'sand', 'brick'],
    rooms: ['bedside', 'reading', 'hallway'],
    dimmable: true,
    stock: 'in stock',
    facts: {
      Height: '34 cm',
      Width: '28 cm',
      Weight: '1.9 kg',
      Cord: '2 m, woven cotton',
      Bulb: 'E27, up to 8 W LED, included',
      Material: 'Stoneware and powder-coated steel',
    },
  },
  {
    id: 'tern',
    name: 'Tern desk lamp',
    kind: 'table',
    cents: 8900,
    summary: 'A balanced arm that stays exactly where you leave it.',
    story: [
      'Two joints and a counterweight: Tern moves with one finger and stays exactly where you leave it. The head turns through a full circle, to the page, to the wall or to the ceiling.',
      'The LED is flicker-free and can be replaced without tools.',
    ],
    finishes: ['brick', 'black', 'chalk'],
    rooms: ['reading', 'bedside'],
    dimmable: true,
    stock: 'in stock',
    facts: {
      Height: '52 cm, arm upright',
      Reach: '61 cm',
      Weight: '2.6 kg',
      Cord: '1.8 m',
      Bulb: 'Built-in LED, 9 W, replaceable',
      Material: 'Steel and cast iron',
    },
  },
]

import type { Product } from './product.ts'

export const wallLamps: readonly Product[] = [
  {
    id: 'nook',
    name: 'Nook wall lamp',
    kind: 'wall',
    cents: 7400,
    summary: 'Plugs in beside the bed; no electrician needed.',
    story: [
      'Two screws and a socket: Nook needs no cable in the wall. The arm swings to both sides, and the switch is on the shade, where a sleepy hand expects it.',
    ],
    finishes: ['sage', 'black', 'brass'],
    rooms: ['bedside', 'reading'],
    dimmable: true,
    stock: 'in stock',
    facts: {
      Height: '24 cm',
      Reach: '38 cm',
      Weight: '1.1 kg',
      Cord: '2.5 m, woven cotton',
      Bulb: 'E14, up to 6 W LED, included',
      Material: 'Powder-coated steel',
    },
  },
  {
    id: 'porch',
    name: 'Porch wall lamp',
    kind: 'wall',
    cents: 6900,
    summary: 'For the front door, in any weather (IP44).',
    story: [
      'Porch is made for rain, frost and salt air. A sensor turns it on at dusk and off at dawn; a small switch under the hood turns the sensor off.',
    ],
    finishes: ['black', 'harbour'],
    rooms: ['outdoors', 'hallway'],
    dimmable: false,
    stock: 'in stock',
    facts: {
      Height: '27 cm',
      Width: '18 cm',
      Weight: '1.3 kg',
      Protection: 'IP44, for outdoor use',
      Bulb: 'E27, up to 8 W LED, included',
      Material: 'Galvanised steel and glass',
    },
  },
]

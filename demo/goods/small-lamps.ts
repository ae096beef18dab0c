import type { Product } from './product.ts'

export const smallLamps: readonly Product[] = [
  {
    id: 'ember',
    name: 'Ember portable lamp',
    kind: 'portable',
    cents: 4900,
    summary: 'Twelve hours of light wherever you carry it.',
    story: [
      'Ember goes from the kitchen table to the garden by its handle. A charge by USB-C takes three hours and lasts twelve; the battery can be replaced when it is old.',
    ],
    finishes: ['brick', 'sand', 'harbour'],
    rooms: ['outdoors', 'dining', 'bedside'],
    dimmable: true,
    stock: 'in stock',
    facts: {
      Height: '23 cm',
      Width: '13 cm',
      Weight: '0.6 kg',
      Battery: '12 hours, charges by USB-C in 3 hours',
      Protection: 'IP44, for outdoor use',
      Material: 'Aluminium and frosted glass',
    },
  },
  {
    id: 'moth',
    name: 'Moth night light',
    kind: 'portable',
    cents: 2400,
    summary: 'A small glow that follows the dusk.',
    story: [
      'Moth sits in the socket and is awake only when the room is dark. It uses less in a year than a kettle in an hour.',
    ],
    finishes: ['chalk', 'sage'],
    rooms: ['bedside', 'hallway'],
    dimmable: false,
    stock: 'in stock',
    facts: {
      Height: '9 cm',
      Width: '7 cm',
      Weight: '0.1 kg',
      Bulb: 'Built-in LED, 0.4 W',
      Material: 'Recycled plastic',
    },
  },
  {
    id: 'bulbs',
    name: 'Warm bulbs, pack of two',
    kind: 'accessory',
    cents: 1200,
    summary: 'Two E27 bulbs that dim to candlelight.',
    story: [
      'Two LED bulbs of 8 W with an E27 base. At full power they are as bright as an old 60 W bulb; dimmed, they turn as warm as a candle.',
    ],
    finishes: ['paper'],
    rooms: ['dining', 'reading'],
    dimmable: true,
    stock: 'in stock',
    facts: {
      Base: 'E27',
      Power: '8 W, 806 lumen',
      Colour: '2,700 K, dims to 1,800 K',
      Life: '25,000 hours',
    },
  },
]

import type { Scenario } from '../support/scenario.ts'

/** A few of each kind; the suites beside this file go on. */
export const first: readonly Scenario[] = [
  {
    name: 'adds to the cart',
    html: '<h2>Blue mug</h2><p>9 EUR</p><button data-did="added">Add to cart</button>',
    says: 'put the blue mug into my cart',
    plans: [[{ action: 'click', on: 'Add to cart' }]],
    expect: { did: ['added'], asks: 0 },
  },
  {
    name: 'searches',
    html: '<form role="search" data-did="searched"><input type="search" aria-label="Search"><button>Go</button></form>',
    says: 'search for lamps',
    plans: [
      [
        { action: 'type', on: 'Search', inputData: 'lamps' },
        { action: 'click', on: 'Go' },
      ],
    ],
    expect: { did: ['searched'], asks: 0 },
  },
  {
    name: 'presses an unknown button that the visitor named',
    html: '<button data-did="frobnicated">Frobnicate</button>',
    says: 'please press Frobnicate',
    plans: [[{ action: 'click', on: 'Frobnicate' }]],
    expect: { did: ['frobnicated'], asks: 0 },
  },
  {
    name: 'asks once for an unknown button and then no more',
    html: '<button data-did="pinged">Ping</button>',
    says: 'make it ring twice',
    plans: [[{ action: 'click', on: 'Ping' }], [{ action: 'click', on: 'Ping' }]],
    answers: ['remember'],
    expect: { did: ['pinged', 'pinged'], asks: 1 },
  },
  {
    name: 'opens a page, with the built-in engine',
    html: { '/': '<a href="/delivery">Delivery</a>', '/delivery': '<h1>Delivery</h1><p>Two days.</p>' },
    says: 'open Delivery',
    expect: { asks: 0 },
  },
]

import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, says, tick, type } from '../expect.ts'

export const realty: PageCases = {
  page: 'realty',
  half: 'held-out',
  literal: [
    ['open Agents', does(click('Agents'))],
    ['click Map view', does(click('Map view'))],
    ['click Save this search', does(click('Save this search'))],
    ['set Maximum price to 1200', does(type('Maximum price', '1200'))],
    ['choose 3 for Bedrooms', does(choose('Bedrooms', '3'))],
    ['tick Furnished', does(tick('Furnished'))],
    ['click Show results', does(click('Show results'))],
    ['choose Size for Sort by', does(choose('Sort by', 'Size'))],
  ],
  paraphrase: [
    ['I have a cat, tick pets allowed', does(tick('Pets allowed'))],
    ['cheapest first please', does(choose('Sort by', 'Price (low to high)'))],
    ['put the canal loft on my favourites', does(click('Add to favourites', 'Canal loft, Dok Noord'))],
    ['view the studio listing', does(click('View listing', 'Studio near Sint-Pieters station'))],
    ['log in to my account', does(click('Sign in'))],
    ['it should have a garden', does(tick('With garden'))],
    ['show the flats on a map', does(click('Map view'))],
    ['I want to sell my house', does(click('Sell'))],
  ],
  question: [
    ['how much is the deposit?', says("two months' rent")],
    ['which languages do the agents speak?', says('Dutch')],
    ['when is the canal loft available?', says('1 January')],
    ['what is the rent of the studio?', says('€690')],
  ],
  fill: [
    [
      'arrange a viewing for Ada Lovelace, ada@example.org, +32 9 123 45 67 on 3 December',
      does(
        type('Full name', 'Ada Lovelace'),
        type('Email address', 'ada@example.org'),
        type('Phone', '+32 9 123 45 67'),
        type('Preferred day', '2026-12-03'),
      ),
    ],
    ['my name is Ada Lovelace', asksFor('Email address', type('Full name', 'Ada Lovelace'))],
  ],
  steps: [
    [
      'set Minimum price to 600, set Maximum price to 900 and click Show results',
      does(type('Minimum price', '600'), type('Maximum price', '900'), click('Show results')),
    ],
  ],
  impossible: ['choose 7 for Bedrooms', 'show me castles in Scotland', 'sign the lease'],
}

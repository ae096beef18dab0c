import type { PageCases } from '../case.ts'
import { choose, click, does, says, tick, type } from '../expect.ts'

export const hotel: PageCases = {
  page: 'hotel',
  half: 'held-out',
  literal: [
    ['open Special offers', does(click('Special offers'))],
    ['click Manage booking', does(click('Manage booking'))],
    ['click Check availability', does(click('Check availability'))],
    ['set Check-in to 4 December', does(type('Check-in', '2026-12-04'))],
    ['choose Family suite for Room type', does(choose('Room type', 'Family suite'))],
    ['tick Free cancellation', does(tick('Free cancellation'))],
    ['set Children to 2', does(type('Children', '2'))],
    ['go to Dining', does(click('Dining'))],
  ],
  paraphrase: [
    ['we want breakfast included', does(tick('Breakfast included'))],
    ['show me the cheapest rooms first', does(choose('Sort results by', 'Lowest price'))],
    ['how do I get to you, open the directions', does(click('How to get here'))],
    ['take the suite with the lake view, select that room', does(click('Select room', 'Lake view suite'))],
    ['show more pictures of the classic double room', does(click('More photos', 'Classic double room'))],
    ['make it three adults', does(type('Adults', '3'))],
    ['use the promo code WINTER', does(type('Promotional code', 'WINTER'))],
  ],
  question: [
    ['How much is breakfast?', says('€18')],
    ['when do I have to check out?', says('11:00')],
    ['are pets allowed?', says('€15')],
    ['how big is the lake view suite?', says('45 m²')],
  ],
  fill: [
    [
      'check in 4 December, check out 7 December, 2 adults',
      does(type('Check-in', '2026-12-04'), type('Check-out', '2026-12-07'), type('Adults', '2')),
    ],
  ],
  steps: [
    [
      'set Check-in to 4 December and Check-out to 7 December, then click Check availability',
      does(type('Check-in', '2026-12-04'), type('Check-out', '2026-12-07'), click('Check availability')),
    ],
  ],
  impossible: [
    'book a taxi from the airport',
    'choose Penthouse for Room type',
    'who won the football match yesterday?',
  ],
}

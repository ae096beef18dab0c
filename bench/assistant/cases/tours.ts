import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, says, type } from '../expect.ts'

export const tours: PageCases = {
  page: 'tours',
  half: 'held-out',
  literal: [
    ['open Our guides', does(click('Our guides'))],
    ['click Family friendly', does(click('Family friendly'))],
    ['open Travel journal', does(click('Travel journal'))],
    ['choose Español for Language', does(choose('Language', 'Español'))],
    ['choose Port wine cellars for Tour', does(choose('Tour', 'Port wine cellars'))],
    ['set Participants to 5', does(type('Participants', '5'))],
    ['set Date to 2 December', does(type('Date', '2026-12-02'))],
    ['type Ada Lovelace into Lead traveller', does(type('Lead traveller', 'Ada Lovelace'))],
  ],
  paraphrase: [
    ['show me only food tours', does(click('Food'))],
    ['tell me more about the dawn walk, open its details', does(click('See details', 'Old town at dawn'))],
    ['put the wine tour on my wish list', does(click('Add to wishlist', 'Port wine cellars'))],
    ['I have questions, open the faq', does(click('Frequently asked questions'))],
    ['how can I contact you? go there', does(click('Get in touch'))],
    ['prices in British pounds, GBP', does(choose('Currency', 'GBP'))],
    ['I want to give a voucher as a present', does(click('Gift vouchers'))],
  ],
  question: [
    ['how much is the wine tour?', says('€39')],
    ['where does the dawn tour start?', says('São Bento')],
    ['can I cancel for free?', says('48 hours')],
    ['do children pay?', says('under six')],
  ],
  fill: [
    [
      'Tour: Old town at dawn, Date: 3 December, Participants: 2, Lead traveller: Ada Lovelace, Email: ada@example.org',
      does(
        choose('Tour', 'Old town at dawn'),
        type('Date', '2026-12-03'),
        type('Participants', '2'),
        type('Lead traveller', 'Ada Lovelace'),
        type('Email', 'ada@example.org'),
      ),
    ],
    [
      'my email is ada@example.org and my mobile is +351 912 345 678',
      asksFor('Tour', type('Email', 'ada@example.org'), type('Mobile', '+351 912 345 678')),
    ],
  ],
  steps: [
    [
      'click History and then open the details of Old town at dawn',
      does(click('History'), click('See details', 'Old town at dawn')),
    ],
  ],
  impossible: ['choose Sunset cruise for Tour', 'rent a bicycle', 'open the kayak tours'],
}

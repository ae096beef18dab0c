import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, pick, says, tick, type } from '../expect.ts'

export const checkout: PageCases = {
  page: 'checkout',
  half: 'development',
  leads: { Continue: 'checkout-address' },
  literal: [
    ['click Continue', does(click('Continue'))],
    ['type Ada into First name', does(type('First name', 'Ada'))],
    ['write Lovelace in Last name', does(type('Last name', 'Lovelace'))],
    ['tick Tell me about offers', does(tick('Tell me about offers'))],
  ],
  paraphrase: [
    ['my surname is Lovelace', asksFor('First name', type('Last name', 'Lovelace'))],
    ['take me back to the store', does(click('Back to the shop'))],
    ['proceed', does(click('Continue'))],
  ],
  question: [['what is in my basket?', says('Skua 2')]],
  fill: [
    [
      'Ada Lovelace, ada@example.org',
      does(type('First name', 'Ada'), type('Last name', 'Lovelace'), type('Email', 'ada@example.org')),
    ],
    ["I'm Ada Lovelace", asksFor('Email', type('First name', 'Ada'), type('Last name', 'Lovelace'))],
  ],
  steps: [
    [
      'fill the checkout with Ada Lovelace, ada@example.org, 12 Main Street, London and continue',
      does(
        type('First name', 'Ada'),
        type('Last name', 'Lovelace'),
        type('Email', 'ada@example.org'),
        click('Continue'),
        type('Address', '12 Main Street'),
        type('Town or city', 'London'),
        click('Continue'),
      ),
    ],
    [
      'fill in the checkout with Ada Lovelace, ada@example.org, deliver to 12 Orchard Row, 10115 Berlin, Germany, by express delivery next Friday, bank transfer and continue',
      does(
        type('First name', 'Ada'),
        type('Last name', 'Lovelace'),
        type('Email', 'ada@example.org'),
        click('Continue'),
        type('Address', '12 Orchard Row'),
        type('Town or city', 'Berlin'),
        type('Postcode', '10115'),
        choose('Country', 'Germany'),
        click('Continue'),
      ),
    ],
    [
      'My name is Ada Lovelace, my e-mail is ada@example.org. Deliver to 12 Orchard Row, Dublin, Ireland. I pay by bank transfer.',
      does(type('First name', 'Ada'), type('Last name', 'Lovelace'), type('Email', 'ada@example.org')),
    ],
  ],
  impossible: ['pay with my card 4111 1111 1111 1111', 'choose express delivery'],
}

export const checkoutAddress: PageCases = {
  page: 'checkout-address',
  half: 'development',
  leads: { Continue: 'checkout-delivery' },
  literal: [
    ['choose Germany for Country', does(choose('Country', 'Germany'))],
    ["type '12 Main Street' into Address", does(type('Address', '12 Main Street'))],
    ['enter BS1 4DJ in Postcode', does(type('Postcode', 'BS1 4DJ'))],
  ],
  paraphrase: [
    ['ship it to Ireland', does(choose('Country', 'Ireland'))],
    ['the zip code is BS1 4DJ', asksFor('Address', type('Postcode', 'BS1 4DJ'))],
  ],
  question: [['which countries can I choose?', says('Germany')]],
  fill: [
    [
      '14 Harbour Lane, Bristol, BS1 4DJ, United Kingdom',
      does(type('Address', '14 Harbour Lane'), type('Town or city', 'Bristol'), type('Postcode', 'BS1 4DJ')),
    ],
  ],
  steps: [
    [
      '12 Orchard Row, London SW1A 1AA',
      does(type('Address', '12 Orchard Row'), type('Town or city', 'London'), type('Postcode', 'SW1A 1AA')),
    ],
    [
      '1600 Cedar Avenue, Springfield, IL 62701',
      does(
        type('Address', '1600 Cedar Avenue'),
        type('Town or city', 'Springfield'),
        type('Postcode', '62701'),
      ),
    ],
    [
      'deliver to 12 Orchard Row, 3511 AB Utrecht',
      does(type('Address', '12 Orchard Row'), type('Town or city', 'Utrecht'), type('Postcode', '3511 AB')),
    ],
    [
      'fill it in with 12 Orchard Row, 75001 Paris, France, by express delivery next Friday, bank transfer and continue',
      does(
        type('Address', '12 Orchard Row'),
        type('Town or city', 'Paris'),
        type('Postcode', '75001'),
        choose('Country', 'France'),
        click('Continue'),
        pick('Express delivery'),
        type('Delivery date', '2026-11-27'),
        click('Continue'),
      ),
    ],
    [
      'fill it in with 12 Main Street, London, deliver on 3 December and continue',
      does(
        type('Address', '12 Main Street'),
        type('Town or city', 'London'),
        click('Continue'),
        type('Delivery date', '2026-12-03'),
        click('Continue'),
      ),
    ],
  ],
  impossible: ['choose Narnia for Country'],
}

export const checkoutDelivery: PageCases = {
  page: 'checkout-delivery',
  half: 'development',
  literal: [
    ['choose Express delivery', does(pick('Express delivery'))],
    ['set Delivery date to 3 December', does(type('Delivery date', '2026-12-03'))],
    ['type SPRING10 into Promo code', does(type('Promo code', 'SPRING10'))],
    ['click Apply', does(click('Apply'))],
  ],
  paraphrase: [
    ['I would rather pick it up in the store', does(pick('Collect in store'))],
    ['deliver it on Friday', does(type('Delivery date', '2026-11-20'))],
    [
      "leave the driver a note saying 'ring twice'",
      asksFor('Delivery date', type('Note for the driver', 'ring twice')),
    ],
    ['use the voucher code SPRING10', asksFor('Delivery date', type('Promo code', 'SPRING10'))],
  ],
  question: [['how much is express delivery?', says('£9.90')]],
  fill: [
    ['fill it in with next Friday, bank transfer', does(type('Delivery date', '2026-11-27'))],
    [
      "fill it in with next Friday, 'please ring twice'",
      does(type('Delivery date', '2026-11-27'), type('Note for the driver', 'please ring twice')),
    ],
  ],
  steps: [
    [
      'choose express delivery, set the date to 4 December and continue',
      does(pick('Express delivery'), type('Delivery date', '2026-12-04'), click('Continue')),
    ],
  ],
  impossible: ['choose drone delivery'],
}

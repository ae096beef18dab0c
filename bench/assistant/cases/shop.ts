import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, enter, says, scroll, tick, type } from '../expect.ts'

export const shop: PageCases = {
  page: 'shop',
  half: 'development',
  literal: [
    ['click Backpacks', does(click('Backpacks'))],
    ['open Sleeping bags', does(click('Sleeping bags'))],
    ['go to My account', does(click('My account'))],
    ['click "Size guide"', does(click('Size guide'))],
    ['open Delivery & returns', does(click('Delivery & returns'))],
    ['tick In stock only', does(tick('In stock only'))],
    ['search for stove', does(type('Search products', 'stove'), enter())],
    ['choose Newest in Sort by', does(choose('Sort by', 'Newest'))],
  ],
  paraphrase: [
    ['I want the solo bivvy in my basket', does(click('Add to basket', 'Tern solo bivvy'))],
    ['are there any bargains? show the sale', does(click('Sale'))],
    ['which size do I need? open the guide', does(click('Size guide'))],
    ['hide everything that is not in stock', does(tick('In stock only'))],
    ['show the most expensive tents first', does(choose('Sort by', 'Price: high to low'))],
    ['tell me more about the Skua, view its details', does(click('View details', 'Skua 2 trekking tent'))],
    [
      'where is my cart',
      does({ verbs: ['scroll_to'], on: 'Basket (2)' }, { verbs: ['highlight'], on: 'Basket (2)' }),
    ],
    ['tents for four people', does(tick('4 persons'))],
    ['open the second product', does(click('View details', 'Puffin family tent'))],
    ['look for a head torch', does(type('Search products', 'head torch'), enter())],
    ['take me to the shopping cart', does(click('Basket (2)'))],
    ['I would like to see the rucksacks page, I mean backpacks', does(click('Backpacks'))],
    ['show the cheapest first', does(choose('Sort by', 'Price: low to high'))],
    ['put the Tern bivvy in my cart', does(click('Add to basket', 'Tern solo bivvy'))],
    ['add the trekking tent to the basket please', does(click('Add to basket', 'Skua 2 trekking tent'))],
    ['how do I get in touch with you? open that page', does(click('Contact us'))],
    ['sort by best rating', does(choose('Sort by', 'Customer rating'))],
    ['only show tents for 2 persons', does(tick('2 persons'))],
    ['next page please', does(click('Next page'))],
    ['could you scroll down a bit?', does(scroll('down'))],
    ['open the details of the Puffin tent', does(click('View details', 'Puffin family tent'))],
    [
      'I want to sign up for the newsletter with ada@example.org',
      does(type('Email address', 'ada@example.org')),
    ],
  ],
  question: [
    ['How much does standard delivery cost?', says('£4.50')],
    ['how long do I have to return something?', says('30 days')],
    ['What does the Skua weigh?', says('1.9 kg')],
    ['when will the Puffin tent be back in stock?', says('12 December')],
    ['which sort options are there?', says('Customer rating')],
  ],
  fill: [
    ['write ada@example.org into the email address', does(type('Email address', 'ada@example.org'))],
    [
      'fill the newsletter with ada@example.org and subscribe',
      does(type('Email address', 'ada@example.org'), click('Subscribe')),
    ],
  ],
  steps: [
    [
      'search for lamps and then click Contact us',
      does(type('Search products', 'lamps'), enter(), click('Contact us')),
    ],
    [
      "open Contact us and write 'hello' in the message, then send it",
      asksFor('Your name', click('Contact us'), type('Message', 'hello')),
    ],
    [
      'tick In stock only and choose Price: low to high',
      does(tick('In stock only'), choose('Sort by', 'Price: low to high')),
    ],
  ],
  impossible: [
    'click Checkout with one-click',
    'add the Puffin family tent to the basket',
    'open the kayaks page',
    'delete my account',
    'what is the capital of Mongolia?',
    'choose Alphabetical in Sort by',
  ],
}

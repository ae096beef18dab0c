import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, says, tick, type } from '../expect.ts'

export const contactForm: PageCases = {
  page: 'contact-form',
  half: 'development',
  literal: [
    ['click FAQ', does(click('FAQ'))],
    ['open Privacy policy', does(click('Privacy policy'))],
    ["type 'hello there' into Message", does(type('Message', 'hello there'))],
    ['enter 48213 in Order number', does(type('Order number', '48213'))],
    ['select Returns for Topic', does(choose('Topic', 'Returns'))],
    ['tick Send me a copy', does(tick('Send me a copy'))],
    ['set Your name to Ada Lovelace', does(type('Your name', 'Ada Lovelace'))],
  ],
  paraphrase: [
    ['I want to return something, set the topic accordingly: Returns', does(choose('Topic', 'Returns'))],
    ['my order number is 55012', asksFor('Your name', type('Order number', '55012'))],
    ["tell them 'please call me back'", asksFor('Your name', type('Message', 'please call me back'))],
    ['questions and answers page please', does(click('FAQ'))],
    ['go back to the start page', does(click('Home'))],
    ['my question is about an order, so pick that as the topic', does(choose('Topic', 'An order'))],
    ['I want a copy sent to me, tick that box', does(tick('Send me a copy'))],
    ['put 0117 496 0321 as my telephone number', does(type('Phone (optional)', '0117 496 0321'))],
    ['show me the legal imprint', does(click('Imprint'))],
  ],
  question: [
    ['What is your phone number?', says('+44 20 7946 0123')],
    ['where is your shop?', says('14 Harbour Lane')],
    ['how fast do you answer?', says('one working day')],
    ['what email address can I write to?', says('help@fjordfield.example')],
    ['which topics can I choose?', says('Something else')],
  ],
  fill: [
    [
      'My name is Ada Lovelace and my email is ada@example.org',
      asksFor('Message', type('Your name', 'Ada Lovelace'), type('Email', 'ada@example.org')),
    ],
    [
      "fill in the form with Ada Lovelace, ada@example.org, +44 20 7946 0999, message 'Where is my tent?'",
      asksFor(
        'I have read the privacy policy',
        type('Your name', 'Ada Lovelace'),
        type('Email', 'ada@example.org'),
        type('Phone (optional)', '+44 20 7946 0999'),
        type('Message', 'Where is my tent?'),
      ),
    ],
    [
      'Order number: 99120, Topic: Returns',
      asksFor('Your name', choose('Topic', 'Returns'), type('Order number', '99120')),
    ],
  ],
  steps: [
    [
      "choose A product for the topic, write 'Is it waterproof?' in the message and tick Send me a copy",
      does(choose('Topic', 'A product'), type('Message', 'Is it waterproof?'), tick('Send me a copy')),
    ],
  ],
  impossible: [
    'tick I have read the privacy policy',
    'upload my invoice',
    'click Pay now',
    'set the country to Spain',
  ],
}

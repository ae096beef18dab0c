import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, pick, says, tick, type } from '../expect.ts'

export const airline: PageCases = {
  page: 'airline',
  half: 'development',
  literal: [
    ['open Flight status', does(click('Flight status'))],
    ['click Baggage', does(click('Baggage'))],
    ['choose One way', does(pick('One way'))],
    ['type Oslo into From', does(type('From', 'Oslo'))],
    ['type Lisbon into To', does(type('To', 'Lisbon'))],
    ['select Business for Cabin', does(choose('Cabin', 'Business'))],
    ['tick Direct flights only', does(tick('Direct flights only'))],
    ['set Return date to 12 December', does(type('Return date', '2026-12-12'))],
  ],
  paraphrase: [
    ['check in', does(click('Online check-in'))],
    ['I would like to fly business class', does(choose('Cabin', 'Business'))],
    ['is my plane on time? check the flight status', does(click('Flight status'))],
    ['what about luggage, show that page', does(click('Baggage'))],
    ['we are four passengers', asksFor('From', type('Passengers', '4'))],
    ['I want to work for you, show the careers', does(click('Careers'))],
    ['no return flight, only one way', does(pick('One way'))],
    ['start the search', does(click('Search flights'))],
    ['log in', does(click('Sign in'))],
    ['I only want non-stop connections, tick direct flights', does(tick('Direct flights only'))],
    ['three passengers please', asksFor('From', type('Passengers', '3'))],
    ['do the web check-in', does(click('Online check-in'))],
    ['make it a one-way trip', does(pick('One way'))],
    ['show my bookings under my trips', does(click('My trips'))],
  ],
  question: [
    ['how much is a checked bag?', says('€25')],
    ['how heavy may my cabin bag be?', says('8 kg')],
    ['when does online check-in open?', says('24 hours before departure')],
    ['can I change my flight?', says('€40')],
  ],
  fill: [
    [
      'I want to fly from Oslo to Lisbon on 3 December with 2 passengers',
      does(
        type('From', 'Oslo'),
        type('To', 'Lisbon'),
        type('Departure date', '2026-12-03'),
        type('Passengers', '2'),
      ),
    ],
    [
      'Oslo to Lisbon, 3 December to 10 December',
      does(
        type('From', 'Oslo'),
        type('To', 'Lisbon'),
        type('Departure date', '2026-12-03'),
        type('Return date', '2026-12-10'),
      ),
    ],
    ['we are four passengers', asksFor('From', type('Passengers', '4'))],
    [
      'departure 3 December, return 10 December, 2 passengers',
      asksFor(
        'From',
        type('Departure date', '2026-12-03'),
        type('Return date', '2026-12-10'),
        type('Passengers', '2'),
      ),
    ],
    [
      'From: Oslo, To: Lisbon, Departure date: 3 December',
      does(type('From', 'Oslo'), type('To', 'Lisbon'), type('Departure date', '2026-12-03')),
    ],
  ],
  steps: [
    ['choose Return and tick Direct flights only', does(tick('Direct flights only'))],
    [
      'set Departure date to 3 December and Return date to 10 December, then click Search flights',
      does(type('Departure date', '2026-12-03'), type('Return date', '2026-12-10'), click('Search flights')),
    ],
    ['type Oslo into From and Lisbon into To', does(type('From', 'Oslo'), type('To', 'Lisbon'))],
    [
      'choose One way, type Oslo into From, type Lisbon into To, set Departure date to 3 December and click Search flights',
      does(
        pick('One way'),
        type('From', 'Oslo'),
        type('To', 'Lisbon'),
        type('Departure date', '2026-12-03'),
        click('Search flights'),
      ),
    ],
  ],
  impossible: ['rent a car', 'select First class for Cabin', 'cancel my booking'],
}

import type { PageCases } from '../case.ts'
import { click, does, pick, says, tick, type } from '../expect.ts'

export const tickets: PageCases = {
  page: 'tickets',
  half: 'held-out',
  literal: [
    ['open Seating plan', does(click('Seating plan'))],
    ['click Join waiting list', does(click('Join waiting list'))],
    ['set Number of balcony tickets to 2', does(type('Number of balcony tickets', '2'))],
    ['select Box office', does(pick('Box office'))],
    ['tick Add ticket insurance', does(tick('Add ticket insurance'))],
    ['click Add to order', does(click('Add to order'))],
    ['open Gift cards', does(click('Gift cards'))],
    ['type ada@example.org into Email for a reminder', does(type('Email for a reminder', 'ada@example.org'))],
  ],
  paraphrase: [
    ['how do I get there? open the directions', does(click('Getting here'))],
    ['send the tickets by post', does(pick('Post'))],
    ['I need 3 standing tickets', does(type('Number of standing tickets', '3'))],
    ['put it in my order', does(click('Add to order'))],
    ['log in', does(click('Log in'))],
    ['which other shows are on? open the programme', does(click("What's on"))],
    ['I would like insurance for the tickets', does(tick('Add ticket insurance'))],
  ],
  question: [
    ['when do the doors open?', says('19:00')],
    ['how much is a balcony ticket?', says('€45.00')],
    ['can I get a refund?', says('cannot be refunded')],
    ['what phone number do I call for wheelchair places?', says('030 555 0199')],
  ],
  fill: [['remind me at ada@example.org', does(type('Email for a reminder', 'ada@example.org'))]],
  steps: [
    [
      'set Number of standing tickets to 2, select Mobile ticket and click Add to order',
      does(type('Number of standing tickets', '2'), click('Add to order')),
    ],
  ],
  impossible: ['buy backstage passes', 'change the date to Sunday', 'what is the weather in Rome?'],
}

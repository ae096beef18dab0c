import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, says, tick, type } from '../expect.ts'

export const restaurant: PageCases = {
  page: 'restaurant',
  half: 'development',
  literal: [
    ['open Wine list', does(click('Wine list'))],
    ['click Private dining', does(click('Private dining'))],
    ['set Guests to 4', does(type('Guests', '4'))],
    ['choose 19:30 for Time', does(choose('Time', '19:30'))],
    ["write 'window seat' into Special requests", does(type('Special requests', 'window seat'))],
    ['tick High chair needed', does(tick('High chair needed'))],
    ['go to Gift vouchers', does(click('Gift vouchers'))],
  ],
  paraphrase: [
    ['we are celebrating with many people, open private dining', does(click('Private dining'))],
    ['which wines do you have? open the list', does(click('Wine list'))],
    ['put us down for 3 guests', asksFor('Date', type('Guests', '3'))],
    [
      'I am allergic to nuts, put that into the special requests',
      does(type('Special requests', 'I am allergic to nuts')),
    ],
    ['at half past seven in the evening, 19:30', does(choose('Time', '19:30'))],
    ['what dishes do you have? show me the food menu', does(click('Menu'))],
    ['how do I find you, open the directions', does(click('Find us'))],
    ['we need a high chair', does(tick('High chair needed'))],
    ['there will be six of us, put 6 guests', asksFor('Date', type('Guests', '6'))],
    ['are you hiring? take me to the jobs page', does(click('Work with us'))],
    ['I want to eat at 8pm, select 20:00', does(choose('Time', '20:00'))],
  ],
  question: [
    ['When is dinner served?', says('18:00 to 22:00')],
    ['how much is the tasting menu?', says('€68')],
    ['can I bring my dog?', says('terrace')],
    ['are you open on Mondays?', says('closed on Mondays')],
    ['where can I park?', says('behind the church')],
  ],
  fill: [
    [
      'dinner for six on Saturday at half past seven',
      asksFor('Name', type('Date', '2026-11-21'), choose('Time', '19:30'), type('Guests', '6')),
    ],
    [
      'my name is Grace Hopper and my number is 0171 5550123',
      asksFor('Date', type('Name', 'Grace Hopper'), type('Phone number', '0171 5550123')),
    ],
    [
      'table for 2 tomorrow at 8pm, one of us is allergic to nuts',
      asksFor('Name', type('Date', '2026-11-17'), choose('Time', '20:00'), type('Guests', '2')),
    ],
    [
      'book a table for 4 people on 5 December at 19:30, name Ada Lovelace',
      asksFor(
        'Phone number',
        type('Date', '2026-12-05'),
        choose('Time', '19:30'),
        type('Guests', '4'),
        type('Name', 'Ada Lovelace'),
      ),
    ],
    ['a table for two guests tomorrow', asksFor('Time', type('Date', '2026-11-17'), type('Guests', '2'))],
  ],
  steps: [
    [
      'set the guests to 2 and type Ada into the name and click Request booking',
      does(type('Guests', '2'), type('Name', 'Ada'), click('Request booking')),
    ],
  ],
  impossible: ['order a pizza to my home', 'click Takeaway', 'choose 23:45 for Time'],
}

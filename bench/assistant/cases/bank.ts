import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, says, type } from '../expect.ts'

export const bank: PageCases = {
  page: 'bank',
  half: 'development',
  literal: [
    ['open Payments', does(click('Payments'))],
    ['click Cards', does(click('Cards'))],
    ['press Freeze card', does(click('Freeze card'))],
    ['click Download statement', does(click('Download statement'))],
    ['choose Last 90 days for Show', does(choose('Show', 'Last 90 days'))],
    ["type 'rent' into Reference", does(type('Reference', 'rent'))],
    ['set Amount to 250', does(type('Amount', '250'))],
    ['open Find a branch', does(click('Find a branch'))],
  ],
  paraphrase: [
    ['show only this year', does(choose('Show', 'This year'))],
    ['I need a loan', does(click('Loans'))],
    ['get me a copy of the statement as a file', does(click('Download statement'))],
    ['where is the nearest branch? find one', does(click('Find a branch'))],
    ['show the transactions of the current account', does(click('View statement', 'Current account'))],
    ['put rent as the reference', does(type('Reference', 'rent'))],
    ['sign out', does(click('Log out'))],
    ['I need some help', does(click('Help and support'))],
    ['show the statement of my savings account', does(click('View statement', 'Savings account'))],
    ['do I have mail? open my messages', does(click('Messages (1)'))],
    ['I lost my card, freeze it', does(click('Freeze card'))],
    ['where can I borrow money, go to loans', does(click('Loans'))],
    ['send it from the savings account', does(choose('From', 'Savings account'))],
  ],
  question: [
    ['what is the balance of my savings account?', says('£8,050.00')],
    ['which number do I call when I lost my card?', says('0800 123 4567')],
    ['when is the interest paid?', says('31 December')],
    ['how high is my overdraft?', says('£500')],
  ],
  fill: [
    [
      'fill the transfer form with To (name): Grace Hopper, IBAN: DE89370400440532013000, Amount: 120',
      asksFor(
        'password',
        type('To (name)', 'Grace Hopper'),
        type('IBAN', 'DE89370400440532013000'),
        type('Amount', '120'),
      ),
    ],
  ],
  impossible: ['enter hunter2 as my online banking password', 'click Close account', 'buy some shares'],
}

import type { PageCases } from '../case.ts'
import { choose, click, does, pick, says, type } from '../expect.ts'

export const pricing: PageCases = {
  page: 'pricing',
  half: 'held-out',
  literal: [
    ['open Features', does(click('Features'))],
    ['click Choose Team', does(click('Choose Team'))],
    ['click Compare all plans', does(click('Compare all plans'))],
    ['open System status', does(click('System status'))],
    ['choose USD for Currency', does(choose('Currency', 'USD'))],
    ['select Yearly (2 months free)', does(pick('Yearly (2 months free)'))],
    ['type Acme into Company', does(type('Company', 'Acme'))],
    ['click Talk to sales', does(click('Talk to sales'))],
  ],
  paraphrase: [
    ['I want to try it for free', does(click('Start free trial'))],
    ['I would like to pay yearly', does(pick('Yearly (2 months free)'))],
    ['take the business plan', does(click('Choose Business'))],
    ['sign in', does(click('Log in'))],
    ['show the docs', does(click('Documentation'))],
    ['prices in pounds please, GBP', does(choose('Currency', 'GBP'))],
    ['I want to speak to someone in sales', does(click('Talk to sales'))],
  ],
  question: [
    ['How long is the free trial?', says('14 days')],
    ['is there a discount for schools?', says('40 %')],
    ['can I cancel any time?', says('keep access')],
    ['where do you store my data?', says('Frankfurt')],
    ['how much is the Team plan?', says('€29')],
  ],
  fill: [
    [
      'Company: Acme, Work email: ada@acme.example, Number of users: 25',
      does(type('Company', 'Acme'), type('Work email', 'ada@acme.example'), type('Number of users', '25')),
    ],
  ],
  steps: [
    [
      'choose EUR for Currency and select Yearly, then click Choose Starter',
      does(pick('Yearly (2 months free)'), click('Choose Starter')),
    ],
  ],
  impossible: ['choose the Platinum plan', 'choose JPY for Currency', 'remove my credit card'],
}

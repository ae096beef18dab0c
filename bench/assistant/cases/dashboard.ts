import type { PageCases } from '../case.ts'
import { choose, click, does, says, tick, type } from '../expect.ts'

export const dashboard: PageCases = {
  page: 'dashboard',
  half: 'held-out',
  literal: [
    ['open Funnels', does(click('Funnels'))],
    ['click Countries', does(click('Countries'))],
    ['click Export as CSV', does(click('Export as CSV'))],
    ['click Schedule report', does(click('Schedule report'))],
    ['choose Weekly for Granularity', does(choose('Granularity', 'Weekly'))],
    ['choose Previous period for Compare with', does(choose('Compare with', 'Previous period'))],
    ['tick Exclude internal traffic', does(tick('Exclude internal traffic'))],
    ['click Open notifications', does(click('Open notifications'))],
  ],
  paraphrase: [
    ['where do the people come from? show the traffic sources', does(click('Sources'))],
    ['switch to the devices tab', does(click('Devices'))],
    ['go to the preferences of the site', does(click('Site settings'))],
    ['download the data as csv', does(click('Export as CSV'))],
    ['compare it with last year', does(choose('Compare with', 'Last year'))],
    ['show the figures per hour, I mean hourly', does(choose('Granularity', 'Hourly'))],
    ['leave out our own internal traffic', does(tick('Exclude internal traffic'))],
  ],
  question: [
    ['what is the bounce rate?', says('41 %')],
    ['how many unique visitors did we have?', says('18,240')],
    ['which page is visited the most?', says('/winter-sale')],
  ],
  fill: [
    [
      'invite kim@example.org as an editor',
      does(type('Work email', 'kim@example.org'), choose('Role', 'Editor')),
    ],
    [
      'Work email: lee@example.org, Role: Admin',
      does(type('Work email', 'lee@example.org'), choose('Role', 'Admin')),
    ],
  ],
  steps: [
    [
      'type kim@example.org into Work email, choose Admin for Role and click Send invitation',
      does(type('Work email', 'kim@example.org'), choose('Role', 'Admin'), click('Send invitation')),
    ],
  ],
  impossible: ['delete the site', 'open the billing page', 'show me the stock price of Apple'],
}

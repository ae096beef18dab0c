import type { PageCases } from '../case.ts'
import { choose, click, does, says, tick, type } from '../expect.ts'

export const analytics: PageCases = {
  page: 'analytics',
  half: 'development',
  literal: [
    ['open Traffic sources', does(click('Traffic sources'))],
    ['click Last 7 days', does(click('Last 7 days'))],
    ['click Export as CSV', does(click('Export as CSV'))],
    ['choose Mobile for Device', does(choose('Device', 'Mobile'))],
    ['turn on Compare to previous period', does(tick('Compare to previous period'))],
    ['open System status', does(click('System status'))],
  ],
  paraphrase: [
    ['show me the last week', does(click('Last 7 days'))],
    ['the numbers of the last month please', does(click('Last 30 days'))],
    ['only phones', does(choose('Device', 'Mobile'))],
    ['switch to the blog', does(choose('Site', 'blog.example'))],
    ['how does it compare with before? turn that on', does(tick('Compare to previous period'))],
    ['give me the data as a spreadsheet', does(click('Export as CSV'))],
    ['download the sales chart', does(click('Download chart', 'Sales'))],
    ['open the whole report on the bounce rate', does(click('Full report', 'Bounce rate'))],
    ['mail me this report every week', does(click('Schedule email report'))],
    ['who is on the site right now?', does(click('Live visitors'))],
    ['which pages are most popular? open that', does(click('Top pages'))],
    ['where do the visitors come from? open sources', does(click('Traffic sources'))],
    ['invite ada@example.org', does(type('Invite by email', 'ada@example.org'))],
    ['is everything up and running? show the status', does(click('System status'))],
    ['only desktop computers', does(choose('Device', 'Desktop'))],
    ['put another widget on the page', does(click('Add a widget'))],
  ],
  question: [
    ['how many visitors did we have?', says('48,210')],
    ['what was the busiest day?', says('3 November')],
    ['what is the bounce rate?', says('41 %')],
    ['how long is a visit on average?', says('3 minutes 12 seconds')],
    ['how many orders were there?', says('1,377')],
  ],
  fill: [
    [
      'invite ada@example.org as an editor',
      does(type('Invite by email', 'ada@example.org'), choose('Role', 'Editor')),
    ],
    ['from 1 October 2026 to 31 October 2026', does(type('From', '2026-10-01'), type('To', '2026-10-31'))],
  ],
  steps: [['choose Tablet and click Last 30 days', does(choose('Device', 'Tablet'), click('Last 30 days'))]],
  impossible: ['delete all data', 'choose Watch for Device', 'predict next month', 'open the heat map'],
}

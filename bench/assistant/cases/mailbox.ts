import type { PageCases } from '../case.ts'
import { choose, click, does, enter, says, tick, type } from '../expect.ts'

export const mailbox: PageCases = {
  page: 'mailbox',
  half: 'development',
  literal: [
    ['open Drafts', does(click('Drafts'))],
    ['click Compose', does(click('Compose'))],
    ['choose Oldest first in Sort by', does(choose('Sort by', 'Oldest first'))],
    ["type 'Lunch' into Subject", does(type('Subject', 'Lunch'))],
    ['tick Request a read receipt', does(tick('Request a read receipt'))],
    ['click Discard draft', does(click('Discard draft'))],
    ['open Keyboard shortcuts', does(click('Keyboard shortcuts'))],
    ['search for holiday', does(type('Search mail', 'holiday'), enter())],
  ],
  paraphrase: [
    ['find the mail from Greta', does(click('Greta Holm: Invoice 2291 attached'))],
    ['find the message from the city library', does(click('City Library: Two books are due on Friday'))],
    ['read what Priya wrote', does(click("Priya Nair: Minutes of Monday's meeting"))],
    ['show me the photos from the lake', does(click('Tomas Vesely: Photos from the lake'))],
    ['open the first message', does(click("Priya Nair: Minutes of Monday's meeting"))],
    ['show the trash', does(click('Bin'))],
    ['what did I send? open sent', does(click('Sent'))],
    ['write a new mail', does(click('Compose'))],
    ['sort by sender', does(choose('Sort by', 'Sender'))],
    ['oldest ones first', does(choose('Sort by', 'Oldest first'))],
    ['it is important, set the priority to high', does(choose('Priority', 'High'))],
    ['throw this draft away', does(click('Discard draft'))],
    ['search my mail for tax', does(type('Search mail', 'tax'), enter())],
    ['select the message from Tomas', does(tick('Select message from Tomas Vesely'))],
    ['address it to ada@example.org', does(type('To', 'ada@example.org'))],
    ['open the junk folder', does(click('Spam'))],
  ],
  question: [
    ['how much space do I have?', says('15 GB')],
    ['how long do deleted messages stay?', says('30 days')],
  ],
  fill: [
    [
      "write to ada@example.org with the subject 'Lunch' and the message 'Are you free on Friday?'",
      does(
        type('To', 'ada@example.org'),
        type('Subject', 'Lunch'),
        type('Message', 'Are you free on Friday?'),
      ),
    ],
    ['To: ada@example.org, Subject: Lunch', does(type('To', 'ada@example.org'), type('Subject', 'Lunch'))],
  ],
  steps: [
    [
      "write 'See you then' in the message and set the priority to low",
      does(type('Message', 'See you then'), choose('Priority', 'Low')),
    ],
  ],
  impossible: [
    'open the mail from Beatrice',
    'forward it to my boss',
    'open the calendar',
    'choose Attachments in Sort by',
    'delete my account',
  ],
}

import type { PageCases } from '../case.ts'
import { click, does, pick, says, scroll, type } from '../expect.ts'

export const news: PageCases = {
  page: 'news',
  half: 'held-out',
  literal: [
    ['open Culture', does(click('Culture'))],
    ['click Weather', does(click('Weather'))],
    ['open Council approves night market', does(click('Council approves night market'))],
    ['click Show more stories', does(click('Show more stories'))],
    ['select Only in summer', does(pick('Only in summer'))],
    ['click Vote', does(click('Vote'))],
    ['open Letters to the editor', does(click('Letters to the editor'))],
    ['type ada@example.org into Your email', does(type('Your email', 'ada@example.org'))],
  ],
  paraphrase: [
    ['show me the sports section', does(click('Sport'))],
    ['open the story about the ferry', does(click('Ferry line to close for winter repairs'))],
    ['read the third article', does(click('Rovers win derby in the last minute'))],
    ['who works there? show the editorial people', does(click('Editorial team'))],
    ['I want to place an ad', does(click('Advertise'))],
    ['scroll to the top', does(scroll('top'))],
    ['more stories please', does(click('Show more stories'))],
  ],
  question: [
    ['when does the ferry stop?', says('1 December')],
    ['who scored for the Rovers?', says('Lindqvist')],
    ['how often do the buses run?', says('20 minutes')],
    ['how many people watched the match?', says('11,400')],
  ],
  fill: [
    ['sign me up for the morning briefing with ada@example.org', does(type('Your email', 'ada@example.org'))],
  ],
  steps: [
    [
      'type ada@example.org into Your email and click Sign up',
      does(type('Your email', 'ada@example.org'), click('Sign up')),
    ],
  ],
  impossible: ['open the crossword', 'call the editor', 'book the ferry'],
}

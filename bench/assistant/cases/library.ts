import type { PageCases } from '../case.ts'
import { choose, click, does, enter, says, tick, type } from '../expect.ts'

export const library: PageCases = {
  page: 'library',
  half: 'held-out',
  literal: [
    ['open My loans', does(click('My loans'))],
    ['open Study rooms', does(click('Study rooms'))],
    ['open To the Lighthouse', does(click('To the Lighthouse'))],
    ['tick Audiobooks', does(tick('Audiobooks'))],
    ['choose Riverside for Branch', does(choose('Branch', 'Riverside'))],
    ['click Load more results', does(click('Load more results'))],
    ['click Suggest a purchase', does(click('Suggest a purchase'))],
    ['choose Author for Search in', does(choose('Search in', 'Author'))],
  ],
  paraphrase: [
    ['only show what is available now', does(tick('Available now'))],
    ['sort by newest', does(choose('Sort by', 'Newest first'))],
    ['reserve the Woolf novel To the Lighthouse', does(click('Place hold', 'To the Lighthouse'))],
    ['open the third result', does(click('Stargazing: Memoirs of a Young Lighthouse Keeper'))],
    ['I want to become a member', does(click('Join the library'))],
    ['find books about whales', does(type('Search the catalogue', 'books about whales'), enter())],
    ['show more results', does(click('Load more results'))],
    ['I have a question for a librarian', does(click('Ask a librarian'))],
  ],
  question: [
    ['how long can I borrow a book?', says('three weeks')],
    ['what does a late book cost?', says('20 p')],
    ['when is To the Lighthouse due back?', says('2 December')],
    ['which branches are there?', says('Hill Park')],
  ],
  steps: [
    [
      'choose Title for Search in and search for dunes',
      does(choose('Search in', 'Title'), type('Search the catalogue', 'dunes'), enter()),
    ],
  ],
  impossible: ['print my library card', 'open the seventh result', 'choose Airport for Branch'],
}

import type { PageCases } from '../case.ts'
import { asksFor, click, does, enter, says, tick, type } from '../expect.ts'

export const blog: PageCases = {
  page: 'blog',
  half: 'held-out',
  literal: [
    ['open Archive', does(click('Archive'))],
    ['click Share', does(click('Share'))],
    ['press Save for later', does(click('Save for later'))],
    ['open The edible hedge', does(click('The edible hedge'))],
    ['click Reply to Ruth', does(click('Reply to Ruth'))],
    ['tick Notify me of replies', does(tick('Notify me of replies'))],
    ["write 'Great read' into Comment", does(type('Comment', 'Great read'))],
    ['search for compost', does(type('Search the blog', 'compost'), enter())],
  ],
  paraphrase: [
    ['who writes this? go to the about page', does(click('About'))],
    ['I want to answer Tomas', does(click('Reply to Tomas'))],
    ['bookmark this article for me', does(click('Save for later'))],
    ['read the post about the pond', does(click('A pond in a bathtub'))],
    ['show the newer post', does(click('Newer: First frost'))],
    ['open the one about tomato seeds', does(click('Older: Saving tomato seeds'))],
  ],
  question: [
    ['how much honey did they harvest?', says('38 kilograms')],
    ['why were the hives moved?', says('too hot')],
    ['who wrote this article?', says('Ines Falk')],
    ['how hot was it on the roof?', says('46 degrees')],
  ],
  fill: [
    [
      "leave a comment: Name: Ada, Email (not published): ada@example.org, Comment: 'Thank you'",
      does(
        type('Name', 'Ada'),
        type('Email (not published)', 'ada@example.org'),
        type('Comment', 'Thank you'),
      ),
    ],
    [
      'my name is Grace Hopper and my email is grace@example.org',
      asksFor('Comment', type('Name', 'Grace Hopper'), type('Email (not published)', 'grace@example.org')),
    ],
  ],
  steps: [
    [
      "write 'Nice bees' in the comment and tick Notify me of replies",
      does(type('Comment', 'Nice bees'), tick('Notify me of replies')),
    ],
  ],
  impossible: ['open the podcast', 'delete the comment of Ruth', 'download the article as a PDF'],
}

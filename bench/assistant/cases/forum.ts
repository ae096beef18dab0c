import type { PageCases } from '../case.ts'
import { choose, click, does, enter, says, tick, type } from '../expect.ts'

export const forum: PageCases = {
  page: 'forum',
  half: 'held-out',
  literal: [
    ['click New topic', does(click('New topic'))],
    ['click Mark all as read', does(click('Mark all as read'))],
    ['open Forum rules', does(click('Forum rules'))],
    ['open Cleaning bottles without chemicals', does(click('Cleaning bottles without chemicals'))],
    ['choose Unanswered for Show', does(choose('Show', 'Unanswered'))],
    ['choose Equipment for Category', does(choose('Category', 'Equipment'))],
    ['tick Watch this topic', does(tick('Watch this topic'))],
    ["type 'Foam trouble' into Title", does(type('Title', 'Foam trouble'))],
  ],
  paraphrase: [
    ['sign me in', does(click('Log in'))],
    ['I do not have an account yet, let me sign up', does(click('Register'))],
    ['order by most replies', does(choose('Order', 'Most replies'))],
    ['open the thread about yeast', does(click('Which yeast for a cold garage?'))],
    ['show the fourth topic', does(click('My first stout: too sweet'))],
    ['go on to the next page', does(click('Next page'))],
    ['look for lager', does(type('Search topics', 'lager'), enter())],
  ],
  question: [
    ['how many topics are in this category?', says('412')],
    ['who are the moderators?', says('deniz')],
    ['when may new members post?', says('confirming their email')],
  ],
  fill: [
    [
      "Title: Stuck valve, Category: Equipment, Your post: 'It does not open'",
      does(
        type('Title', 'Stuck valve'),
        choose('Category', 'Equipment'),
        type('Your post', 'It does not open'),
      ),
    ],
  ],
  steps: [
    [
      "type 'Help' into Title and choose Recipes for Category",
      does(type('Title', 'Help'), choose('Category', 'Recipes')),
    ],
  ],
  impossible: ['ban the user hopsy', 'open the wine category', 'what is the meaning of life?'],
}

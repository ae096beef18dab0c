import type { PageCases } from '../case.ts'
import { choose, click, does, says, type, untick } from '../expect.ts'

export const board: PageCases = {
  page: 'board',
  half: 'development',
  literal: [
    ['open Unanswered', does(click('Unanswered'))],
    ['click Ask a question', does(click('Ask a question'))],
    ['click Follow', does(click('Follow'))],
    ['choose Newest first for Sort answers', does(choose('Sort answers', 'Newest first'))],
    ['open Which flour for rye bread?', does(click('Which flour for rye bread?'))],
    ["type 'Use warm water' into Text", does(type('Text', 'Use warm water'))],
  ],
  paraphrase: [
    ['vote for the answer by millstone', does(click('Vote up', 'Answer by millstone'))],
    ['downvote ryegirl', does(click('Vote down', 'Answer by ryegirl'))],
    ['reply to ryegirl', does(click('Reply', 'Answer by ryegirl'))],
    ['I want to ask something myself', does(click('Ask a question'))],
    ['newest answers on top', does(choose('Sort answers', 'Newest first'))],
    ['no emails about replies please', does(untick('Email me about replies'))],
    ['this is spam, flag it', does(click('Report'))],
    ['keep me posted about this thread', does(click('Follow'))],
    ['find the question about the hard crust', does(click('Crust too hard after a day'))],
    ['how does one feed a starter? open that question', does(click('How do I feed a starter?'))],
    ['what is allowed here? show the rules', does(click('Rules of the board'))],
    ['I want to talk to a moderator', does(click('Contact the moderators'))],
    ['show everything about sourdough', does(click('sourdough'))],
    ["answer with 'Let it rest longer'", does(type('Text', 'Let it rest longer'))],
    ['let me see how it looks before I post', does(click('Preview'))],
    ['any news for me? open my notifications', does(click('Notifications (4)'))],
  ],
  question: [
    ['who asked this?', says('crumbly')],
    ['how long does the dough need?', says('ten to twelve hours')],
    ['how much protein should the flour have?', says('12 %')],
    ['how warm is the kitchen?', says('18 °C')],
    ['how many votes does millstone have?', says('27 votes')],
  ],
  steps: [
    [
      "write 'Use a scale' into the text and click Preview",
      does(type('Text', 'Use a scale'), click('Preview')),
    ],
  ],
  impossible: [
    'ban crumbly',
    'choose Longest first for Sort answers',
    'edit the answer of ryegirl',
    'bake a bread',
  ],
}

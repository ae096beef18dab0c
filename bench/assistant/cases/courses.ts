import type { PageCases } from '../case.ts'
import { choose, click, does, enter, says, tick, type } from '../expect.ts'

export const courses: PageCases = {
  page: 'courses',
  half: 'development',
  literal: [
    ['open Linear algebra', does(click('Linear algebra'))],
    ['click Enrol now', does(click('Enrol now'))],
    ['choose History for Department', does(choose('Department', 'History'))],
    ['tick Taught online', does(tick('Taught online'))],
    ['go to Tuition fees', does(click('Tuition fees'))],
    ['search for statistics', does(type('Find a course', 'statistics'), enter())],
    ['open Student counselling', does(click('Student counselling'))],
    ['click Reset filters', does(click('Reset filters'))],
  ],
  paraphrase: [
    ['find the databases course', does(click('Databases'))],
    ['find Linear algebra', does(click('Linear algebra'))],
    ['find courses about genetics', does(type('Find a course', 'courses about genetics'), enter())],
    ['I want to learn programming', does(click('Programming for beginners'))],
    ['only maths', does(choose('Department', 'Mathematics'))],
    ['what is there in the spring term? filter by spring', does(choose('Term', 'Spring'))],
    ['I can only come in the evening', does(tick('Evening courses'))],
    ['remove all the filters', does(click('Reset filters'))],
    ['how do I sign up? go to enrolment', does(click('Enrol now'))],
    ['what does studying cost? show the fees', does(click('Tuition fees'))],
    ['I forgot my password, who helps with IT?', does(click('IT help desk'))],
    ['open the fourth course', does(click('The Hanseatic League'))],
    ['go to the third page', does(click('3'))],
    ['show computer science only', does(choose('Department', 'Computer science'))],
    ['when are the deadlines? open the page about them', does(click('Dates and deadlines'))],
    ['show me courses without prerequisites', does(tick('No prerequisites'))],
  ],
  question: [
    ['when does enrolment close?', says('26 September')],
    ['who teaches databases?', says('Dr Moreau')],
    ['how many credits is linear algebra?', says('10 credits')],
    ['when is the programming exam?', says('18 January')],
    ['what does late enrolment cost?', says('£25')],
    ['how many credits can I take?', says('60 credits')],
    ['is there an exam in the Hanseatic League?', says('no exam')],
  ],
  steps: [
    [
      'choose Biology and tick evening courses',
      does(choose('Department', 'Biology'), tick('Evening courses')),
    ],
  ],
  impossible: [
    'open the course on Roman law',
    'choose Philosophy for Department',
    'give me a good mark',
    'drop the course',
    'who is the president of France?',
  ],
}

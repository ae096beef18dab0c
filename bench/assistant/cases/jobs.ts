import type { PageCases } from '../case.ts'
import { choose, click, does, says, tick, type } from '../expect.ts'

export const jobs: PageCases = {
  page: 'jobs',
  half: 'development',
  literal: [
    ['open Companies', does(click('Companies'))],
    ['click Create account', does(click('Create account'))],
    ['tick Full-time', does(tick('Full-time'))],
    ['tick Remote', does(tick('Remote'))],
    ['choose £35,000 for Minimum salary', does(choose('Minimum salary', '£35,000'))],
    ['click Clear filters', does(click('Clear filters'))],
    ['open Front-end developer', does(click('Front-end developer'))],
    ['type nurse into Keywords', does(type('Keywords', 'nurse'))],
  ],
  paraphrase: [
    ['show jobs that pay at least £50,000', does(choose('Minimum salary', '£50,000'))],
    ['I am looking for contract work', does(tick('Contract'))],
    ['reset all filters', does(click('Clear filters'))],
    ['open the teacher position', does(click('Primary school teacher'))],
    ['most recent first, sort by the date', does(choose('Sort', 'Date posted'))],
    ['bookmark the developer job', does(click('Save job', 'Front-end developer'))],
    ['show me the first job', does(click('Warehouse team leader'))],
    ['I want to advertise a vacancy, post a job', does(click('Post a job'))],
    ['log me in', does(click('Sign in'))],
    ['register', does(click('Create account'))],
    ['sort by salary', does(choose('Sort', 'Salary'))],
    ['only show part-time jobs', does(tick('Part-time'))],
    ['open the second job', does(click('Front-end developer'))],
    ['save the teacher job', does(click('Save job', 'Primary school teacher'))],
    ['I want to work from home', does(tick('Remote'))],
    ['go to the next page', does(click('Next'))],
  ],
  question: [
    ['what does the front-end developer earn?', says('£48,000')],
    ['until when can I apply at Oak Lane School?', says('30 November')],
    ['how many jobs are there in Leeds?', says('128')],
  ],
  fill: [['email me new jobs at ada@example.org', does(type('Email me new jobs', 'ada@example.org'))]],
  steps: [
    [
      'type nurse into Keywords, set Location to York and click Find jobs',
      does(type('Keywords', 'nurse'), type('Location', 'York'), click('Find jobs')),
    ],
  ],
  impossible: ['apply for the astronaut job', 'choose £90,000 for Minimum salary', 'open the tenth job'],
}

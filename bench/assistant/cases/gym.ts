import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, says, show, scrollTo, tick, type } from '../expect.ts'

export const gym: PageCases = {
  page: 'gym',
  half: 'development',
  literal: [
    ['open Swimming pool', does(click('Swimming pool'))],
    ['click My bookings', does(click('My bookings'))],
    ['choose Thursday for Day', does(choose('Day', 'Thursday'))],
    ['select Beginner for Level', does(choose('Level', 'Beginner'))],
    ['tick Hide evening classes', does(tick('Hide evening classes'))],
    ['click Join the waiting list', does(click('Join the waiting list'))],
    ['go to House rules', does(click('House rules'))],
  ],
  paraphrase: [
    ['book me a spot in the spin class', does(click('Book a place', 'Spin 45'))],
    ['I want to do aqua fit', does(click('Book a place', 'Aqua fit'))],
    ['reserve a place in strength basics', does(click('Book a place', 'Strength basics'))],
    ['put me on the waiting list for yoga', does(click('Join the waiting list'))],
    ['show me only what is still free', does(tick('Only classes with free places'))],
    ['only Wednesday please', does(choose('Day', 'Wednesday'))],
    ['I have never done this before, show beginner classes', does(choose('Level', 'Beginner'))],
    ['what is on next week?', does(click('Next week'))],
    ['how much is a membership? open the prices', does(click('Memberships'))],
    ['I am going abroad and want to pause my membership', does(click('Pause my membership'))],
    ['who are the trainers?', does(click('Trainers'))],
    ['I do not want classes in the evening', does(tick('Hide evening classes'))],
    ['where do I see what I booked?', does(scrollTo('My bookings'), show('My bookings'))],
  ],
  question: [
    ['when does the spin class start?', says('18:30')],
    ['who teaches yoga?', says('Ravi')],
    ['what happens if I cancel too late?', says('€6')],
    ['when do you close on weekends?', says('20:00')],
    ['what should I bring?', says('towel')],
    ['how many places are left in aqua fit?', says('9 places')],
  ],
  fill: [
    [
      "I'm Grace Hopper and my mobile is 0171 5550123",
      asksFor(
        'house rules',
        type('First name', 'Grace'),
        type('Last name', 'Hopper'),
        type('Mobile', '0171 5550123'),
      ),
    ],
    ['my goal is to build muscle', asksFor('First name', choose('Goal', 'Build muscle'))],
    [
      'I would like a free trial: Ada Lovelace, 0171 5550123, lose weight',
      asksFor(
        'house rules',
        type('First name', 'Ada'),
        type('Last name', 'Lovelace'),
        type('Mobile', '0171 5550123'),
        choose('Goal', 'Lose weight'),
      ),
    ],
  ],
  steps: [
    [
      'set the day to Monday and tick only classes with free places',
      does(choose('Day', 'Monday'), tick('Only classes with free places')),
    ],
  ],
  impossible: [
    'book yoga flow',
    'tick I accept the house rules',
    'show me boxing classes',
    'call the reception',
    'choose Sunday for Day',
  ],
}

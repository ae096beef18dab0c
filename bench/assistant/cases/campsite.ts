import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, says, tick, type } from '../expect.ts'

export const campsite: PageCases = {
  page: 'campsite',
  half: 'development',
  literal: [
    ['open Guest reviews', does(click('Guest reviews'))],
    ['set Arrival to 4 May', does(type('Arrival', '2027-05-04'))],
    ['set Children to 3', does(type('Children', '3'))],
    ['choose Wooden cabin for Kind of pitch', does(choose('Kind of pitch', 'Wooden cabin'))],
    ['tick Electric hook-up', does(tick('Electric hook-up'))],
    ['click Request this pitch', does(click('Request this pitch'))],
    ['type AB12 CDE into Car registration', does(type('Car registration', 'AB12 CDE'))],
  ],
  paraphrase: [
    ['we need electricity', does(tick('Electric hook-up'))],
    ['our dog comes along', does(tick('We bring a dog'))],
    ['we would like a cabin', does(choose('Kind of pitch', 'Wooden cabin'))],
    ['we come with a caravan', does(choose('Kind of pitch', 'Caravan pitch'))],
    ['what do other people say about you? show the reviews', does(click('Guest reviews'))],
    ['how do I find you?', does(click('Find us'))],
    ['I want to change my booking', does(click('Change a booking'))],
    ['what can one do there? open things to do', does(click('Things to do'))],
    ['find the prices', does(click('Prices'))],
    ['there will be three of us, adults', does(type('Adults', '3'))],
  ],
  question: [
    ['when do we have to leave?', says('11:00')],
    ['from what time can we arrive?', says('14:00')],
    ['what does a dog cost?', says('£3')],
    ['can we make a fire?', says('stone rings')],
    ['is cancelling free?', says('7 days before')],
    ['do you have washing machines?', says('£4')],
  ],
  fill: [
    [
      'from 4 to 9 May, 2 adults and 3 children',
      asksFor(
        'Kind of pitch',
        type('Arrival', '2027-05-04'),
        type('Departure', '2027-05-09'),
        type('Adults', '2'),
        type('Children', '3'),
      ),
    ],
    [
      'we arrive on 4 May and leave on 9 May',
      asksFor('Kind of pitch', type('Arrival', '2027-05-04'), type('Departure', '2027-05-09')),
    ],
    [
      'a tent pitch from 4 May until 9 May for Ada Lovelace, ada@example.org',
      does(
        type('Arrival', '2027-05-04'),
        type('Departure', '2027-05-09'),
        choose('Kind of pitch', 'Tent pitch'),
        type('Your name', 'Ada Lovelace'),
        type('Email', 'ada@example.org'),
      ),
    ],
    [
      'My name is Ada Lovelace, phone 0171 5550123, email ada@example.org',
      asksFor(
        'Arrival',
        type('Your name', 'Ada Lovelace'),
        type('Email', 'ada@example.org'),
        type('Phone', '0171 5550123'),
      ),
    ],
    [
      'name: Ada Lovelace; e-mail: ada@example.org; car registration: AB12 CDE',
      asksFor(
        'Arrival',
        type('Car registration', 'AB12 CDE'),
        type('Your name', 'Ada Lovelace'),
        type('Email', 'ada@example.org'),
      ),
    ],
    [
      'we come on 4 May with two adults and a caravan',
      asksFor(
        'Departure',
        type('Arrival', '2027-05-04'),
        type('Adults', '2'),
        choose('Kind of pitch', 'Caravan pitch'),
      ),
    ],
    [
      'book a wooden cabin for 2 adults arriving 4 May, departing 9 May',
      asksFor(
        'Your name',
        type('Arrival', '2027-05-04'),
        type('Departure', '2027-05-09'),
        type('Adults', '2'),
        choose('Kind of pitch', 'Wooden cabin'),
      ),
    ],
    [
      "please add the note 'We come late' and my email ada@example.org",
      asksFor('Arrival', type('Email', 'ada@example.org'), type('Anything else?', 'We come late')),
    ],
  ],
  steps: [
    ['tick the electric hook-up and set adults to 4', does(tick('Electric hook-up'), type('Adults', '4'))],
  ],
  impossible: ['rent a bicycle', 'choose Treehouse for Kind of pitch', 'show me the webcam', 'pay now'],
}

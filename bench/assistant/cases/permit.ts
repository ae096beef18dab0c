import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, enter, pick, says, type } from '../expect.ts'

export const permit: PageCases = {
  page: 'permit',
  half: 'held-out',
  literal: [
    ['open Map of zones', does(click('Map of zones'))],
    ['click Fees and charges', does(click('Fees and charges'))],
    ['click Save and continue later', does(click('Save and continue later'))],
    ['choose Electric for Fuel', does(choose('Fuel', 'Electric'))],
    ['type KX21 ABC into Registration number', does(type('Registration number', 'KX21 ABC'))],
    ['select 12 months', does(pick('12 months'))],
    ['set Date of birth to 9 December 1986', does(type('Date of birth', '1986-12-09'))],
    ['search for recycling', does(type('Search this website', 'recycling'), enter())],
  ],
  paraphrase: [
    ['I drive a diesel car', does(choose('Fuel', 'Diesel'))],
    ['my car is a Skoda Fabia, put that in as make and model', does(type('Make and model', 'Skoda Fabia'))],
    ['half a year is enough, take 6 months', does(pick('6 months'))],
    ['how can I reach the council? open that', does(click('Contact the council'))],
    ['my postal code is AL4 7QT', asksFor('Full name', type('Postcode', 'AL4 7QT'))],
    ['show me all services', does(click('Services A–Z'))],
  ],
  question: [
    ['How much does a permit cost?', says('£84')],
    ['how long do applications take?', says('10 working days')],
    ['who can apply?', says('controlled zone')],
    ['how old may the proof of address be?', says('three months')],
  ],
  fill: [
    [
      'Full name: Ada Lovelace, Postcode: AL4 7QT, Registration number: KX21 ABC',
      asksFor(
        'Date of birth',
        type('Full name', 'Ada Lovelace'),
        type('Postcode', 'AL4 7QT'),
        type('Registration number', 'KX21 ABC'),
      ),
    ],
    [
      'Ada Lovelace, 12 Mill Road, AL4 7QT',
      asksFor(
        'Date of birth',
        type('Full name', 'Ada Lovelace'),
        type('House number and street', '12 Mill Road'),
        type('Postcode', 'AL4 7QT'),
      ),
    ],
  ],
  steps: [['choose Hybrid for Fuel and select 6 months', does(choose('Fuel', 'Hybrid'), pick('6 months'))]],
  impossible: [
    'tick I declare that the information is correct',
    'upload my electricity bill as proof of address',
    'choose Steam for Fuel',
    'pay the fee with my credit card',
  ],
}

import type { PageCases } from '../case.ts'
import { choose, click, does, says, tick, type } from '../expect.ts'

export const estate: PageCases = {
  page: 'estate',
  half: 'development',
  literal: [
    ['open Our agents', does(click('Our agents'))],
    ['tick Pets allowed', does(tick('Pets allowed'))],
    ['choose Westfield for Area', does(choose('Area', 'Westfield'))],
    ['choose £1,200 for Maximum rent', does(choose('Maximum rent', '£1,200'))],
    ['click Map view', does(click('Map view'))],
    ['open Report a repair', does(click('Report a repair'))],
  ],
  paraphrase: [
    ['I have a cat', does(tick('Pets allowed'))],
    ['show me the cheapest first', does(choose('Sort by', 'Rent, lowest first'))],
    ['biggest flats first', does(choose('Sort by', 'Largest'))],
    [
      'I would like to see the Sail Loft in person',
      does(click('Arrange a viewing', 'Sail Loft, Old harbour')),
    ],
    ['save Orchard House', does(click('Save', 'Orchard House, Westfield'))],
    ['no more than £900 a month', does(choose('Maximum rent', '£900'))],
    ['up to 1,200 pounds', does(choose('Maximum rent', '£1,200'))],
    ['at least two bedrooms', does(choose('Bedrooms', '2'))],
    ['near the university', does(choose('Area', 'University quarter'))],
    ['it should be furnished', does(tick('Furnished'))],
    ['I need somewhere for my car', does(tick('Parking space'))],
    ['with a garden', does(tick('Balcony or garden'))],
    ['show it on a map', does(click('Map view'))],
    ['tell me more about Bell Street', does(click('Bell Street 12, University quarter'))],
    ['what is my house worth?', does(click('Value my home'))],
    ['my heating is broken, I want to report it', does(click('Report a repair'))],
    ['which flats did I save? open them', does(click('Saved (1)'))],
    ['show me more', does(click('More flats'))],
    ['open the third flat', does(click('Orchard House, Westfield'))],
  ],
  question: [
    ['how much is the deposit?', says("five weeks' rent")],
    ['when is the Sail Loft free?', says('1 January')],
    ['how big is Orchard House?', says('96 m²')],
    ['what does Bell Street cost?', says('£640')],
    ['do I have to pay fees?', says('no fees')],
  ],
  fill: [
    [
      'alert ada@example.org every week',
      does(type('Email', 'ada@example.org'), choose('How often?', 'Weekly')),
    ],
  ],
  steps: [['choose Old harbour and tick furnished', does(choose('Area', 'Old harbour'), tick('Furnished'))]],
  impossible: ['open the castle', 'choose Eastend for Area', 'lower the rent', 'sign the contract for me'],
}

import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, pick, says, tick, type } from '../expect.ts'

export const carHire: PageCases = {
  page: 'car-hire',
  half: 'development',
  literal: [
    ['open Vans and trucks', does(click('Vans and trucks'))],
    ['choose Airport for Pick-up station', does(choose('Pick-up station', 'Airport'))],
    ['set Pick-up date to 5 December', does(type('Pick-up date', '2026-12-05'))],
    ['tick Child seat', does(tick('Child seat'))],
    ['select Full cover', does(pick('Full cover'))],
    ["set Driver's age to 34", does(type("Driver's age", '34'))],
    ['click Show cars', does(click('Show cars'))],
    ['enter SUMMER into Promotion code', does(type('Promotion code', 'SUMMER'))],
  ],
  paraphrase: [
    ['I need a van', does(click('Vans and trucks'))],
    ['I will collect the car at the airport', does(choose('Pick-up station', 'Airport'))],
    ['I bring it back at the central station', does(choose('Drop-off station', 'Central station'))],
    ['no manual please, automatic', does(tick('Automatic gearbox'))],
    ['my wife drives too', does(tick('Additional driver'))],
    ['show me the electric one', does(click('See this car', 'Electric compact'))],
    ['tell me more about the family estate, open it', does(click('See this car', 'Family estate'))],
    ['I want to change my booking', does(click('Manage booking'))],
    ['my car broke down', does(click('Breakdown help'))],
    ['full insurance please', does(pick('Full cover'))],
    ['I am 34 years old', does(type("Driver's age", '34'))],
    ['I have a discount code: AUTUMN10', does(type('Promotion code', 'AUTUMN10'))],
    ['we travel with a baby, add a child seat', does(tick('Child seat'))],
    ['where are your branches? open stations', does(click('Stations'))],
  ],
  question: [
    ['what do I need to bring?', says('driving licence')],
    ['how much is full cover?', says('€14')],
    ['I am 22, do I pay more?', says('€8')],
    ['can I cancel for free?', says('24 hours before')],
    ['do I have to fill up the tank?', says('full')],
    ['what is the range of the electric car?', says('380 km')],
  ],
  fill: [
    [
      'pick up at the airport on 5 December at 9am, return on 9 December',
      asksFor(
        "Driver's age",
        choose('Pick-up station', 'Airport'),
        type('Pick-up date', '2026-12-05'),
        type('Pick-up time', '09:00'),
        type('Return date', '2026-12-09'),
      ),
    ],
    [
      'Pick-up station: Old town, Pick-up date: 1 December, Return date: 3 December',
      asksFor(
        'Pick-up time',
        choose('Pick-up station', 'Old town'),
        type('Pick-up date', '2026-12-01'),
        type('Return date', '2026-12-03'),
      ),
    ],
    ['the driver is 41', does(type("Driver's age", '41'))],
  ],
  impossible: [
    'choose Harbour for Pick-up station',
    'hire a bicycle',
    'pay with my credit card 4111 1111 1111 1111',
    'open the page about motorbikes',
  ],
}

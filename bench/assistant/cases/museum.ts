import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, enter, says, type } from '../expect.ts'

export const museum: PageCases = {
  page: 'museum',
  half: 'development',
  literal: [
    ['open Exhibitions', does(click('Exhibitions'))],
    ['click on Buy tickets online', does(click('Buy tickets online'))],
    ['go to Membership', does(click('Membership'))],
    ['open Three centuries of clocks', does(click('Three centuries of clocks'))],
    ['click Audio guide', does(click('Audio guide'))],
    ['search for whales', does(type('Search the museum', 'whales'), enter())],
    ['set Number of people to 24', does(type('Number of people', '24'))],
  ],
  paraphrase: [
    ['find the deep sea exhibition', does(click('Lights of the deep sea'))],
    ['find the page about accessibility', does(click('Accessibility'))],
    ['I would like to become a member', does(click('Membership'))],
    ['how can I give you money? I want to donate', does(click('Donate'))],
    ['I want to get tickets', does(click('Buy tickets online'))],
    ['I am a teacher, what is there for schools?', does(click('Schools and families'))],
    ['show me how to get to you', does(click('Map and directions'))],
    ['is there somewhere to eat? expand that', does(click('Café and restaurant'))],
    ['look at the steam exhibition', does(click('Steam!'))],
    ['take me to the gift shop', does(click('Museum shop'))],
    ['are you hiring? show me the jobs', does(click('Work with us'))],
    ['look up dinosaurs in the search', does(type('Search the museum', 'dinosaurs'), enter())],
    ['we would like the hands-on lab', does(choose('Guided tour', 'Hands-on lab, 90 minutes'))],
    ['browse the collection', does(click('Collection online'))],
    ['open the second exhibition', does(click('Three centuries of clocks'))],
  ],
  question: [
    ['when are you open?', says('Tuesday to Sunday')],
    ['how much does a family ticket cost?', says('€32')],
    ['can I bring my dog?', says('Guide dogs')],
    ['where can I park?', says('Fish Square')],
    ['do children pay?', says('free')],
    ['may I take photos?', says('without flash')],
    ['how late can I come in?', says('45 minutes before closing')],
    ['what do I do with my backpack?', says('lockers')],
  ],
  fill: [
    [
      'Group: Elm Street School, contact person: Ada Lovelace, 24 people on 3 March',
      asksFor(
        'Email',
        type('School or group', 'Elm Street School'),
        type('Contact person', 'Ada Lovelace'),
        type('Day of visit', '2027-03-03'),
        type('Number of people', '24'),
      ),
    ],
    ['the email is office@elm.example', asksFor('School or group', type('Email', 'office@elm.example'))],
    [
      'we are 30 people and come on 12 January',
      asksFor('School or group', type('Day of visit', '2027-01-12'), type('Number of people', '30')),
    ],
  ],
  steps: [
    [
      'choose Highlights, 60 minutes for the tour and set the number of people to 12',
      does(choose('Guided tour', 'Highlights, 60 minutes'), type('Number of people', '12')),
    ],
  ],
  impossible: [
    'play a video about whales',
    'sort by price',
    'open the hotel page',
    'what is the weather tomorrow?',
    'cancel my ticket',
  ],
}

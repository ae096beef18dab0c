import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, says, type } from '../expect.ts'

export const theatre: PageCases = {
  page: 'theatre',
  half: 'development',
  literal: [
    ["open What's on", does(click("What's on"))],
    ['click Watch the trailer', does(click('Watch the trailer'))],
    ['choose Circle (£29) for Area', does(choose('Area', 'Circle (£29)'))],
    ['set Number of tickets to 3', does(type('Number of tickets', '3'))],
    ['open Hire our hall', does(click('Hire our hall'))],
    ['click Add to basket', does(click('Add to basket'))],
  ],
  paraphrase: [
    ['I want to sit in the circle', does(choose('Area', 'Circle (£29)'))],
    ['gallery please', does(choose('Area', 'Gallery (£15)'))],
    ['I am a student', does(choose('Discount', 'Student'))],
    ['I use a wheelchair', does(choose('Discount', 'Wheelchair user and companion'))],
    ['three tickets please', does(type('Number of tickets', '3'))],
    ['the Saturday evening performance', does(choose('Performance', 'Saturday 21 November, 20:00'))],
    ['let me see some pictures', does(click('Photos'))],
    ['who plays in it? show me the actors', does(click('Meet the cast'))],
    ['show me the video', does(click('Watch the trailer'))],
    ['let me know when somebody gives tickets back', does(click('Tell me about returns'))],
    ['how do I get to the theatre? open directions', does(click('Getting here'))],
    ['can I have a drink there? open the bar', does(click('Bar and food'))],
    ['what else is on? show the programme', does(click("What's on"))],
    ['send me news by mail', does(click('Email updates'))],
    ['I want to book the room for a party', does(click('Hire our hall'))],
    ['I want to make a donation', does(click('Support us'))],
    ['what is in my cart?', does(click('Basket'))],
  ],
  question: [
    ['how long does it last?', says('2 hours 20 minutes')],
    ['who directed it?', says('Ben Okafor')],
    ['what happens when I come late?', says('interval only')],
    ['can I exchange my tickets?', says('48 hours')],
    ['is it for children?', says('12 years')],
    ['who plays the neighbour?', says('Wei Tan')],
    ['when do the doors open?', says('one hour before')],
  ],
  fill: [
    [
      '2 tickets in the circle on Saturday at 20:00 for ada@example.org',
      does(
        choose('Performance', 'Saturday 21 November, 20:00'),
        choose('Area', 'Circle (£29)'),
        type('Number of tickets', '2'),
        type('Email for the tickets', 'ada@example.org'),
      ),
    ],
    [
      'number of tickets: 4, area: gallery, email: ada@example.org',
      does(
        choose('Area', 'Gallery (£15)'),
        type('Number of tickets', '4'),
        type('Email for the tickets', 'ada@example.org'),
      ),
    ],
    ['send the tickets to ada@example.org', does(type('Email for the tickets', 'ada@example.org'))],
    ['we need four tickets', asksFor('Email', type('Number of tickets', '4'))],
  ],
  impossible: [
    'book a table in the bar',
    'choose Box for Area',
    'set Number of seats in row 1 to left',
    'show me tomorrow’s weather',
  ],
}

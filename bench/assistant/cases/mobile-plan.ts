import type { PageCases } from '../case.ts'
import { choose, click, does, pick, says, tick, type, untick } from '../expect.ts'

export const mobilePlan: PageCases = {
  page: 'mobile-plan',
  half: 'development',
  literal: [
    ['open Roaming', does(click('Roaming'))],
    ['click Coverage map', does(click('Coverage map'))],
    ['select 5 GB for €9', does(pick('5 GB for €9'))],
    ['turn on International calls', does(tick('International calls'))],
    ['turn off Voicemail', does(untick('Voicemail'))],
    ['set Town to Bremen', does(type('Town', 'Bremen'))],
    ['choose Letter for Contact me by', does(choose('Contact me by', 'Letter'))],
    ['click Switch to Larkspur L', does(click('Switch to Larkspur L'))],
  ],
  paraphrase: [
    ['I lost my phone!', does(click('Phone lost or stolen'))],
    ['somebody stole my phone', does(click('Phone lost or stolen'))],
    ['show me my bills', does(click('Bills and payments'))],
    ['no more paper bills please', does(untick('Paper bill (€1.50)'))],
    ['I want to call abroad, enable that', does(tick('International calls'))],
    ['I need another 10 GB', does(pick('10 GB for €15'))],
    ['how much data did I use? open usage', does(click('Usage'))],
    ['I want the large plan', does(click('Switch to Larkspur L'))],
    ['downgrade me to S', does(click('Switch to Larkspur S'))],
    ['take my number with me to another provider', does(click('Move my number'))],
    ['I moved to Bremen, change the town', does(type('Town', 'Bremen'))],
    ['send me texts instead of emails', does(choose('Contact me by', 'Text message'))],
    ['stop expensive numbers from being called', does(tick('Block premium numbers'))],
    ['my new address is Park Lane 9', does(type('Street and number', 'Park Lane 9'))],
    ['log me off', does(click('Sign out'))],
    ['do I have reception at home? show the map', does(click('Coverage map'))],
  ],
  question: [
    ['how much data do I have left?', says('6.3 GB')],
    ['what does my plan cost?', says('€17.99')],
    ['when does my contract end?', says('14 March 2027')],
    ['what is my phone number?', says('0151 5550 7788')],
    ['how much is Larkspur L?', says('€24.99')],
    ['how long does it take to keep my number?', says('two working days')],
  ],
  fill: [
    [
      'my new address is Park Lane 9, 28195 Bremen',
      does(type('Street and number', 'Park Lane 9'), type('Postcode', '28195'), type('Town', 'Bremen')),
    ],
    ['send the bills to ada@example.org', does(type('Email for bills', 'ada@example.org'))],
  ],
  steps: [
    [
      'turn off the voicemail and turn on international calls',
      does(untick('Voicemail'), tick('International calls')),
    ],
  ],
  impossible: [
    'cancel my contract',
    'order a new phone',
    'show me the plan XL',
    'turn on 5G',
    'how old is the queen?',
  ],
}

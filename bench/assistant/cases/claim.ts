import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, pick, says, type } from '../expect.ts'

export const claim: PageCases = {
  page: 'claim',
  half: 'development',
  literal: [
    ['open My policies', does(click('My policies'))],
    ['choose Storm for Kind of damage', does(choose('Kind of damage', 'Storm'))],
    ['set Date of damage to 2 November', does(type('Date of damage', '2026-11-02'))],
    ['enter OF-5512 in Policy number', does(type('Policy number', 'OF-5512'))],
    ["write 'the pipe burst' in What happened?", does(type('What happened?', 'the pipe burst'))],
    ['click Save and finish later', does(click('Save and finish later'))],
    ['select No police', does(pick('No police'))],
  ],
  paraphrase: [
    ['my policy number is OF-5512', asksFor('Kind of damage', type('Policy number', 'OF-5512'))],
    ['it was water damage', does(choose('Kind of damage', 'Water'))],
    ['somebody broke in, it is theft', does(choose('Kind of damage', 'Theft'))],
    ['the repair costs about 800 euros', does(type('Estimated cost in euros', '800'))],
    ['yes, the police were called', does(pick('Yes, they were called'))],
    ['nobody called the police', does(pick('No police'))],
    ['I want to talk to an adviser', does(click('Find an adviser'))],
    ['I am not happy with you, I want to complain', does(click('Complaints'))],
    ['what became of my other claims? open them', does(click('My claims'))],
    ['I will finish this another time, save it', does(click('Save and finish later'))],
    ['show me the emergency numbers', does(click('Emergency numbers'))],
    ['a window is broken', does(choose('Kind of damage', 'Broken glass'))],
  ],
  question: [
    ['how long does it take?', says('five minutes')],
    ['when do you answer?', says('two working days')],
    ['which number do I call when it is urgent?', says('0800 555 0147')],
    ['when does an assessor come?', says('€2,500')],
    ['how fast do you pay?', says('ten days')],
    ['may I throw the broken things away?', says('Keep damaged things')],
  ],
  fill: [
    [
      'policy OF-5512, water damage on 2 November in the kitchen',
      asksFor(
        'Where did it happen?',
        type('Policy number', 'OF-5512'),
        choose('Kind of damage', 'Water'),
        type('Date of damage', '2026-11-02'),
      ),
    ],
    [
      'Full name: Ada Lovelace, Email address: ada@example.org, Daytime telephone: 0171 5550123',
      asksFor(
        'Policy number',
        type('Full name', 'Ada Lovelace'),
        type('Email address', 'ada@example.org'),
        type('Daytime telephone', '0171 5550123'),
      ),
    ],
    ['it happened on 2 November', asksFor('Policy number', type('Date of damage', '2026-11-02'))],
    [
      'my name is Ada Lovelace and you can reach me at ada@example.org',
      asksFor('Policy number', type('Full name', 'Ada Lovelace'), type('Email address', 'ada@example.org')),
    ],
  ],
  impossible: [
    'tick I confirm that everything is true',
    'upload the photos',
    'choose Earthquake for Kind of damage',
    'pay me now',
  ],
}

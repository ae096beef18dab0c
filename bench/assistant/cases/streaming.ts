import type { PageCases } from '../case.ts'
import { choose, click, does, enter, says, tick, type } from '../expect.ts'

export const streaming: PageCases = {
  page: 'streaming',
  half: 'development',
  literal: [
    ['open Documentaries', does(click('Documentaries'))],
    ['click Switch profile', does(click('Switch profile'))],
    ['choose Thriller for Genre', does(choose('Genre', 'Thriller'))],
    ['choose A to Z in Sort by', does(choose('Sort by', 'A to Z'))],
    ['tick With subtitles', does(tick('With subtitles'))],
    ['click Load more films', does(click('Load more films'))],
    ['open Parental controls', does(click('Parental controls'))],
    ['search for Casablanca', does(type('Search', 'Casablanca'), enter())],
  ],
  paraphrase: [
    ['play Orbital Decay', does(click('Play', 'Orbital Decay'))],
    ['watch the Tin Orchard', does(click('Play', 'The Tin Orchard'))],
    ['I would like to rent Night Bus to Reykjavik', does(click('Rent'))],
    ['remember the Tin Orchard for later', does(click('Add to my list', 'The Tin Orchard'))],
    ['put Orbital Decay on my list', does(click('Add to my list', 'Orbital Decay'))],
    ['show me only comedies', does(choose('Genre', 'Comedy'))],
    ['something with sci-fi, choose science fiction', does(choose('Genre', 'Science fiction'))],
    ['the shortest films first', does(choose('Sort by', 'Shortest first'))],
    ['sort by release date', does(choose('Sort by', 'Release date'))],
    ['more films please', does(click('Load more films'))],
    ['find something by Hitchcock', does(type('Search', 'something by Hitchcock'), enter())],
    ['find my downloads', does(click('My downloads'))],
    ['I want something for the children', does(click('Kids'))],
    ['only what I do not have to pay extra for', does(tick('Included in my plan'))],
    ['what is Orbital Decay about? show more info', does(click('More info', 'Orbital Decay'))],
    ['I am deaf, I need subtitles', does(tick('With subtitles'))],
    ['show my watchlist', does(click('My list'))],
    ['I want to give it to a friend as a gift', does(click('Give Lantern as a present'))],
  ],
  question: [
    ['how long is Orbital Decay?', says('131 minutes')],
    ['how many devices can I use?', says('two devices')],
    ['what does it cost per month?', says('€9.90')],
    ['how much is Night Bus to Reykjavik?', says('€3.99')],
    ['how many films can I download?', says('20 films')],
  ],
  steps: [
    [
      'choose Drama for the genre and tick with subtitles',
      does(choose('Genre', 'Drama'), tick('With subtitles')),
    ],
  ],
  impossible: [
    'play Casablanca',
    'open the sports section',
    'delete my profile',
    'choose Western for Genre',
    'turn up the volume',
  ],
}

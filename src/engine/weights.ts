/** How words are read before anything is ranked. Set once, not fitted. */
export const reading = {
  /** What a word weighs that only says what to do. */
  commandWord: 0.35,
  /** From which weight on a word tells what a sentence is about. */
  tellingWord: 0.36,
  /** How many links alike are what a page is a list of. */
  leastList: 3,
  /** What a word weighs that is a value for a field. */
  valueWord: 0.15,
  /** What a word weighs that only says what sort of thing is spoken of: "page", "button". */
  kindNoun: 0.2,
  /** How steeply a word loses weight that many phrases hold. */
  commonness: 1.5,
  /** By how much the page's own language is ahead of others, and the one spoken before; less where a sentence names something of the page in full; and at most with each word. */
  pageLanguage: 2,
  lastLanguage: 2,
  pageLanguageBeside: 0.4,
  leadPerWord: 0.6,
  /** What words tell of a language that has them, and of one that lacks them or their letters. */
  wordTells: { small: 2, long: 1.5, short: 1, missing: -0.4, foreign: -1 },
  /** From which length on a known word counts whole, and below which it is another one as soon as it ends otherwise: "EN" is no "een". */
  longWord: 5,
  shortWord: 3,
  /** What letters tell that hardly another language writes, what a way of asking of several words, and from how many signs on a text without kana is Chinese. */
  ownLetters: 3,
  askingPhrase: 0.5,
  lettersWithoutKana: 5,
  /** Up to how many words a sentence is too short to be told by its small words, and from how many languages on a word tells none. */
  fewWords: 3,
  fewLanguages: 3,
  /** From which share on a sentence says nothing but a label, or a text nothing but the question; and what was met is denied. */
  nearlyAll: 0.9,
  denied: 0.5,
  /** Up to how many words without a stop are a heading. */
  headline: 5,
  /** What a number in a label weighs beside its words. */
  digits: 0.05,
  /** From how many words on a text that holds the whole sentence is the order itself. */
  echoWords: 4,
  /** From which weight on a word that nothing meets is missed. */
  unreadWord: 0.6,
  /** Below this two words only happen to share a notion, or a thing has too little to do with a sentence to be looked at. */
  leastLikeness: 0.1,
  leastTheme: 0.02,
  /** What a word weighs that neither the lexicon nor the page knows. */
  strangeWord: 0.7,
} as const

/** How things that repeat are found and asked for. Set once, not fitted. */
export const records = {
  /** Up to which length a line that speaks of stock is said of the thing as a whole. */
  availabilityCharacters: 40,
  /** How many lines a card may have where only words are told, and where there are only two. */
  longestCard: 12,
  smallCard: 4,
  /** How many lines may lie between two values of one list. */
  farthestValues: 6,
  /** From how many on a likeness is no accident. */
  leastAlike: 3,
  /** By how much the words behind a value must look more alike than those before it to be its own. */
  clearlyLiker: 0.05,
  /** From which length on a line is a paragraph, up to which it may be a value, and how many letters one may have. */
  paragraph: 80,
  longestValue: 40,
  wordsInValue: 16,
  lettersInNumber: 4,
  /** How many words may stand between "under" and its number. */
  wordsToValue: 2,
  /** How many words a bound takes that stands before a number: "a partir de". */
  boundWords: 3,
  /** From which weight on a word that nothing here meets speaks of something else. */
  unmetWord: 0.42,
  /** How many are compared where none is named, and how many must tell what is compared. */
  maxCompared: 4,
  maxMeasured: 0.6,
  /** How many of the distances between things alike must be alike. */
  maxRegular: 0.7,
} as const

/** How answers are found. Set once, not fitted. */
export const answering = {
  /** From which weight on a word that a row of a table does not meet leaves it open whether the row answers: "come" in "come in black" does not. */
  openWord: 0.4,
  /** Up to which length a line may be the name of what follows, and over how many paragraphs a heading reaches. */
  longestName: 60,
  headingWithin: 3,
  /** Up to which length it may be the name of something that is no value. */
  shortName: 24,
  /** Up to which length a passage is told whole, and below which a sentence is told with the next. */
  shortPassage: 220,
  shortSentence: 40,
  /** From how many lines without a full stop on a passage is a list of facts, of which one is told. */
  listOfFacts: 3,
  /** What of a word counts that a sentence of a passage meets by each level, and what the wanted sort of answer. */
  metBy: [1, 0.9, 0.6],
  typedSentence: 0.4,
  /** How many entries of a list are told. */
  maxEntries: 12,
  /** Up to which length a piece of the page is told as an answer, and what stands above it is looked at. */
  longestUnit: 400,
  longestAround: 200,
  /** From which weight on words ask for a sort of answer by what they mean. */
  askingNotion: 0.45,
  /** From which weight on an unmet word is what was asked about, and below which share of the question that is met an answer is of something else. */
  strangeUnmet: 0.95,
  leastSaid: 0.35,
  /** From which weight on a word that only something else on the page meets is what was asked about. */
  elsewhereUnmet: 0.7,
  /** From which length on a word may be part of a longer one: "Schlüssel" of "Hausschlüssel". */
  wordInWord: 5,
  /** From which likeness on one word is said for another: a cat for a pet, and no cheque for an invoice. */
  likeWord: 0.28,
} as const

/** How values find their fields. */
export const filling = {
  /** The words around a value speak of the field, and how near they must come to it to name it. */
  near: 1.2,
  namedNear: 0.5,
  /** How much less a name counts with each word between it and the value. */
  fading: 0.2,
  /** The name of the field is said word for word. */
  literal: 0.8,
  /** What is counted is what the field is called, and the share of that where it only comes near it. */
  noun: 1.5,
  nearNoun: 0.8,
  /** What stands around a field says less than its label, and nothing from how many words on. */
  beside: 0.6,
  shortHeading: 8,
  empty: 0.2,
  /** What is told of one part of a form belongs rather there, and hardly into another that asks for the same. */
  ownSection: 1,
  otherSection: -2.5,
  order: 0.5,
  /** A value that is told with the name of its field, and where that is said word for word and the value stands apart from it. */
  named: 2.2,
  namedPlainly: 4,
  /** How strongly a value must belong into a field to be written there. */
  least: 1.5,
  /** How much of a field's name must be said. */
  labelSaid: 0.75,
  /** Two forms that differ by less take a value equally well. */
  tie: 0.15,
  option: 2,
  /** Up to how many words one of a list has and no text is one, how many bind a name to its value, and up to which length a choice may be a time. */
  fewWords: 3,
  bindingWords: 2,
  longestTime: 24,
  /** What an option counts of which only a word is said. */
  leastOption: 0.7,
} as const

/** How sure a value of a kind belongs into a field for a purpose. Set once, not fitted. */
export const fits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  email: { email: 3, username: 1, text: 0.4 },
  phone: { phone: 3, text: 0.3 },
  url: { url: 3, text: 1.3 },
  date: { date: 3, birthday: 1.5, month: 1 },
  time: { time: 3 },
  money: { amount: 3, number: 2, text: 0.3 },
  number: { number: 2, amount: 1.5, 'house-number': 1.2, text: 0.3 },
  postcode: { 'postal-code': 3 },
  plate: { plate: 3, text: 1 },
  code: { text: 1, plate: 1, number: 0.5 },
  quoted: { message: 1, text: 1, place: 1, search: 1, name: 0.6 },
  name: { name: 2.5, 'given-name': 2.5, 'family-name': 2.4, party: 2.4 },
  nickname: { name: 2.5, 'given-name': 2.5, username: 1.8 },
  relative: { name: 2.5, 'given-name': 2.5 },
  surname: { 'family-name': 3, name: 1.6 },
  street: { street: 3, 'house-number': 2.8, flat: 2.8 },
  flat: { flat: 3 },
  city: { city: 3, region: 0.5 },
  place: { place: 2.2, city: 1.8 },
  country: { country: 3 },
  company: { company: 3, party: 3 },
  group: { company: 3, party: 3, name: 2.4 },
}

/** When something is done, offered or left alone: right +1, offered +0.4, wrong −3. */
export const choosing = {
  /** How likely, beside those that go on with a name, a thing must be that is called only so. */
  ownAmongNamed: 0.1,
  /** Behind how many closed things one looks for something. */
  maxLooks: 6,
  /** From which trust on it is worth acting. */
  act: 0.72,
  /** From which trust on it is worth answering. */
  answer: 0.7,
  /** The same where it is likelier than any other by this much. */
  aloneAnswer: 0.5,
  aloneApart: 0.8,
  /** How likely the likeliest answer must be beside the next that says something else. */
  clearAnswer: 0.53,
  /** The same, where each counts by itself. */
  apartAnswer: 0.51,
  /** From which weight of an unmet word on, below which share that is met, an answer in another language is a guess. */
  guessUnmet: 0.75,
  guessSaid: 0.7,
  guessApart: 0.995,
  /** From which trust on a sentence is answered that only begins like a question. */
  surelyAnswered: 0.85,
  /** From which trust on pieces of the page are offered as answers, how many, and how likely beside the first. */
  perhaps: 0.25,
  /** The same where a piece only comes near what was asked. */
  perhapsNear: 0.6,
  maxPassages: 3,
  besidePassage: 0.3,
  /** From which chance of the right one being among them on things are offered. */
  offer: 0.18,
  /** How likely beside the likeliest an offer must be. */
  offerBeside: 0.12,
  maxOffers: 4,
  /** By how much the likeliest thing of a card must be ahead of the next. */
  clearlyWithin: 1.5,
  /** From which chance on a sentence is a question. */
  question: 0.5,
  /** How much of a sentence a form may leave unexplained. */
  unexplained: 0.4,
  /** From which share on something is left unexplained, and what is told is left open. */
  leastUnexplained: 0.02,
  leastUntold: 0.05,
  /** From which trust on a form is filled in at once. */
  fill: 0.56,
  /** From which trust on a way of reading acts: below, an offer is worth more. */
  ownWay: 0.83,
  /** What a value that found its field weighs beside the words of a sentence. */
  filledWord: 1.5,
  /** How many things behind a field its button may stand. */
  buttonWithin: 2,
  /** How sure each of several acts must be, and each of those that do the same with things alike. */
  each: 0.8,
  eachAlike: 0.5,
  /** How sure a thing must be that only comes near the one word that was said. */
  byKinship: 0.85,
  /** From which chance on a sentence is nothing but a question. */
  surelyAsked: 0.9,
  /** How sure a thing must be to be pressed where one could search as well. */
  overSearch: 0.85,
  /** How much of what is sought a thing in sight must meet, to be likelier what was meant than a search. */
  soughtHere: 0.35,
  /** How strongly the values of a form must belong to their fields, each. */
  fillingStrength: 1.6,
  /** How much of a tool's name or description must be said, and where it lacks something, and how much of a sentence it must account for. */
  toolNamed: 0.5,
  toolWhole: 0.75,
  toolSaid: 0.75,
  /** From which score on a passage of the site answers a question, and from which on it may. */
  knowledge: 0.5,
  /** The first where the passage leaves out a word that the question hangs on. */
  knowledgeBeside: 0.85,
  knowledgePerhaps: 0.1,
  /** How much more a passage of the site is likely to answer than its score says, which heeds that few questions have an answer. */
  knownEvidence: 2.2,
  /** By how much what the page in view says counts for more. */
  pageEvidence: 1.4,
  /** How much of what the site says counts for the page, and below which sum the page only may answer, or does not. */
  siteShare: 0.5,
  pageMay: 1.1,
  pageStrays: 0,
  /** From which score on a page of the site may hold what was asked. */
  wayOn: 0.3,
  /** How far something is dragged where only the way is said, in CSS pixels. */
  dragPixels: 20,
  /** From which chance of "none of these" on an offer would be absurd, and how likely beside it the likeliest must then be. */
  offerNone: 0.7,
  besideNone: 0.25,
} as const

/** How a sentence is read with what was before. Set once, not fitted. */
export const following = {
  /** With how many telling words a sentence may lean on the one before, and how many readings are tried. */
  maxWords: 4,
  maxTries: 4,
  /** With how many words a question may lean on what was just told. */
  leaningWords: 2,
  /** How many letters of a sentence are kept for the next, and how many of the things that were spoken of one by one. */
  keptLetters: 300,
  keptTitles: 6,
  /** Of how many things that were shown each is asked for by itself. */
  eachAsked: 4,
  /** With how many words an offer is picked, a piece corrected, a number counted on; and up to how many words and letters a sentence may be said for its own sake. */
  pickingWords: 5,
  correctingWords: 9,
  talkWords: 8,
  talkLetters: 80,
} as const

/** How words are read before anything is ranked. Set once, not fitted. */
export const reading = {
  /** A notion with more neighbours than this leads everywhere. */
  widestHub: 60,
  /** What a word weighs that only says what to do. */
  commandWord: 0.35,
  /** From which weight on a word tells what a sentence is about. */
  tellingWord: 0.36,
  /** What a word weighs that is a value for a field. */
  valueWord: 0.15,
  /** What a word weighs that only says what sort of thing is spoken of: "page", "button". */
  kindNoun: 0.2,
  /** How steeply a word loses weight that many phrases hold. */
  commonness: 1.5,
  /** By how much the page's own language is ahead of others, and from which length on a known word counts whole. */
  pageLanguage: 2,
  longWord: 5,
  /** From which share on a sentence says nothing but a label, or a text nothing but the question. */
  nearlyAll: 0.9,
  /** From which share on what was met is denied. */
  denied: 0.5,
  /** What a word weighs that neither the lexicon nor the page knows. */
  strangeWord: 0.7,
} as const

/** How values find their fields. */
export const filling = {
  /** How sure a value of a kind belongs into a field for a purpose. */
  fits: {
    email: { email: 3, username: 1, text: 0.4 },
    phone: { phone: 3, text: 0.3 },
    url: { url: 3, text: 0.4 },
    date: { date: 3, birthday: 1.5, month: 1 },
    time: { time: 3 },
    money: { amount: 3, number: 2, text: 0.3 },
    number: { number: 2, amount: 1.5, text: 0.3 },
    postcode: { 'postal-code': 3 },
    code: { text: 1, number: 0.5 },
    quoted: { message: 1, text: 1, search: 1, name: 0.6 },
    name: { name: 2.5, 'given-name': 2.5, 'family-name': 2.4 },
    street: { street: 3 },
    city: { city: 3, region: 0.5 },
    country: { country: 3 },
  } as Readonly<Record<string, Readonly<Record<string, number>>>>,
  /** The words around a value speak of the field. */
  near: 1.2,
  /** How much less a name counts with each word between it and the value. */
  fading: 0.2,
  /** The name of the field is said word for word. */
  literal: 0.8,
  /** What is counted is what the field is called. */
  noun: 1.5,
  /** What stands around a field says less than its label. */
  beside: 0.6,
  empty: 0.2,
  order: 0.5,
  /** A value that is told with the name of its field. */
  named: 2.2,
  /** The same where the name is said word for word and the value stands apart from it. */
  namedPlainly: 4,
  /** How much of a field's name must be said. */
  labelSaid: 0.75,
  /** Two forms that differ by less take a value equally well. */
  tie: 0.15,
  option: 2,
  /** What an option counts of which only a word is said. */
  leastOption: 0.7,
} as const

/** When something is done, offered or left alone: right +1, offered +0.4, wrong −3. */
export const choosing = {
  /** From which trust on it is worth acting. */
  act: 0.74,
  /** From which trust on it is worth answering. */
  answer: 0.7,
  /** From which chance of the right one being among them on things are offered. */
  offer: 0.25,
  /** How likely beside the likeliest an offer must be. */
  offerBeside: 0.12,
  mostOffers: 4,
  /** From which chance on a sentence is a question. */
  question: 0.5,
  /** How much of a sentence a form may leave unexplained. */
  unexplained: 0.4,
  /** What a value that found its field weighs beside the words of a sentence. */
  filledWord: 1.5,
  /** How many things behind a field its button may stand. */
  buttonWithin: 2,
  /** How sure each of several acts must be. */
  each: 0.7,
  /** From which chance on a sentence is nothing but a question. */
  surelyAsked: 0.9,
  /** How sure a thing must be to be pressed where one could search as well. */
  overSearch: 0.85,
  /** How strongly the values of a form must belong to their fields, each. */
  fillingStrength: 1.6,
  /** From which score on a passage of the site answers a question. */
  knowledge: 0.5,
  /** From which chance of "none of these" on an offer would be absurd. */
  offerNone: 0.7,
  /** How likely beside "none of these" the likeliest must then be. */
  besideNone: 0.25,
} as const

/** The fitted numbers, as one thing that a fit can replace. */
export interface Weights {
  readonly wish: Readonly<Record<string, number>>
  readonly act: Readonly<Record<string, number>>
  readonly answer: Readonly<Record<string, number>>
  readonly actTrust: Readonly<Record<string, number>>
  readonly answerTrust: Readonly<Record<string, number>>
}

/** Made by `npm run fit`, never by hand. */
export const fitted: Weights = {
  wish: {
    bias: -2.66,
    mark: 2.15,
    asksFirst: 2.06,
    asksEarly: 0.39,
    whetherFirst: 0.83,
    amount: 1.76,
    what: 0.96,
    where: -0.14,
    how: 0.51,
    act: -0.49,
    actFirst: -0.61,
    goes: -1.29,
    value: -0.5,
    wants: -0.03,
    told: -0.74,
    whetherSubject: 0.35,
  },
  act: {
    labelWord: 1.57,
    labelSame: 2.45,
    labelNear: 1.32,
    labelFar: -0.71,
    labelCommand: 1.11,
    saidWord: 3.18,
    saidSame: 2.32,
    saidNear: 1.33,
    saidFar: -0.9,
    aroundWord: 1.07,
    aroundSame: 0.34,
    aroundNear: -0.27,
    exact: 0.07,
    literal: 1.97,
    actMet: 0.97,
    actUnmet: 0.06,
    verbSuits: 0.37,
    verbClashes: -0.73,
    link: -0.49,
    button: -0.47,
    tick: 0.4,
    option: -0.42,
    write: 0,
    valueFits: 0,
    navigation: -0.41,
    unchanged: -1.19,
    namesakes: 0.09,
    nthMatches: 0.02,
    extreme: 0.42,
    denied: -0.18,
    nameless: 0.78,
    submits: -1.01,
    current: -0.03,
    bestWord: 1.71,
    bestMeaning: 0.15,
    none: 0.99,
    noneUnmet: 0.82,
    noneQuestion: 0,
    noneLength: 0.68,
  },
  answer: {
    saidWord: 1.23,
    saidSame: 0.92,
    saidNear: -1.02,
    saidFar: -1.17,
    aroundWord: -0.03,
    aroundSame: 0.1,
    rarestMet: 1.01,
    typeHeld: 1.33,
    typeMissed: -0.85,
    typeOpen: -1.43,
    tellsMore: -0.63,
    sentence: 0.4,
    pair: 0,
    cell: 0,
    field: -0.09,
    label: -0.14,
    window: -1.12,
    length: 0.37,
    bestWord: 1.2,
    bestMeaning: 0.89,
    bestTyped: 1.1,
    bare: -0.58,
    closed: 0,
    none: 0.95,
    noneUnmet: 0.76,
    noneType: -0.32,
    noneLength: 1.46,
  },
  actTrust: {
    bias: -2.14,
    chance: 0.75,
    margin: 2.28,
    none: 1.29,
    said: 1.38,
    label: -0.01,
    exact: 0.4,
    question: -0.35,
    length: -1.45,
    verbSuits: 0.49,
    namesakes: -0.32,
    actUnmet: -0.32,
    literal: 0.02,
    ratio: 3.13,
    labelAll: -0.28,
    around: 0.4,
  },
  answerTrust: {
    bias: -1.09,
    chance: 1.9,
    margin: 2.53,
    none: 0.57,
    said: -0.61,
    saidWord: -0.58,
    typeHeld: -0.23,
    typeOpen: -0.13,
    rarest: 0.51,
    bestTyped: -0.08,
    aroundWord: 0,
    length: 0.31,
  },
}

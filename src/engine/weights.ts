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
    labelWord: 1.51,
    labelSame: 2.52,
    labelNear: 1.31,
    labelFar: -0.66,
    labelCommand: 1.06,
    saidWord: 3.11,
    saidSame: 2.09,
    saidNear: 1.17,
    saidFar: -1.07,
    aroundWord: 0.99,
    aroundSame: 0.38,
    aroundNear: -0.32,
    exact: 0.08,
    literal: 2.01,
    actMet: 1.05,
    actUnmet: -0.02,
    verbSuits: 0.33,
    verbClashes: -0.72,
    link: -0.47,
    button: -0.45,
    tick: 0.39,
    option: -0.41,
    write: 0,
    valueFits: 0,
    navigation: -0.24,
    unchanged: -1.12,
    namesakes: 0.02,
    nthMatches: 0.04,
    extreme: 0.44,
    denied: -0.17,
    nameless: 0.74,
    submits: -1.02,
    current: -0.04,
    bestWord: 1.7,
    bestMeaning: 0.15,
    none: 0.94,
    noneUnmet: 0.6,
    noneQuestion: 0,
    noneLength: 0.68,
  },
  answer: {
    saidWord: 1.23,
    saidSame: 0.91,
    saidNear: -1.12,
    saidFar: -1.02,
    aroundWord: -0.03,
    aroundSame: 0.07,
    rarestMet: 1.08,
    typeHeld: 1.22,
    typeMissed: -0.81,
    typeOpen: -1.39,
    tellsMore: -0.6,
    sentence: 0.39,
    pair: 0,
    cell: 0,
    field: -0.15,
    label: -0.12,
    window: -1.1,
    length: 0.32,
    bestWord: 1.19,
    bestMeaning: 1.05,
    bestTyped: 1.25,
    bare: -0.59,
    closed: 0,
    none: 0.98,
    noneUnmet: 0.86,
    noneType: -0.19,
    noneLength: 1.44,
  },
  actTrust: {
    bias: -2.3,
    chance: 1.1,
    margin: 1.7,
    none: 1.23,
    said: 1.92,
    label: -0.02,
    exact: 0.37,
    question: -0.15,
    length: -1.54,
    verbSuits: 0.61,
    namesakes: -0.37,
    actUnmet: -0.24,
    literal: 0.18,
    ratio: 3.05,
    labelAll: -0.15,
    around: 0.35,
  },
  answerTrust: {
    bias: -1.08,
    chance: 1.91,
    margin: 2.66,
    none: 0.4,
    said: -1.02,
    saidWord: -0.6,
    typeHeld: -0.36,
    typeOpen: 0.07,
    rarest: 0.82,
    bestTyped: 0.12,
    aroundWord: 0,
    length: 0.31,
  },
}

/** How words are read before anything is ranked. Set once, not fitted. */
export const reading = {
  /** A notion with more neighbours than this leads everywhere. */
  widestHub: 60,
  /** What a word weighs that only says what to do. */
  commandWord: 0.35,
  /** From which weight on a word tells what a sentence is about. */
  tellingWord: 0.5,
  /** What a word weighs that is a value for a field. */
  valueWord: 0.15,
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
  act: 0.72,
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
  unexplained: 0.45,
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
    bias: -2.61,
    mark: 2.32,
    asksFirst: 1.97,
    asksEarly: 0.28,
    whetherFirst: 0.8,
    amount: 1.76,
    what: 0.88,
    where: -0.17,
    how: 0.5,
    act: -0.47,
    actFirst: -0.64,
    goes: -1.27,
    value: -0.55,
    wants: -0.03,
    told: -0.85,
    whetherSubject: 0.34,
  },
  act: {
    labelWord: 1.58,
    labelSame: 2.47,
    labelNear: 1.06,
    labelFar: -0.43,
    labelCommand: 1.09,
    saidWord: 2.58,
    saidSame: 1.89,
    saidNear: 0.7,
    saidFar: -0.85,
    aroundWord: 0.96,
    aroundSame: 0.33,
    aroundNear: -0.25,
    exact: 0.09,
    literal: 2.01,
    actMet: 1.18,
    actUnmet: -0.07,
    verbSuits: 0.27,
    verbClashes: -0.67,
    link: -0.45,
    button: -0.45,
    tick: 0.31,
    option: -0.49,
    write: 0,
    valueFits: 0,
    navigation: -0.21,
    unchanged: -1.27,
    namesakes: -0.02,
    nthMatches: 0.05,
    extreme: 0.44,
    denied: -0.15,
    nameless: 0.57,
    submits: -1.01,
    current: -0.04,
    bestWord: 1.81,
    bestMeaning: 0.16,
    none: 1.09,
    noneUnmet: 0.07,
    noneQuestion: 0,
    noneLength: 0.71,
  },
  answer: {
    saidWord: 1.08,
    saidSame: 0.52,
    saidNear: -0.64,
    saidFar: -1.15,
    aroundWord: -0.02,
    aroundSame: 0.16,
    rarestMet: 0.35,
    typeHeld: 1.14,
    typeMissed: -0.62,
    typeOpen: -1.48,
    tellsMore: -0.54,
    sentence: 0.34,
    pair: 0,
    cell: 0,
    field: -0.12,
    label: -0.12,
    window: -1.06,
    length: 0.51,
    bestWord: 1.46,
    bestMeaning: 0.76,
    bestTyped: 1.45,
    bare: -0.51,
    closed: 0,
    none: 0.97,
    noneUnmet: 0.64,
    noneType: -0.02,
    noneLength: 1.46,
  },
  actTrust: {
    bias: -1.62,
    chance: 2.47,
    margin: 2.36,
    none: 3.3,
    said: 1.51,
    label: 0.03,
    exact: 0.38,
    question: -0.51,
    length: -1.06,
    verbSuits: 0.24,
    namesakes: -0.24,
    actUnmet: -0.2,
    literal: 0.13,
  },
  answerTrust: {
    bias: -0.61,
    chance: 1.98,
    margin: 2.2,
    none: 1,
    said: -0.21,
    saidWord: 0.29,
    typeHeld: -0.57,
    typeOpen: -0.66,
    rarest: 0.16,
    bestTyped: 0.38,
    aroundWord: 0,
    length: -0.49,
  },
}

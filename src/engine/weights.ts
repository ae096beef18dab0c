/** How words are read before anything is ranked. Set once, not fitted. */
export const reading = {
  /** A notion with more neighbours than this leads everywhere. */
  widestHub: 60,
  /** What a word weighs that only says what to do. */
  commandWord: 0.35,
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
  /** What is counted is what the field is called. */
  noun: 1.5,
  /** What stands around a field says less than its label. */
  beside: 0.6,
  empty: 0.2,
  order: 0.5,
  /** A value that is told with the name of its field. */
  named: 2.2,
  /** How much of a field's name must be said. */
  labelSaid: 0.6,
  option: 2,
} as const

/** When something is done, offered or left alone: right +1, offered +0.4, wrong −3. */
export const choosing = {
  /** From which trust on it is worth acting. */
  act: 0.75,
  /** From which trust on it is worth answering. */
  answer: 0.75,
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
  each: 0.6,
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
    bias: -1.22,
    mark: 2.27,
    asksFirst: 2.26,
    asksEarly: 0.49,
    whetherFirst: 1.1,
    amount: 1.87,
    what: 1.1,
    where: -0.1,
    how: 0.65,
    act: -0.25,
    actFirst: -0.63,
    goes: -1.26,
    value: -0.24,
    wants: -0.01,
    told: -0.56,
    length: -0.97,
  },
  act: {
    labelWord: 2.21,
    labelSame: 1.85,
    labelNear: 0.54,
    labelFar: -0.27,
    saidWord: 1.65,
    saidSame: 1.2,
    saidNear: 0.46,
    saidFar: -0.29,
    aroundWord: 0.79,
    aroundSame: 0.15,
    aroundNear: -0.25,
    exact: 0.17,
    verbSuits: 0.35,
    verbClashes: -0.37,
    link: -0.25,
    button: -0.46,
    tick: 0.33,
    option: -0.44,
    write: 0,
    valueFits: 0,
    navigation: -0.17,
    unchanged: -0.91,
    namesakes: 0.34,
    nthMatches: 0.01,
    denied: -0.5,
    nameless: 0.36,
    submits: -0.71,
    current: -0.04,
    bestWord: 1.66,
    bestMeaning: 0.23,
    none: 0.83,
    noneUnmet: 0.5,
    noneQuestion: 0,
    noneLength: 0.69,
  },
  answer: {
    saidWord: 0.95,
    saidSame: 0.66,
    saidNear: -0.43,
    saidFar: -0.93,
    aroundWord: -0.02,
    aroundSame: 0.04,
    rarestMet: 0.44,
    typeHeld: 1.6,
    typeMissed: -0.75,
    typeOpen: -1.67,
    tellsMore: -0.72,
    sentence: 0.4,
    pair: 0,
    cell: 0,
    field: -0.13,
    label: -0.07,
    window: -1.02,
    length: 0.43,
    bestWord: 1.3,
    bestMeaning: 1.02,
    closed: 0,
    none: 0.82,
    noneUnmet: 0.67,
    noneType: -0.24,
    noneLength: 1.26,
  },
  actTrust: {
    bias: -0.21,
    chance: 0.95,
    margin: 1.31,
    none: 0.02,
    said: 1.16,
    label: 0.66,
    exact: -0.04,
    question: -0.21,
    length: -1.08,
    verbSuits: 0.15,
    namesakes: -0.97,
  },
  answerTrust: {
    bias: -0.1,
    chance: 0.79,
    margin: 1.13,
    none: -0.26,
    said: 0.38,
    saidWord: 0.12,
    typeHeld: 0.5,
    typeOpen: -1.02,
    rarest: 0.16,
    length: -0.03,
  },
}

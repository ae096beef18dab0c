/**
 * Fitted: `npm run fit -- knowledge FOLDER` rewrites this. What stands here came from a run that allowed fewer false
 * answers on our own pages; what the command writes by itself answers fewer of our own questions. One half is the floor
 * of `sure`.
 */
export const weights = {
  rank: {
    coverage: 4.53,
    sentence: 5.31,
    rarest: 0.7,
    second: 0.48,
    pairs: 3.09,
    head: 1.27,
    headMet: 3.07,
    heading: 1.5,
    meant: 2.56,
    meantSentence: 2.01,
    meantHead: 3.37,
    meantRarest: 1.05,
    meantSecond: 1.53,
    meantSpread: 1.05,
    headMeant: 1.36,
    themeHead: 0.98,
    themeSentence: 0.26,
    theme: 2.71,
    named: 0.69,
    unmet: -0.91,
    least: -1.08,
    blind: 0.69,
    density: -1.02,
    spread: 0.02,
    number: 0.79,
    time: 1.09,
    price: 1.37,
    language: 1,
    answer: 0.5,
    near: 4,
  },
  sure: {
    bias: -4.37,
    lead: 0.42,
    above: 0.22,
    ahead: 0.51,
    covered: 3.69,
    together: 1.51,
    coverage: 0.5,
    sentence: -0.54,
    rarest: -0.13,
    second: 0.29,
    pairs: 0.52,
    head: 0.13,
    headMet: 1.28,
    meant: 2.85,
    meantSentence: 1.71,
    meantHead: 2.74,
    meantRarest: -1.97,
    meantSecond: -0.14,
    meantSpread: -0.32,
    headMeant: 1.1,
    themeHead: -0.19,
    themeSentence: -1.48,
    theme: 1.33,
    named: 0.29,
    unmet: -1.43,
    least: -0.7,
    blind: -0.11,
    density: 1.57,
    spread: -1.9,
    number: -0.29,
    time: 0.81,
    price: 0.95,
    heading: 2.5,
    near: 6,
  },
} as const

/** Set by hand, and kept by the fit. */
export const thresholds = {
  /** Beyond this a lead over the second says no more. */
  maxLead: 3,
  /** How far above the average of the others, and with how much spread among them, a passage counts that stands alone. */
  aboveAlone: 2,
  spreadAlone: 1,
  /** A heading that shares no more than this with the question is another one. */
  leastHeading: 0.5,
  /** A word that is met so far counts as met. */
  leastMet: 0.3,
  /** Terms so far apart still speak of one thing. */
  nearbyTerms: 3,
  /** What the heading says counts for each sentence under it, but less than the sentence's own words. */
  headShare: 0.7,
  /** As if this many words that say nothing stood in each text: a single one is no theme. */
  themeWords: 2,
  /** A word this near to units of time, or to prices, is one. */
  leastTime: 0.5,
  leastPrice: 0.5,
  /** Below this two words only happen to share a notion. */
  leastNearness: 0.15,
  /** What a phrase means counts for more than what its words do. */
  phraseShare: 1.5,
  /** Words at least so near to one of the question are looked for in its place. */
  leastAkin: 0.45,
  /** As if this many other passages were known: on a small site a word that nobody wrote is no rarer than one that is there. */
  othersKnown: 300,
  /** One of so many passages has a word, at most, that is its own; one of so many, where it may be misspelled. */
  ownAmong: 8,
  rareAmong: 50,
  /** A passage is near by its embedding beyond this part of the way from the average to being the same. */
  leastNear: 0.35,
} as const

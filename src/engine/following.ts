/** How a sentence is read with what was before. Set once, not fitted. */
export const following = {
  /** With how many telling words a sentence may lean on the one before, and how many readings are tried. */
  maxWords: 4,
  maxTries: 4,
  /** How many letters of a sentence are kept for the next. */
  keptLetters: 300,
  /** How many of the things that were spoken of one by one are kept. */
  keptTitles: 6,
  /** With how many words an offer is picked. */
  pickingWords: 5,
  /** Up to how many words and letters a sentence may be said for its own sake. */
  talkWords: 8,
  talkLetters: 80,
} as const

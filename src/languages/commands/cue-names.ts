/** What small words ask for. */
export const questionCues = [
  'when',
  'howMuch',
  'howMany',
  'howLong',
  'who',
  'where',
  'what',
  'why',
  'how',
  'howBig',
  'whether',
] as const

/** What small words tell of a sentence: what is asked for, what is denied, taken back or put in order. */
export const cueNames = [
  ...questionCues,
  'not',
  'only',
  'instead',
  'then',
  'and',
  'or',
  'least',
  'most',
  'last',
  'end',
  'named',
  'into',
  'seek',
  'find',
  'put',
  'note',
  'send',
  'filler',
  'kindNoun',
  'told',
  'new',
  'insteadOf',
  'press',
  'go',
] as const
export type CueName = (typeof cueNames)[number]

const verbs = 'take|have|go|be|get|pick|need|pay|come|try|use|keep|do|book|buy|send|wait'

/** English words that are others without their apostrophe, and what follows where those are meant: "ill take it". */
export const contractions: ReadonlyMap<string, { readonly whole: string; readonly before: RegExp }> = new Map(
  [
    ['ill', "i'll", verbs],
    ['well', "we'll", verbs],
    ['id', "i'd", 'like|love|rather|prefer|want|need|go|take|have|be|say'],
    [
      'were',
      "we're",
      '\\d+|two|three|four|five|six|seven|eight|nine|ten|a|an|bringing|coming|going|looking|staying|travelling|traveling',
    ],
  ].map(([word, whole, before]) => [word!, { whole: whole!, before: new RegExp(`^(?:${before!})$`) }]),
)

const measures: readonly (readonly [RegExp, string])[] = [
  [/\bhow (?:tall|high)\b/i, 'height'],
  [/\bhow heavy\b|\bhow much does (?=.+? weighs?\b)/i, 'weight of'],
  [/\bhow wide\b/i, 'width'],
  [/\bhow deep\b/i, 'depth'],
  [/\bhow (?:big|large)\b/i, 'size'],
  [
    /\bhow much (?:do|will|would|must|should) (?:i|we) (?:have to )?(?:pay|owe)(?: now| in total)?(?=\?|$)/i,
    'how much is the total',
  ],
  [/\bwhat(?:'s|’s| is| are) (?:it|they|this|these) made (?:of|from)\b/i, 'material'],
]

/** A question by the name of what it asks for: pages tell the `Height`, not how tall something is. */
export function measured(question: string): string {
  const found = measures.find(([pattern]) => pattern.test(question))
  return found ? question.replace(found[0], found[1]) : question
}

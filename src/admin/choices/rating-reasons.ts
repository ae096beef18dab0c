/** What was wrong with an answer, as the widget offers it to visitors, by what it tells the server. */
const reasons: Readonly<Record<string, string>> = {
  wrong: 'Not correct',
  unasked: 'Not what was asked',
  failed: 'It did not work',
  unclear: 'Hard to understand',
}

/** A visitor's reason in words; that of another client as it is. */
export function sayReason(reason: string): string {
  return Object.hasOwn(reasons, reason) ? (reasons[reason] as string) : reason
}

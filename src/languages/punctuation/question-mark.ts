/** Whether a text ends as a question does, in any script that we read. */
export function endsAsQuestion(text: string): boolean {
  return /[?？؟]\s*$/u.test(text)
}

/** Whether a question mark stands anywhere in a text. */
export function hasQuestionMark(text: string): boolean {
  return /[?？؟]/u.test(text)
}

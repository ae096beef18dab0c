import { pageWords } from '#languages'
import { says } from './says.ts'

// A page need not be in the visitor's language: all are looked for at once.
const complains = says(Object.values(pageWords).flatMap(({ complaint }) => complaint))
const thanks = says(Object.values(pageWords).flatMap((words) => words.thanks))

/** Whether a text finds fault with what was filled in. */
export function isComplaint(text: string): boolean {
  return complains(text) && !thanks(text)
}

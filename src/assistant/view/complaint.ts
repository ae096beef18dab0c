import { pageWords } from './page-words.ts'
import { says } from './says.ts'

const complains = says(pageWords.complaint)
const thanks = says(pageWords.thanks)

/** Whether a text finds fault with what was filled in. */
export function isComplaint(text: string): boolean {
  return complains(text) && !thanks(text)
}

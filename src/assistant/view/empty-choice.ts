import { plain, type LineState } from '#protocol'
import { pageWords } from './page-words.ts'
import { beginsWith } from './says.ts'

const invites = beginsWith(pageWords.emptyChoice)

/** Whether what a list shows is only its invitation to choose: "Please select", "– –". */
export function isEmptyChoice(value: string, { placeholder }: LineState): boolean {
  if (!/[\p{L}\p{N}]/u.test(value)) return true
  return (placeholder !== undefined && plain(value) === plain(placeholder)) || invites(value)
}

import { pageWords } from '#languages'
import { plain, type LineState } from '#protocol'
import { beginsWith } from '../says.ts'

const invites = beginsWith(Object.values(pageWords).flatMap(({ emptyChoice }) => emptyChoice))

/** Whether what a list shows is only its invitation to choose: "Please select", "– –". */
export function isEmptyChoice(value: string, { placeholder }: LineState): boolean {
  if (!/[\p{L}\p{N}]/u.test(value)) return true
  return (placeholder !== undefined && plain(value) === plain(placeholder)) || invites(value)
}

import type { Confirmation } from '../conversation/conversation.ts'

const yes =
  /^(?:y|yes|yep|yeah|ok|okay|sure|go ahead|do it|yes please|ja|oui|s[ií]|sim|tak|evet|نعم|はい|是|是的|好|好的)$/iu
const no = /^(?:n|no|nope|no thanks|nein|non|não|nee|nie|hayır|لا|いいえ|不|不是|不用)$/iu

/** What a visitor who types an answer to a question with two buttons means; undefined: it is something else. */
export function plainAnswer(
  draft: string,
  { confirm_label, cancel_label }: Pick<Confirmation, 'confirm_label' | 'cancel_label'>,
): boolean | undefined {
  const said = draft.trim().replace(/[\s.!。！]+$/u, '')
  const is = (label: string | undefined): boolean => label?.toLowerCase() === said.toLowerCase()
  if (yes.test(said) || is(confirm_label)) return true
  return no.test(said) || is(cancel_label) ? false : undefined
}

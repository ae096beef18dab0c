import { isQuestion } from './question.ts'

const telling =
  /^(?:i|i'm|i’m|i've|we|we're|my|our|it|it's|its|there|this|that|the|she|he|they|you|you're|you’re|something|someone|nothing|everything|somebody|hi|hello|hey|thanks|ok|okay|so|well|because|since|sorry)\b/i

/** A verb of telling among the first words. */
const states =
  /^(?:\S+ ){1,3}(?:is|are|was|were|has|have|had|hurts?|needs?|wants?|would|will|did|does|doesn't|don't)\b/i

/** Whether a clause may only lead up to a command: `I lost my card, freeze it`. */
export function isAside(clause: string): boolean {
  return telling.test(clause) || states.test(clause) || isQuestion(clause)
}

import { isQuestion } from './question.ts'

const telling =
  /^(?:i|i'm|i’m|i've|we|we're|my|our|it|it's|its|there|this|that|the|she|he|they|hi|hello|hey|thanks|ok|okay|so|well|because|since|sorry)\b/i

/** Whether a clause may only lead up to a command: `I lost my card, freeze it`. */
export function isAside(clause: string): boolean {
  return telling.test(clause) || isQuestion(clause)
}

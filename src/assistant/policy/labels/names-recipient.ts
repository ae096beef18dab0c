import { recipientPatterns } from '#languages'
import { fold } from '#protocol'

/** Whether a line says who gets something, or how much it is. */
export function namesRecipient(line: string): boolean {
  return recipient.test(` ${fold(line)} `)
}

const recipient = new RegExp(recipientPatterns.join('|'), 'u')

import type { Plan } from './conversation.ts'
import type { Say } from '../look/say.ts'

/** How an undo went, and what it could not reach: what was pressed stays pressed. */
export function undoneText({ undo, lasting }: Pick<Plan, 'undo' | 'lasting'>, say: Say): string {
  const fields = say(undo === 'partly' ? 'undonePartly' : 'undone')
  return lasting ? `${fields} ${say('pressedStays')}` : fields
}

import type { operatorPersonalData as personalDataOf } from './admin/people/operator-personal-data.ts'
import type { openOperatorAccess as openAccess } from './identity/operator-access.ts'
import type { operatorKnowledge as knowledgeOf } from './knowledge/operator-knowledge.ts'
import type { startServer as start } from './main.ts'

// Most commands need no more than the memory: to load all of a server takes twice as long as what they do.

/** Builds every part once, joins them, and listens. */
export async function startServer(...given: Parameters<typeof start>): ReturnType<typeof start> {
  const server = await import('./main.ts')
  return server.startServer(...given)
}

/** Sign-in links and tokens, for whoever is at the terminal. */
export async function openOperatorAccess(
  ...given: Parameters<typeof openAccess>
): ReturnType<typeof openAccess> {
  const operator = await import('./identity/operator-access.ts')
  return operator.openOperatorAccess(...given)
}

/** What the operator of the machine does with knowledge, beside a server that runs or without one. */
export async function operatorKnowledge(
  ...given: Parameters<typeof knowledgeOf>
): Promise<ReturnType<typeof knowledgeOf>> {
  const operator = await import('./knowledge/operator-knowledge.ts')
  return operator.operatorKnowledge(...given)
}

/** Finds and erases what is kept of one person, from the terminal. */
export async function operatorPersonalData(
  ...given: Parameters<typeof personalDataOf>
): Promise<ReturnType<typeof personalDataOf>> {
  const operator = await import('./admin/people/operator-personal-data.ts')
  return operator.operatorPersonalData(...given)
}

import type { PageContext } from '#protocol'
import { converse } from './converse.ts'

/** What is done on a page for a sentence: id and value, or the id alone for what is pressed or ticked; else what is proposed instead. */
export async function doneFor(page: PageContext, sentence: string): Promise<string[]> {
  const { proposal } = await converse(page).say(sentence)
  if (proposal.kind !== 'act') return [proposal.kind]
  return proposal.steps.map(({ elementId, inputData }) =>
    inputData === undefined ? String(elementId) : `${elementId} ${inputData}`,
  )
}

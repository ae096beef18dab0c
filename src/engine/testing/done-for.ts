import type { Proposal } from '#assistant'
import type { PageContext } from '#protocol'
import { converse } from './converse.ts'

/** What is done on a page for a sentence: id and value, or the id alone for what is pressed or ticked; else what is proposed instead. */
export async function doneFor(page: PageContext, sentence: string): Promise<string[]> {
  return told((await converse(page).say(sentence)).proposal)
}

/** The same where who is offered one thing says yes: to have values filled in, for one. */
export async function filledFor(page: PageContext, sentence: string): Promise<string[]> {
  const { say } = converse(page)
  const { proposal } = await say(sentence)
  const block = proposal.kind === 'ask' ? proposal.block : undefined
  const lone = block?.block_type === 'choices' && block.data.options.length === 1
  return told(lone ? (await say('yes')).proposal : proposal)
}

function told(proposal: Proposal): string[] {
  if (proposal.kind !== 'act') return [proposal.kind]
  return proposal.steps.map(({ elementId, inputData }) =>
    inputData === undefined ? String(elementId) : `${elementId} ${inputData}`,
  )
}

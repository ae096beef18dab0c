import { limits } from '#protocol'
import { cut } from '../text.ts'
import { StepFailure } from './failure.ts'
import type { Action } from './hands.ts'

/** Runs a tool that the site has registered in the page. */
export const callTool: Action = async ({ hands, step }) => {
  const { tool = '' } = step
  if (!hands.callTool) throw new StepFailure('unsupported_action', `There is no tool “${tool}” on this page.`)
  try {
    const answer = await hands.callTool(tool, step.arguments ?? {})
    const text = answer === undefined ? '' : typeof answer === 'string' ? answer : JSON.stringify(answer)
    return { description: `Used “${tool}”.`, text: cut(text, limits.visibleTextCharacters) }
  } catch (error) {
    if (error instanceof StepFailure) throw error
    throw new StepFailure(
      'no_effect',
      `“${tool}” failed: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

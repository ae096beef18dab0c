import { cutLabel, cutText } from '../../text.ts'
import { fail } from '../failure.ts'
import type { Action } from '../hands.ts'

/** Runs a tool that the site has registered in the page. */
export const callTool: Action = async ({ hands, step: { tool = '', arguments: input = {} } }) => {
  if (!hands.callTool) fail('unsupported_action', `There is no tool “${tool}”.`)
  const answer = await hands.callTool(tool, input).catch((error: unknown) => {
    // Why not is the site's to say.
    fail('no_effect', cutLabel(error instanceof Error ? error.message : String(error)))
  })
  const text = typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '')
  return { text: cutText(text) }
}

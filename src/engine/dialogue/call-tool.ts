import { unsettled } from '../decide/unsettled.ts'
import { inWords, toolsOf, type SiteTool, type ToolParameter } from '../fill/tools/site-tool.ts'
import type { ToolUse } from '../decide/use-tool.ts'
import { askedArguments } from '../fill/tools/tool-arguments.ts'
import { calling } from '../plan/move.ts'
import { tellDone } from '../speech/tell-moves.ts'
import type { Sentence } from '../understand/sentence.ts'
import { answering } from '../weights.ts'
import { fresh, nothingYet, type AskedTool, type Progress } from './memory.ts'
import { shortAnswer } from './pick-offer.ts'
import { propose } from './propose.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** Runs a tool of the site, or asks for what it must have. */
export function callTool(
  { tool, given, missing, todo }: ToolUse,
  context: ReplyContext,
  progress: Progress = nothingYet,
): Reply {
  const later = [...todo, ...progress.todo]
  if (missing.length === 0)
    return propose([calling(tool.tool, nameOf(tool), given)], context, { ...progress, todo: later })
  const told = progress.done.length > 0 ? tellDone(progress.done, context.say) : ''
  return {
    ...(told && { speech: told }),
    proposal: { kind: 'ask', text: askFor(missing, context) },
    memory: {
      ...fresh(context.memory),
      asked: { kind: 'tool', tool: tool.tool.name, given, todo: later },
    },
  }
}

/** What follows from a sentence after a tool's arguments were asked for; undefined where it is about something else. */
export function answerTool(
  { tool: name, given, todo }: AskedTool,
  sentence: Sentence,
  context: ReplyContext,
): Reply | undefined {
  const { memory, say, scene } = context
  const tool = (scene ? toolsOf(scene) : []).find((one) => one.tool.name === name)
  if (!tool) return undefined
  if (shortAnswer(sentence.text) === 'no') return answer(say('notDone'), fresh(memory))
  const asked = tool.parameters.filter(({ name: key, required }) => required && !(key in given))
  const bare = unsettled(context.decide(sentence)) === 'order'
  const found = askedArguments(sentence, tool, asked, bare)
  if (Object.keys(found).length === 0 && !bare) return undefined
  const missing = asked.filter(({ name: key }) => !(key in found))
  return callTool({ tool, given: { ...given, ...found }, missing, todo }, context)
}

function askFor(missing: readonly ToolParameter[], { say }: ReplyContext): string {
  const [first, other] = missing
  const label = first?.label ?? ''
  if (other)
    return say('askFields', { list: missing.map((one) => say('quote', { name: one.label })).join(', ') })
  const options = (first?.slot?.options ?? []).slice(0, answering.maxEntries).map(({ option = '' }) => option)
  if (options.length === 0) return say('askField', { label })
  return `${say('askOption', { label })} ${say('offers', { label, list: options.join(', ') })}`
}

/** What the site says that a tool is for, where that is short. */
function nameOf({ tool: { name, description = '' } }: SiteTool): string {
  const said = description.replace(/[.\s]+$/, '')
  return said !== '' && said.length <= answering.longestName ? said : inWords(name)
}

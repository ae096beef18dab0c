import { toolsOf, type SiteTool, type ToolParameter } from '../fill/tools/site-tool.ts'
import type { Scene } from '../candidates/scene.ts'
import { freeArgument, toolArguments, type Arguments } from '../fill/tools/tool-arguments.ts'
import type { Meaning } from '../meaning/meanings.ts'
import { cover } from '../rank/cover.ts'
import { clausesOf } from '../understand/clauses.ts'
import { generalActs, isAct } from '../understand/acts.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing } from '../weights.ts'
import { isTelling } from '../understand/telling.ts'

/** A tool of the site with what a sentence gives it, and what it still must have. */
export interface ToolUse {
  readonly tool: SiteTool
  readonly given: Arguments
  readonly missing: readonly ToolParameter[]
  /** Parts of the sentence that come after it. */
  readonly todo: readonly string[]
}

/** The tool of the site that does what was said, or tells what was asked. */
export function useTool(
  sentence: Sentence,
  scene: Scene,
  { asks, parsePart }: { readonly asks: boolean; readonly parsePart: (text: string) => Sentence },
): ToolUse | undefined {
  // What is only asked about is not done.
  const tools = toolsOf(scene).filter(({ tool }) => tool.readOnly === true || !asks)
  if (tools.length === 0) return undefined
  const whole = bestOf(sentence, tools)
  if (whole) return { ...whole, todo: [] }
  const [first, ...later] = clausesOf(sentence)
  const part = first && later.length > 0 ? bestOf(parsePart(first.text), tools) : undefined
  return part && { ...part, todo: later.map(({ text }) => text) }
}

type Fitting = Omit<ToolUse, 'todo'> & { readonly fit: number }

function bestOf(sentence: Sentence, tools: readonly SiteTool[]): Fitting | undefined {
  const fits = tools.flatMap((tool) => fitOf(sentence, tool) ?? [])
  const [best, second] = fits.sort((one, other) => other.fit - one.fit)
  // Of two that fit as well, neither was meant more than the other.
  return best && best.fit !== second?.fit ? best : undefined
}

/** How much of a sentence a tool accounts for, by its names and by what it takes. */
function fitOf(sentence: Sentence, tool: SiteTool): Fitting | undefined {
  const { names, parameters, scene } = tool
  const explained = new Set(
    sentence.senses.flatMap(({ notion, places }) => (wishes.has(notion) ? places : [])),
  )
  const explain = (text: Meaning) => {
    const { met, label, byCommand } = cover(sentence, text, scene.rarity)
    for (const place of met.keys()) explained.add(place)
    return label[2] + byCommand
  }
  const called = Math.max(...names.map(explain))
  const speaks = [...explained].some((place) => isTelling(sentence.weights[place]))
  if (called < choosing.toolNamed || !speaks || !actsAgree(sentence, tool)) return undefined
  const { given, places } = toolArguments(sentence, tool)
  for (const place of places) explained.add(place)
  for (const { slot } of parameters) for (const label of slot?.labels ?? []) explain(label)
  const free = freeArgument(sentence, tool, given, explained)
  for (const place of free.places) explained.add(place)
  const all = sentence.weights.reduce((sum, weight) => sum + weight, 0)
  const said = sentence.weights.reduce((sum, weight, at) => sum + (explained.has(at) ? weight : 0), 0)
  if (all === 0 || said / all < choosing.toolSaid) return undefined
  const filled = { ...given, ...free.given }
  const missing = parameters.filter(({ name, required }) => required && !(name in filled))
  // Who is asked for more must have named it whole.
  if (missing.length > 0 && called < choosing.toolWhole) return undefined
  return { tool, given: filled, missing, fit: said / all + called - missing.length }
}

/** Whether a tool does what was said and nothing else: who looks for a booking cancels none. */
function actsAgree({ acts, reach }: Sentence, { names: [name] }: SiteTool): boolean {
  const own = (name?.senses ?? []).map(({ notion }) => notion).filter(isOwnAct)
  const reached = (act: string) => {
    const found = reach.get(act)
    return found !== undefined && !found.opposite
  }
  const meant = [...acts].filter(isOwnAct)
  if (own.length === 0) return meant.every((act) => !ends.has(act))
  return own.some(reached)
}

function isOwnAct(notion: string): boolean {
  return isAct(notion) && !notion.startsWith('talk.') && !generalActs.has(notion)
}

/** "I would like to": what only says that something is wanted. */
const wishes = new Set(['wish', 'need-verb'])
const ends = new Set(['act.delete', 'act.cancel'])

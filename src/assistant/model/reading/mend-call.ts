import { asRecord, isActionName, isRecord, type PageContext } from '#protocol'
import { toolNamed, type ToolName } from '../tools/tools.ts'
import { verbGuide } from '../tools/verb-guide.ts'

/** A call as it came: its input is JSON, or what the model took for it. */
export interface RawCall {
  readonly toolName: string
  readonly input: string
}

export interface ParsedCall {
  readonly name: string
  readonly input: unknown
}

/**
 * A call as it was probably meant: a verb or a page's own tool called by its name, a plan of one step without its list,
 * other names for fields, a step that is not described. A field by its own name is never touched.
 */
export function mendCall({ name, input }: ParsedCall, page: PageContext | undefined): ParsedCall {
  const verb = verbOf(name)
  if (verb === 'page_act') return asPlan(input)
  if (toolNamed(verb)) {
    const mended = described(named(input, otherNames[verb as ToolName] ?? {}))
    return { name: verb, input: verb === 'finish' ? summedUp(mended) : mended }
  }
  if (isActionName(verb)) return asPlan({ ...asRecord(input), action: verb })
  return page?.tools?.some((tool) => tool.name === name)
    ? { name: 'call_tool', input: { tool: name, arguments: asRecord(input), description: '' } }
    : { name, input }
}

/** Other names that models have for our verbs. */
const verbs: Readonly<Record<string, string>> = {
  fill: 'type',
  input: 'type',
  tap: 'click',
  goto: 'navigate',
  press: 'press_key',
}

/** Other names that models have for the fields of a step, and of tools. Of several for one field the first counts. */
const stepNames: Readonly<Record<string, string>> = {
  element_id: 'elementId',
  id: 'elementId',
  index: 'elementId',
  input_data: 'inputData',
  text: 'inputData',
  value: 'inputData',
  key: 'inputData',
  option: 'inputData',
  direction: 'inputData',
  options: 'values',
  type: 'action',
  verb: 'action',
  href: 'url',
  query: 'inputData',
}
const otherNames: Partial<Record<ToolName, Readonly<Record<string, string>>>> = {
  navigate: { href: 'url', path: 'url', address: 'url' },
  call_tool: {
    name: 'tool',
    tool_name: 'tool',
    args: 'arguments',
    input: 'arguments',
    parameters: 'arguments',
  },
  find_on_page: { text: 'query', words: 'query' },
  search_site: { text: 'query', words: 'query', question: 'query' },
  note: { note: 'text', content: 'text' },
  ask_visitor: { text: 'question', message: 'question' },
  finish: { text: 'message', answer: 'message', result: 'message' },
}

/** A plan, however it was written; one step whose verb has a tool of its own is a call of that. */
function asPlan(input: unknown): ParsedCall {
  const { steps: given, ...rest } = Array.isArray(input) ? { steps: input as unknown } : asRecord(input)
  const { message, actions, ...flat } = rest
  const listed = given ?? actions ?? (Object.keys(flat).length > 0 ? flat : given)
  const steps = (Array.isArray(listed) ? listed : [listed]).map(stepOf)
  const [only, ...more] = steps
  const own = more.length === 0 && toolOf(asRecord(only))
  if (own) return own
  return { name: 'page_act', input: { steps, ...(message !== undefined && { message }) } }
}

function stepOf(step: unknown): unknown {
  if (typeof step !== 'object' || step === null) return step
  const { action, elementId, ...rest } = asRecord(named(step, stepNames))
  return described({
    ...rest,
    ...(elementId !== undefined && { elementId: idOf(elementId) }),
    action: typeof action === 'string' ? verbOf(action) : action,
  })
}

function toolOf({ action, inputData, url, ...step }: Record<string, unknown>): ParsedCall | undefined {
  const guide = typeof action === 'string' && isActionName(action) ? verbGuide[action] : ''
  if (typeof guide === 'string') return undefined
  return { name: guide.tool, input: { ...step, url: url ?? inputData, query: inputData } }
}

/** A verb or the name of a tool as we write it: `Click`, `pressKey` and `press-key` are such, too. */
function verbOf(word: string): string {
  if (toolNamed(word)) return word
  const ours = word
    .trim()
    .replace(/([a-z])(?=[A-Z])/g, '$1_')
    .replace(/[\s-]+/g, '_')
    .toLowerCase()
  return Object.hasOwn(verbs, ours)
    ? (verbs[ours] ?? word)
    : isActionName(ours) || toolNamed(ours)
      ? ours
      : word
}

/** An id as it stands in the outline: `[11]`. */
function idOf(id: unknown): unknown {
  return typeof id === 'string' ? id.trim().replace(/^\[(\d+)\]$/, '$1') : id
}

/** A task that is done is told in one sentence or two. */
function summedUp(input: unknown): unknown {
  const { summary, message, ...rest } = asRecord(input)
  return { ...rest, summary: summary ?? message, message: message ?? summary }
}

/** The same with our names for its fields: another name counts only where ours is missing. */
function named(input: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const own = Object.entries(input).filter(([, value]) => value !== null)
  const result: Record<string, unknown> = Object.fromEntries(
    own.filter(([key]) => !Object.hasOwn(names, key)),
  )
  for (const [other, ours] of Object.entries(names)) {
    const value = own.find(([key]) => key === other)?.[1]
    if (value !== undefined) result[ours] ??= value
  }
  return result
}

/** What a model does not describe we describe later. */
function described(input: unknown): unknown {
  return isRecord(input) ? { description: '', ...input } : input
}

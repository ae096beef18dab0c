import { isAnySecretField } from '#languages'
import { asRecord, type PageContext } from '#protocol'
import { lineOf } from '../../view/index.ts'
import { bondIn, type Bond } from '../labels/binding-in.ts'
import { vocabulary } from '../labels/vocabulary.ts'
import { pointAtIt, type Evidence } from '../row.ts'

type PageTool = NonNullable<PageContext['tools']>[number]

/** There must be such a tool, and it is given nothing that is the visitor's own to give. */
export const unknownTool: Evidence = ({ traits, step }, { page }) => {
  if (!traits.uses.includes('tool')) return undefined
  const tool = toolOf(step.tool, page)
  if (!tool) return `unsupported_action: this page has no tool "${step.tool}"`
  const own = entriesOf(step.arguments ?? {}).find(([name, value]) => isOwn(name, value, tool))
  return own && `blocked_by_policy: "${own[0]}" is the visitor's own to give; ${pointAtIt}`
}

/** A tool its page did not call read-only may do anything; and what it is called counts more than that word. */
export const writingTool: Evidence = ({ traits, step }, { page }) => {
  if (!traits.uses.includes('tool')) return undefined
  const tool = toolOf(step.tool, page)
  const bond = tool && toolBond(tool)
  if (tool?.readOnly === true && !bond && !writes.test(wordsOf(tool.name))) return undefined
  return { reason: `the tool "${step.tool}" is not read-only`, destructive: bond === 'destructive' }
}

/** A tool that only reads is as free as looking. */
export const readingTool: Evidence = ({ traits, step }) =>
  traits.uses.includes('tool') ? `the tool "${step.tool}" only reads` : undefined

/** What a name or the beginning of a description binds to: `get_order` and "Lists the orders" only tell of one. */
function toolBond({ name, description = '' }: PageTool): Bond | undefined {
  const words = wordsOf(name)
  const bond = bondIn(words)
  if (bond && !(bond === 'binding' && reads.test(words))) return bond
  const [beginning = ''] = /^\W*\w+(?:\W+\w+)?/.exec(description) ?? []
  return [beginning, ...laterDeeds(description)].map(deedIn).find((found) => found !== undefined)
}

/** "Purchases the…" is "purchase the…". */
function deedIn(words: string): Bond | undefined {
  return bondIn(words) ?? bondIn(words.replace(/^(\W*\w{2,})s\b/, '$1'))
}

/** What a description goes on with: "Gets the quote and places the order". */
function laterDeeds(description: string): string[] {
  const clauses = description.slice(0, describedCharacters).split(/[.;,:]|\b(?:and|then)\b/i)
  const later = clauses.slice(1)
  // "…, deleting those not found"
  const lost = later
    .flatMap((clause) => /^\s*\w+/.exec(clause) ?? [])
    .filter((word) => bondIn(word) === 'destructive')
  return later
    .flatMap((clause) => /^\s*\w+ (?:the|a|an|your|their|his|all|this|it)\b(?: \w+)?/i.exec(clause) ?? [])
    .concat(lost)
}

const describedCharacters = 500

/** `getOrder` and `get_order` as "get order". */
function wordsOf(name: string): string {
  return name.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/[_-]+/g, ' ')
}

const reads =
  /^(?:get|list|search|find|show|check|read|view|look ?up|count|compare|track|fetch|calculate|estimate|query|describe|browse|filter|preview|is|has|can)\b/i
const writes =
  /^(?:set|update|change|create|add|post|put|edit|make|write|save|insert|replace|toggle|assign|apply|notify|check ?out|enable|disable|register|enroll?|upload|import|start|stop|run|trigger|execute|move|rename|merge|link|unlink)\b/i

/** Everything a tool is given, however deep it stands. */
function entriesOf(given: unknown): [name: string, value: unknown][] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([name, value]) =>
    [[name, value] as [string, unknown]].concat(entriesOf(value)),
  )
}

/** A password, a card or a code; or, in a form, a box that says yes to terms. */
function isOwn(name: string, value: unknown, { parameters, source }: PageTool): boolean {
  const { description, enum: options } = propertyOf(parameters, name)
  const names = [name, typeof description === 'string' ? description : undefined]
  const choices = Array.isArray(options) ? options.map(String) : undefined
  if (isAnySecretField({ names, options: choices })) return true
  return source === 'form' && isYes(value) && names.some((one) => vocabulary.consent.has(lineOf(one ?? '')))
}

/** A box says so in several ways. */
function isYes(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^(?:on|yes|true|1)$/i.test(value)) || value === 1
}

function propertyOf(schema: unknown, name: string): Record<string, unknown> {
  const { properties } = asRecord(schema)
  const all = asRecord(properties)
  return Object.hasOwn(all, name) ? asRecord(all[name]) : {}
}

function toolOf(name: string | undefined, { tools }: PageContext): PageTool | undefined {
  return tools?.find((tool) => tool.name === name)
}

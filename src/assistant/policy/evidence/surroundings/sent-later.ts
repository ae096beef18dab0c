import type { PageContext } from '#protocol'
import { lineOf, viewOf, type Thing, type ViewLine } from '../../../view/index.ts'
import { affirms, goesOn, turnsOver } from '../../labels/answers.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { contentWords } from '../../labels/content-words.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { anyFormOf } from '../../policy-context.ts'

/**
 * Whether what is set in a control is handed over by a button that is still to be pressed: that of its form, or one that
 * comes behind it in the same part of the page.
 */
export function isSentLater(thing: Thing, page: PageContext): boolean {
  const form = anyFormOf(page, thing)
  if (form) return form.submits.length > 0
  const { lines, thing: thingOf } = viewOf(page)
  const isHeavy = weighs(thing)
  for (const { index, kind, id } of lines.slice(thing.line + 1, partEnd(thing, lines))) {
    if (dividers.has(kind) || index - thing.line > reach) return false
    const button = kind === 'button' ? thingOf(id) : undefined
    if (button && (isHeavy ? keepsAll(button) : handsOver(button))) return true
  }
  return false
}

/** So many lines may stand between a choice and the button that it is made for: the other choices, and small print. */
const reach = 24

/** Under another title, or behind a list, a button is for something else. */
const dividers = new Set(['heading', 'list', 'table', 'record', 'region', 'dialog', 'navigation', 'form'])

const parts = new Set(['dialog', 'record', 'region', 'main', 'tabpanel', 'complementary', 'item', 'row'])

/** The line after the last one of the part that a thing stands in. */
function partEnd({ line }: Thing, lines: readonly ViewLine[]): number {
  for (let at = lines[lines[line]?.parent ?? -1]; at; at = lines[at.parent])
    if (parts.has(at.kind) && !isOption(line, at, lines)) return at.end
  return lines.length
}

/** An item of a list that holds one choice and nothing else is no part of its own: the others follow it. */
function isOption(line: number, { kind, index, end }: ViewLine, lines: readonly ViewLine[]): boolean {
  return kind === 'item' && lines.slice(index + 1, end).every(({ id, index: at }) => id === 0 || at === line)
}

/**
 * Save, Continue, Add to cart, Book, Search: what was chosen before goes with it. "Change password" and "Upgrade" on a
 * page of settings take nothing along, unless fields belong to them.
 */
function handsOver(button: Thing): boolean {
  if (!isPlain(button)) return false
  const { names, form } = button
  return names.some((name) => {
    if (saysLittle(name)) return true
    const line = lineOf(name)
    const bond = bondIn(name)
    if (bond === 'destructive') return false
    if (bond === 'final' || (bond && form !== undefined) || takers.some((words) => words.has(line)))
      return true
    if (vocabulary.changes.has(line)) return contentWords(name).length === 1
    return vocabulary.keeps.begins(line) || vocabulary.search.begins(line)
  })
}

/** Save, Continue, Update: takes along whatever stands there. */
function keepsAll(button: Thing): boolean {
  return isPlain(button) && button.names.some((name) => saysLittle(name) || savesAll(lineOf(name)))
}

function savesAll(line: string): boolean {
  return vocabulary.keeps.begins(line) || isCoveredBy(line, [vocabulary.changes])
}

function isPlain({ state }: Thing): boolean {
  return state.expanded === undefined && state.popup === undefined && state.pressed === undefined
}

function saysLittle(name: string): boolean {
  return affirms(name) || goesOn(name) || turnsOver(name)
}

/** What matters when it is set goes with a button for all of it only: "Add sensor" does not arm an alarm. */
function weighs({ names, path }: Thing): boolean {
  const lines = [...names, path.at(-1) ?? ''].map(lineOf)
  return lines.some((line) => heavy.some((words) => words.has(line)))
}

const { sums, access, law, machines, states } = vocabulary
const heavy = [sums, access, law, machines, states]

const takers = [vocabulary.cart, vocabulary.starts, vocabulary.creates]

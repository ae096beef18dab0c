import type { PageContext } from '#protocol'
import { isAmong, namesOf, tells, type Grade } from '../fit/grade.ts'
import { valuesOf, type MarkedExpect, type MarkedStep } from './case.ts'
import type { Look } from './page-look.ts'

/** A step that was proposed, by the marks of what it was aimed at. */
export interface SeenStep {
  readonly action: string
  readonly marks: readonly string[]
  readonly value: string | undefined
  /** Opening a tab or something closed: looking behind it harms nobody. */
  readonly opens: boolean
}

/** What one turn came to. */
export interface SeenTurn {
  readonly look: Look
  readonly steps: readonly SeenStep[]
  readonly said: string
  readonly offers: readonly string[]
  readonly asks: boolean
  readonly confirms: number
}

const looking = /^(?:scroll|scroll_to|highlight|focus|hover|read|find|wait|wait_for|list_options)$/

/** What a turn is worth. `asked`: the right thing was offered; `wrong`: something else was done or told. */
export function judgeTurn(say: string, expect: MarkedExpect, turn: SeenTurn): Grade {
  const { steps = [] } = expect
  const isWanted = (step: SeenStep) => steps.some((one) => aims(step, one))
  const acts = turn.steps.filter((step) => isWanted(step) || !(looking.test(step.action) || step.opens))
  const quotes = isQuoting(say, turn)
  if (expect.says) {
    if (acts.length > 0) return 'wrong'
    if (expect.says.every((text) => tells(turn.said, text))) return 'right'
    const offered = expect.says.some((text) => turn.offers.some((offer) => tells(offer, text)))
    return offered ? 'asked' : quotes ? 'wrong' : 'missed'
  }
  if (expect.cannot) return acts.length > 0 || quotes ? 'wrong' : 'right'
  if (expect.asks) {
    const [first] = acts
    if (first) return first.marks.some((mark) => expect.among?.includes(mark)) ? 'missed' : 'wrong'
    return turn.asks || turn.offers.length > 0 ? 'right' : quotes ? 'wrong' : 'missed'
  }
  if (acts.length === 0) return isOffered(steps, turn) ? 'asked' : quotes ? 'wrong' : 'missed'
  return judgeActs(acts, expect, turn.confirms)
}

function judgeActs(acts: readonly SeenStep[], expect: MarkedExpect, confirms: number): Grade {
  const left = [...(expect.steps ?? [])]
  const leaves = left.some(({ verbs }) => verbs.every((verb) => /click|submit|press|navigate/.test(verb)))
  let bad = 0
  for (const act of acts) {
    const found = left.findIndex((step) => fits(act, step))
    const at = expect.order && found > 0 ? -1 : found
    if (at >= 0) left.splice(at, 1)
    // After a step that may have left the page nothing more is judged.
    else if (left.length > 0 || !leaves) bad++
  }
  if (bad > 0) return 'wrong'
  if (left.length > 0) return 'missed'
  return expect.confirm === true && confirms === 0 ? 'wrong' : 'right'
}

const writtenAs: Readonly<Record<string, string>> = { press_key: 'press' }

function aims({ action, marks }: SeenStep, { verbs, on = [] }: MarkedStep): boolean {
  if (!verbs.includes(writtenAs[action] ?? action)) return false
  return on.length === 0 || action === 'press_key' || marks.some((mark) => on.includes(mark))
}

function fits(act: SeenStep, step: MarkedStep): boolean {
  const values = valuesOf(step).map(plain)
  return aims(act, step) && (values.length === 0 || values.includes(plain(act.value ?? '')))
}

function plain(text: string): string {
  return text.toLowerCase().trim()
}

const leastQuoted = 15
const compared = 60

/** Whether words of the page that are no label were given as an answer. */
function isQuoting(say: string, { said, look: { context } }: SeenTurn): boolean {
  const text = said.toLowerCase()
  const labels = new Set(labelsOf(context).map(({ label }) => label.slice(0, compared)))
  const lines = [
    ...(context.visibleText ?? '').split('\n'),
    ...(context.outline?.lines ?? []).flatMap(([, id, , words]) => (id === 0 ? [words] : [])),
  ].map((line) => plain(line).slice(0, compared))
  return lines.some(
    (line) =>
      line.length >= leastQuoted && !labels.has(line) && text.includes(line) && !plain(say).includes(line),
  )
}

function labelsOf({ indexedElements = [], outline }: PageContext): { id: number; label: string }[] {
  return [
    ...indexedElements.map(({ id, text = '' }) => ({ id, label: plain(text) })),
    ...(outline?.lines ?? []).flatMap(([, id, , text]) => (id > 0 ? [{ id, label: plain(text) }] : [])),
  ]
}

function isOffered(steps: readonly MarkedStep[], { offers, look: { context, marks } }: SeenTurn): boolean {
  const ids = new Set(steps.flatMap(({ on = [] }) => on.flatMap((mark) => marks[mark] ?? [])))
  return isAmong(offers, namesOf(context, ids, steps.flatMap(valuesOf)))
}

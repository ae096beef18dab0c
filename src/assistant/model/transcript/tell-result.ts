import type { PageContext, SequenceResult, StepResult } from '#protocol'
import type { EngineInput, RefusedForm } from '../../engine.ts'
import { fence } from '../../prompt/fence.ts'
import { tellStep } from './tell-step.ts'
import { isTakenOver, noReason, whyNotDone } from './why-not-done.ts'

/** How a plan went, and which of its steps one call wanted. */
export interface Share extends Pick<
  Extract<EngineInput, { kind: 'result' }>,
  'agreed' | 'left' | 'refusedForm'
> {
  readonly result: SequenceResult
  readonly from: number
  readonly steps: number
}

export interface ToolAnswer {
  readonly text: string
  readonly failed: boolean
}

/** What a result is told with: the code of the fences, and the page as it is now. */
export interface Telling {
  readonly nonce: string
  readonly page?: PageContext | undefined
}

/** Says in sentences how the steps of one call went: what was asked, what was done, what not and why. */
export function tellResult(share: Share, { nonce, page }: Telling): ToolAnswer {
  const { result, from, steps, left, agreed = [], refusedForm } = share
  const completed = result.completedSteps ?? (result.success ? from + steps : 0)
  const done = Math.max(0, Math.min(completed - from, steps))
  const reports = result.results?.slice(from, from + steps) ?? []
  const isFailed = !result.success && left === undefined && !isTakenOver(result)
  const hasFailed = isFailed && done < steps && completed >= from
  const asked = agreed.flatMap((index) => (index >= from && index < from + steps ? [index - from + 1] : []))
  const wanted = isTakenOver(result) || reports.some(({ success }) => !success)
  const error = wanted ? undefined : (result.reason ?? result.error)
  const told = inFence([error, ...reports.map((report, at) => tellStep(report, at, { steps, page }))], nonce)
  const sentences = [
    asked.length > 0 && `The visitor was asked${about(asked, steps)} and said yes.`,
    done === steps && (steps === 1 ? 'Done.' : `All ${steps} steps were done.`),
    done > 0 && done < steps && `${named(1, done)} ${done === 1 ? 'was' : 'were'} done.`,
    hasFailed && tellFailure(steps === 1 ? 'It' : `Step ${done + 1}`, reports[done], told === ''),
    ...notDone({ from: done + (hasFailed ? 2 : 1), steps, why: whyNotDone(result, left) }),
  ]
  return {
    text:
      sentences.filter((sentence) => typeof sentence === 'string').join(' ') +
      told +
      tellRefusedForm(refusedForm, nonce),
    failed: done < steps || refusedForm !== undefined,
  }
}

/** What had been done of a plan when the visitor said no to its next step. */
export function tellDeclined(done: number, results: readonly StepResult[], { nonce, page }: Telling): string {
  const before =
    done === 0
      ? ''
      : `${named(1, done)} ${done === 1 ? 'was' : 'were'} done before; nothing after ${done === 1 ? 'it' : 'them'}. `
  return `The visitor was asked and said no. ${before}The step was not done; do not do it another way.${inFence(
    results.map((report, at) => tellStep(report, at, { steps: done, page })),
    nonce,
  )}`
}

/** That a form was not taken is seen by the server; what the page wants of it is page text. */
export function tellRefusedForm(refused: RefusedForm | undefined, nonce: string): string {
  if (!refused) return ''
  const told = [...refused.wanted.map((label) => `still empty: ${label}`), ...refused.complaints]
  return `\nThe page did not take the form: it still stands there.${inFence(told, nonce)}`
}

function about(steps: readonly number[], all: number): string {
  return all === 1 ? '' : ` about ${steps.length === 1 ? 'step' : 'steps'} ${steps.join(', ')}`
}

function named(first: number, last: number): string {
  return first === last ? `Step ${first}` : `Steps ${first} ${last - first === 1 ? 'and' : 'to'} ${last}`
}

/** What was pressed once of twice is not undone by the second press. */
function tellFailure(what: string, report: StepResult | undefined, isUnsaid: boolean): string {
  if (report?.times) return `${what} was done only in part.`
  return `${what} failed${isUnsaid ? `: ${noReason}` : ''}.`
}

function notDone({ from, steps, why }: { from: number; steps: number; why: string }): string[] {
  if (from > steps) return []
  if (steps === 1) return [`It was not done: ${why}.`]
  return [`${named(from, steps)} ${from === steps ? 'was' : 'were'} not done: ${why}.`]
}

function inFence(told: readonly (string | undefined)[], nonce: string): string {
  const lines = told.filter((line) => line !== undefined && line !== '')
  return lines.length > 0 ? `\n${fence(lines.join('\n'), nonce)}` : ''
}

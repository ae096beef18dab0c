import type { SequenceResult, StepResult } from '#protocol'
import type { EngineInput, RefusedForm } from '../engine.ts'
import { fence } from '../prompt/fence.ts'
import { renderLines } from '../prompt/render-line.ts'

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

/** Says in sentences how the steps of one call went: what was asked, what was done, what not and why. */
export function tellResult(share: Share, nonce: string): ToolAnswer {
  const { result, from, steps, left, agreed = [], refusedForm } = share
  const completed = result.completedSteps ?? (result.success ? from + steps : 0)
  const done = Math.max(0, Math.min(completed - from, steps))
  const reports = result.results?.slice(from, from + steps) ?? []
  const isFailed = !result.success && done < steps && left === undefined
  const isMine = completed >= from
  const asked = agreed.flatMap((index) => (index >= from && index < from + steps ? [index - from + 1] : []))
  const sentences = [
    asked.length > 0 && `The visitor was asked${about(asked, steps)} and said yes.`,
    done === steps && (steps === 1 ? 'Done.' : `All ${steps} steps were done.`),
    done > 0 && done < steps && `${named(1, done)} ${done === 1 ? 'was' : 'were'} done.`,
    done < steps && isFailed && isMine && (steps === 1 ? 'It failed.' : `Step ${done + 1} failed.`),
    ...notDone({ from: done + (isFailed && isMine ? 2 : 1), steps, why: whyNot(left, isMine) }),
  ]
  const error = reports.some(({ success }) => !success) ? undefined : (result.reason ?? result.error)
  const told = [error, ...reports.map((report, at) => tellStep(report, at, steps))]
  return {
    text:
      sentences.filter((sentence) => typeof sentence === 'string').join(' ') +
      inFence(told, nonce) +
      tellRefusedForm(refusedForm, nonce),
    failed: done < steps || refusedForm !== undefined,
  }
}

/** What had been done of a plan when the visitor said no to its next step. */
export function tellDeclined(done: number, results: readonly StepResult[], nonce: string): string {
  const before =
    done === 0
      ? ''
      : `${named(1, done)} ${done === 1 ? 'was' : 'were'} done before; nothing after ${done === 1 ? 'it' : 'them'}. `
  return `The visitor was asked and said no. ${before}The step was not done; do not do it another way.${inFence(
    results.map((report, at) => tellStep(report, at, done)),
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

function notDone({ from, steps, why }: { from: number; steps: number; why: string }): string[] {
  if (from > steps) return []
  if (steps === 1) return [`It was not done${why}.`]
  return [`${named(from, steps)} ${from === steps ? 'was' : 'were'} not done${why}.`]
}

function whyNot(left: Share['left'], isMine: boolean): string {
  if (left === 'changed') return ': the page changed'
  if (left === 'missing') return ': what was aimed at is not on the page'
  if (left === 'refused') return ': refused, for the reason below'
  return isMine ? '' : ': a step before it failed'
}

function inFence(told: readonly (string | undefined)[], nonce: string): string {
  const lines = told.filter((line) => line !== undefined && line !== '')
  return lines.length > 0 ? `\n${fence(lines.join('\n'), nonce)}` : ''
}

/** What a step brought back is page text. */
function tellStep(
  { success, error, reason, text, options, url, lines = [] }: StepResult,
  at: number,
  steps: number,
): string | undefined {
  const parts = [
    success ? undefined : `failed: ${reason ?? error ?? 'no reason given'}`,
    success ? reason : undefined,
    // Lines say the same, with ids.
    lines.length > 0 ? undefined : text,
    options && `options: ${options.join(' | ')}`,
    // What follows may be anybody's name: the page tells of its address what may be told.
    url && `now at ${url.replace(/[?#].*$/, '')}`,
    lines.length > 0 ? `\n${renderLines(lines)}` : undefined,
  ].filter((part) => typeof part === 'string' && part !== '')
  if (parts.length === 0) return undefined
  return steps === 1 ? parts.join('; ') : `step ${at + 1}: ${parts.join('; ')}`
}

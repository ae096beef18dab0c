import type { PageContext, SequenceStep } from '#protocol'
import { indexPage } from '../builtin/ground/page-index.ts'
import { refusalOf, submissionOf, type Submission } from '../builtin/observe/submission.ts'
import type { RefusedForm } from '../engine.ts'
import { elementOf } from '../policy/scene.ts'
import type { TurnRequest } from '../port.ts'

/** The form that the last of some steps hands over, as it is before them. */
export function formSentBy(
  steps: readonly SequenceStep[],
  page: PageContext | undefined,
): Submission | undefined {
  const step = steps.at(-1)
  if (!page || !step || elementOf(page, step.elementId)?.form === undefined) return undefined
  return submissionOf(step, indexPage(page))
}

/** What the page wants of a form that it was sent and did not take; undefined when nothing shows that. */
export function refusedForm(
  submission: Submission | undefined,
  { page, pageIsNew }: TurnRequest,
): RefusedForm | undefined {
  const refusal = submission && page && pageIsNew !== false && refusalOf(submission, indexPage(page))
  if (!refusal) return undefined
  return { wanted: refusal.wanted.map(({ label }) => label), complaints: refusal.complaints }
}

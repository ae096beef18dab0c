import type { PageContext, SequenceStep } from '#protocol'
import type { RefusedForm } from '../../engine.ts'
import type { TurnRequest } from '../../port.ts'
import { refusalOf, submissionOf, type Submission } from '../../view/index.ts'

/** The form that the last of some steps hands over, as it is before them. */
export function formSentBy(
  steps: readonly SequenceStep[],
  page: PageContext | undefined,
): Submission | undefined {
  const step = steps.at(-1)
  return page && step && submissionOf(step, page)
}

/** What the page wants of a form that it was sent and did not take; undefined when nothing shows that. */
export function refusedForm(
  submission: Submission | undefined,
  { page, pageIsNew }: TurnRequest,
): RefusedForm | undefined {
  return submission && page && pageIsNew !== false ? refusalOf(submission, page) : undefined
}

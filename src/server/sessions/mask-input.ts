import { maskAll, type PageContext, type StepResult } from '#protocol'
import type { InboxInput } from '../turns/inbox-input.ts'
import { maskKeyLines } from './mask-key-lines.ts'
import { createSecretLock } from './secret-lock.ts'

/** What a widget reports of a plan. */
export type Report = Extract<InboxInput, { kind: 'action' | 'sequence' }>

/** Takes secrets out of what clients tell of pages, before it is kept anywhere. */
export function createInputMask() {
  const dropSecrets = createSecretLock()

  /** What may be kept of a page, whichever client tells of it. */
  function maskPage(context: PageContext): PageContext {
    const masked = maskAll(dropSecrets(context))
    const { outline } = masked
    return outline ? { ...masked, outline: { ...outline, lines: maskKeyLines(outline.lines) } } : masked
  }

  /** Lines of a result are held to the same as those of a page. */
  function maskResult<Result extends StepResult>(result: Result): Result {
    const lines = result.lines && maskPage({ outline: { lines: result.lines } }).outline?.lines
    return lines ? { ...result, lines } : result
  }

  /** Only what the page said is masked: the id by which the plan is known must come through as it is. */
  function maskReport(input: Report): Report {
    if (input.kind === 'action') return { ...input, result: maskAll(maskResult(input.result)) }
    const { results } = input.result
    const result = results ? { ...input.result, results: results.map(maskResult) } : input.result
    return { ...input, result: maskAll(result) }
  }

  return { maskPage, maskReport }
}

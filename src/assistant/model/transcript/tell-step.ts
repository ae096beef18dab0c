import { noElement, type PageContext, type StepResult } from '#protocol'
import { renderLines } from '../../prompt/render-line.ts'
import { viewOf } from '../../view/index.ts'

/** What a step brought back, all of it page text. `steps`: how many the call has. */
export function tellStep(
  report: StepResult,
  at: number,
  { steps, page }: { readonly steps: number; readonly page: PageContext | undefined },
): string | undefined {
  const { success, reason, text, options, url, lines = [] } = report
  const parts = [
    success ? reason : failureOf(report, page),
    // Lines say the same, with ids.
    lines.length > 0 ? undefined : text,
    options && `options: ${options.join(' | ')}`,
    url && `now at ${addressOf(url, page)}`,
    lines.length > 0 ? `\n${renderLines(lines)}` : undefined,
  ].filter((part) => typeof part === 'string' && part !== '')
  if (parts.length === 0) return undefined
  return steps === 1 ? parts.join('; ') : `step ${at + 1}: ${parts.join('; ')}`
}

/** Why it failed; how something is called now that is no longer what it was. What was done in part did not fail. */
function failureOf(report: StepResult, page: PageContext | undefined): string {
  const { error, reason, times, elementId = noElement } = report
  const why = reason ?? error ?? 'no reason given'
  const thing = error === 'stale_element' ? viewOf(page ?? {}).thing(elementId) : undefined
  const now = thing?.name ? ` The ${thing.kind} is now called “${thing.name}”.` : ''
  return `${times ? '' : 'failed: '}${why}${now}`
}

/** What follows a path may be anybody's name: of that, only what the page tells of its own address may be told. */
function addressOf(url: string, page: PageContext | undefined): string {
  const path = pathOf(url)
  return page?.url !== undefined && pathOf(page.url) === path ? page.url : path
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '')
}

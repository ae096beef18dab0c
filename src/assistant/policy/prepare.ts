import { limits, noElement, verbs, type ActionName, type PageContext, type SequenceStep } from '#protocol'
import { addressOf, originOf } from './address.ts'
import { elementOf } from './scene.ts'

/** A step with exactly the fields its verb uses, so that nothing unchecked travels along. */
export function prepare(step: SequenceStep, page: PageContext): SequenceStep {
  if (!Object.hasOwn(verbs, step.action)) return step
  const { target, ...verb } = verbs[step.action as ActionName]
  const elementId = target === 'none' ? noElement : (step.elementId ?? noElement)
  return {
    action: step.action,
    elementId,
    description: describe(step, page, elementId),
    ...('input' in verb && step.inputData !== undefined ? { inputData: step.inputData } : {}),
    ...(step.action === 'navigate' ? { url: shortAddress(step.url ?? '', page) } : {}),
    ...(step.action === 'wait' || step.action === 'wait_for'
      ? { waitDuration: Math.min(Math.max(0, step.waitDuration ?? 1_000), limits.waitMs) }
      : {}),
    ...(step.action === 'call_tool' ? { tool: step.tool ?? '', arguments: step.arguments ?? {} } : {}),
  }
}

function describe({ action, description, inputData }: SequenceStep, page: PageContext, id: number): string {
  const given = (description ?? '').trim()
  if (given !== '') return given.slice(0, limits.labelCharacters)
  const label = elementOf(page, id)?.text ?? inputData ?? ''
  return label === '' ? action : `${action} “${label.slice(0, limits.labelCharacters)}”`
}

/** Addresses of the page's own origin are sent as paths: they hold on whichever host the site is read. */
function shortAddress(address: string, page: PageContext): string {
  const url = addressOf(address, page)
  const ordinary =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && address.trim() !== ''
  return ordinary && url.origin === originOf(page) ? `${url.pathname}${url.search}${url.hash}` : address
}

import {
  limits,
  noElement,
  parseKey,
  verbNamed,
  type PageContext,
  type SequenceStep,
  type StepField,
} from '#protocol'
import { viewOf } from '../view/index.ts'
import { addressOf, originOf } from './address.ts'

/** A step with exactly the fields its verb uses, so that nothing unchecked travels along. */
export function prepare(step: SequenceStep, page: PageContext): SequenceStep {
  const verb = verbNamed(step.action)
  if (!verb) return step
  const elementId = verb.target === 'none' ? noElement : (step.elementId ?? noElement)
  const input = verb.input === 'key' ? spelled(step.inputData) : verb.input && step.inputData
  // An engine's own seal would prove nothing: it is that of the line which is judged here.
  const seal = viewOf(page).thing(elementId)?.state.seal
  return Object.assign(
    { action: step.action, elementId, description: describe(step, page, elementId) },
    input !== undefined && { inputData: input },
    seal !== undefined && { seal },
    ...verb.uses.map((field) => kept(field, step, page)),
  )
}

/** What is kept of each field that a verb uses; undefined leaves it out. */
const fields: { [Field in StepField]: (step: SequenceStep, page: PageContext) => SequenceStep[Field] } = {
  url: ({ url = '' }, page) => shortAddress(url, page),
  waitDuration: ({ waitDuration = 1_000 }) => clamp(waitDuration, 0, limits.waitMs),
  to: ({ to }) => to && { elementId: to.elementId, ...(to.side && { side: to.side }) },
  by: ({ by }) => by && { x: by.x, y: by.y },
  at: ({ at }) => at && { x: clamp(at.x, 0, 1), y: clamp(at.y, 0, 1) },
  values: ({ values }) => values?.slice(0, limits.valuesPerStep),
  times: ({ times }) => times && clamp(Math.round(times), 1, limits.timesPerStep),
  tool: ({ tool = '' }) => tool,
  arguments: (step) => step.arguments ?? {},
}

function kept(field: StepField, step: SequenceStep, page: PageContext): Partial<SequenceStep> {
  const value = fields[field](step, page)
  return value === undefined ? {} : { [field]: value }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(least, value), most)
}

/** The one spelling of a key: what was judged is what is pressed. */
function spelled(key: string | undefined): string | undefined {
  return key === undefined ? undefined : (parseKey(key)?.name ?? key)
}

function describe({ action, description, inputData }: SequenceStep, page: PageContext, id: number): string {
  const given = (description ?? '').trim()
  if (given !== '') return given.slice(0, limits.labelCharacters)
  const label = viewOf(page).thing(id)?.name || (inputData ?? '')
  return label === '' ? action : `${action} “${label.slice(0, limits.labelCharacters)}”`
}

/** Addresses of the page's own origin are sent as paths: they hold on whichever host the site is read. */
function shortAddress(address: string, page: PageContext): string {
  const url = addressOf(address, page)
  const ordinary =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && address.trim() !== ''
  return ordinary && url.origin === originOf(page) ? `${url.pathname}${url.search}${url.hash}` : address
}

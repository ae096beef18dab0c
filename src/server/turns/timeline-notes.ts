import type { TurnInput } from '#assistant'
import { fromWire, type LoggedEvent, type PageContext, type TimelineEntry } from '#protocol'

/** A line of the owner's timeline, before it has a time. */
export type TimelineBody = TimelineEntry extends infer Entry
  ? Entry extends { at: number }
    ? Omit<Entry, 'at'>
    : never
  : never

type Plan = Extract<LoggedEvent, { name: 'action_plan' }>['payload']

/** What the widget and the visitor answered, as the owner's timeline shows it. */
export function notesOfInputs(inputs: readonly TurnInput[], page: PageContext | undefined): TimelineBody[] {
  return inputs.flatMap((input): TimelineBody[] => {
    if (input.kind === 'confirmation') return [{ kind: 'confirmation', confirmed: input.confirmed }]
    if (input.kind !== 'result') return []
    const { success, error = null, results = [] } = input.result
    return [{ kind: 'result', planId: input.planId, page: page?.url ?? null, success, error, results }]
  })
}

/** What the assistant set out to do or asked for, with the elements it meant. */
export function notesOfEvents(events: readonly LoggedEvent[], page: PageContext | undefined): TimelineBody[] {
  return events.flatMap((event): TimelineBody[] => {
    const url = page?.url ?? null
    if (event.name === 'action_plan')
      return [
        {
          kind: 'plan',
          planId: event.payload.planId ?? null,
          page: url,
          steps: stepsOf(event.payload, page),
        },
      ]
    if (event.name !== 'confirmation_required') return []
    const { message, confirm_label: confirmLabel, cancel_label: cancelLabel } = event.payload
    return [{ kind: 'question', page: url, message, confirmLabel, cancelLabel }]
  })
}

function stepsOf(plan: Plan, page: PageContext | undefined) {
  const labels = new Map(page?.indexedElements?.map(({ id, text, type }) => [id, text || type || null]))
  return fromWire(plan).steps.map((step) =>
    Object.assign({ element: labels.get(step.elementId) ?? null }, step),
  )
}

import type { TurnNote } from '#assistant'
import type { LoggedEvent, TurnDebug } from '#protocol'

/** What a member who tries the draft is told beside a run's last event: what the policy said, and what it cost. */
export function withDebug(events: readonly LoggedEvent[], notes: readonly TurnNote[]): LoggedEvent[] {
  const last = events.findLastIndex(({ name }) => name !== 'message_chunk')
  const debug = debugOf(events, notes)
  return events.map((event, index) =>
    index === last ? ({ ...event, payload: { ...event.payload, debug } } as LoggedEvent) : event,
  )
}

function debugOf(events: readonly LoggedEvent[], notes: readonly TurnNote[]): TurnDebug {
  const usages = notes.filter((note) => note.kind === 'usage')
  return {
    decisions: notes.flatMap((note) => {
      if (note.kind !== 'policy') return []
      const { decision, rule, step, reason } = note
      return [{ decision, rule, step, reason }]
    }),
    sources: events.flatMap((event) => (event.name === 'message_done' ? (event.payload.sources ?? []) : [])),
    tokens: {
      input: usages.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
      output: usages.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    },
    ...(usages[0] && { model: usages[0].model }),
    ...faultOf(notes),
  }
}

function faultOf(notes: readonly TurnNote[]): { fault: string } | undefined {
  const fault = notes.find((note) => note.kind === 'fault')
  return fault && { fault: fault.reason }
}

import type { TurnInput, TurnState } from '#assistant'
import { limits, type HistoryEntry, type LoggedEvent } from '#protocol'

/** What the session store keeps of a turn between two runs. */
export type SavedTurn = RestingTurn | WaitingTurn

interface RestingTurn {
  readonly state?: TurnState
  /** Inputs of an answer that was cut short, to be answered together with the next ones. */
  readonly carried?: readonly TurnInput[]
  readonly waitUntil?: undefined
  readonly labels?: undefined
}

/** A turn that waits for the visitor or the widget. */
interface WaitingTurn extends Omit<RestingTurn, 'waitUntil' | 'labels'> {
  /** When the answer counts as missing. */
  readonly waitUntil: number
  /** The words on the buttons, while the answer to a question is waited for. */
  readonly labels?: { readonly confirm: string; readonly cancel: string }
}

/** What is kept of a turn that ended, or that waits now. */
export function savedTurn(state: TurnState, events: readonly LoggedEvent[], now: number): SavedTurn {
  const waitUntil = waitsUntil(state, now)
  if (waitUntil === undefined) return { state }
  const question = events.find((event) => event.name === 'confirmation_required')?.payload
  const labels = question && { confirm: question.confirm_label, cancel: question.cancel_label }
  return { state, waitUntil, ...(labels && { labels }) }
}

/**
 * Silence of a visitor who does not answer, or of a widget on whose plan no node has heard anything. It holds over
 * restarts; a widget that is attached is watched more closely by plan-watch.ts.
 */
function waitsUntil({ waiting }: TurnState, now: number): number | undefined {
  if (waiting?.kind === 'confirmation') return waiting.expiresAt
  return waiting ? now + limits.planSilenceDetachedMs : undefined
}

/** Reads what this module wrote; a session that never had a turn has none. */
export function readSavedTurn(value: unknown): SavedTurn {
  return typeof value === 'object' && value !== null ? (value as SavedTurn) : {}
}

/** What a confirmation leaves in the conversation: the button that was pressed. */
export function answerEntry(confirmed: boolean, labels: SavedTurn['labels'], at: number): HistoryEntry {
  const content = confirmed ? (labels?.confirm ?? 'Yes') : (labels?.cancel ?? 'No')
  return { role: 'user', content, at }
}

import type { TurnInput, TurnState } from '#assistant'
import type { HistoryEntry } from '#protocol'

/** What the session store keeps of a turn between two runs. */
export interface SavedTurn {
  readonly state?: TurnState
  /** Inputs of an answer that was cut short, to be answered together with the next ones. */
  readonly carried?: readonly TurnInput[]
  /** When the answer the turn waits for counts as missing. */
  readonly waitUntil?: number
  /** The words on the buttons of the question that is open. */
  readonly labels?: { readonly confirm: string; readonly cancel: string }
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

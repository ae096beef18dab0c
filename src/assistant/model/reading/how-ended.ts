import type { ModelPart } from '../language-model.ts'

/**
 * How an answer ended: as its model wanted, because it had reached the length it may have, at a bound of ours, or
 * because somebody between the model and us did not let it through.
 */
export type Ending = 'whole' | 'length' | 'bound' | 'filtered'

type FinishReason = Extract<ModelPart, { type: 'finish' }>['finishReason']

/** What the libraries and the servers call these. */
const names: Readonly<Record<string, Ending>> = {
  length: 'length',
  model_length: 'length',
  max_tokens: 'length',
  'content-filter': 'filtered',
  content_filter: 'filtered',
  sensitive: 'filtered',
  safety: 'filtered',
}

/** Reads why an answer ended; without a reason it was we who ended it. */
export function howEnded(reason: FinishReason | undefined): Ending {
  if (!reason) return 'bound'
  return names[reason.unified] ?? names[reason.raw?.toLowerCase() ?? ''] ?? 'whole'
}

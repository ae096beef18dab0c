import type { ConfigState } from '#protocol'

/** The draft as one list of fields; those of the look stand for themselves. */
export function draftFields({ draft, assistant, policy }: ConfigState): Record<string, unknown> {
  return { ...draft, assistant: assistant.draft, policy: policy.draft }
}

/** A position in one session's log as it travels: `<epoch>.<seq>`, and in a pid also `.<nonce>`. */
export interface Tag {
  readonly epoch: string
  readonly seq: number
  /** Names one client instance. */
  readonly nonce: string | undefined
}

const pattern = /^([0-9a-f]{8})\.(\d{1,15})(?:\.([0-9a-f]{8}))?$/
const maxCharacters = 64

/** Reads what a client brought. Anything that we cannot have written counts as absent. */
export function parseTag(value: unknown): Tag | undefined {
  if (typeof value !== 'string' || value.length >= maxCharacters) return undefined
  const [, epoch, seq, nonce] = pattern.exec(value) ?? []
  return epoch === undefined ? undefined : { epoch, seq: Number(seq), nonce }
}

import type { LogTail } from '#store'

/** Where a connecting client goes on, and what is known of it. */
export interface ResumePoint {
  readonly epoch: string
  readonly nonce: string
  /** It has everything up to here. Undefined: it brought nothing; the confirmed cursor decides at attach. */
  readonly from: number | undefined
  /** What it brought cannot be continued: it gets the history and goes on from `from`. */
  readonly restores: boolean
  /** Our own widget: its offset counts what it has decoded, not only what it has handled. */
  readonly exact: boolean
  /** What the client will bring back when it reconnects. */
  readonly pid: string
}

/** Decides from what the client brought in its CONNECT, by the rules of docs/decisions/401-replay.md 5–8. */
export function resumePoint(
  auth: Record<string, unknown>,
  { epoch, head, floor, confirmed }: LogTail,
  newNonce: () => string,
): ResumePoint {
  const offset = readPosition(auth.offset)
  const pid = readPosition(auth.pid)
  const isOurs = (position: LogPosition | undefined) => position?.epoch === epoch && position.seq <= head
  const told = [offset, pid].find(isOurs)?.seq
  const isForeign = told === undefined && (offset ?? pid) !== undefined
  const restores = isForeign || (told ?? confirmed) < floor
  const from = restores ? head : told
  const nonce = (isOurs(pid) ? pid?.nonce : undefined) ?? newNonce()
  return {
    epoch,
    nonce,
    from,
    restores,
    exact: isOurs(offset) && auth.exact === 1,
    pid: `${epoch}.${from ?? confirmed}.${nonce}`,
  }
}

/** A position in one session's log as it travels: `<epoch>.<seq>`, and in a pid also `.<nonce>`. */
interface LogPosition {
  readonly epoch: string
  readonly seq: number
  /** Names one client instance. */
  readonly nonce: string | undefined
}

const pattern = /^([0-9a-f]{8})\.(\d{1,15})(?:\.([0-9a-f]{8}))?$/
const maxCharacters = 64

/** Reads what a client brought. Anything that we cannot have written counts as absent. */
function readPosition(value: unknown): LogPosition | undefined {
  if (typeof value !== 'string' || value.length >= maxCharacters) return undefined
  const [, epoch, seq, nonce] = pattern.exec(value) ?? []
  return epoch === undefined ? undefined : { epoch, seq: Number(seq), nonce }
}

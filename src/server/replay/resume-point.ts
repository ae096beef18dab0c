import type { LogTail } from '#store'
import { parseTag, type Tag } from './tag.ts'

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
  const offset = parseTag(auth.offset)
  const pid = parseTag(auth.pid)
  const isOurs = (tag: Tag | undefined) => tag?.epoch === epoch && tag.seq <= head
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

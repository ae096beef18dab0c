import { payloadOf, type EventLog, type LogTail } from '#store'

/** How far back it is looked for: what is asked is the last thing that happened. */
const lastEvents = 50

/** Where a page that brings nothing must begin to hear the question that is still open; undefined: none is. */
export async function beforeQuestion(
  log: EventLog,
  sessionId: string,
  { tail, confirmationId }: { tail: LogTail; confirmationId: string | undefined },
): Promise<number | undefined> {
  if (confirmationId === undefined) return undefined
  const { head, floor, epoch } = tail
  const entries = await log.read(sessionId, Math.max(floor, head - lastEvents), lastEvents, epoch)
  const asked = entries?.findLast(
    (entry) => payloadOf('confirmation_required', entry)?.confirmationId === confirmationId,
  )
  return asked && asked.seq - 1
}

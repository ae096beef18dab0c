import { limits, type HistoryEntry } from '#protocol'
import type { LogEntry, StoredEntry } from '#store'
import { engineIoOf, type VisitorSocket } from './engine-io.ts'
import type { ReplayParts } from './replay-parts.ts'

/** Where a pump writes, and who is told of it. */
export interface Pumped {
  readonly parts: ReplayParts
  readonly socket: VisitorSocket
  readonly sessionId: string
  readonly epoch: string
  onWrote(events: number, cursor: number): void
  onGreeted(): void
  /** The log cannot be read from the cursor any more. */
  onLost(): void
}

const readAtOnce = 500
/** A link that does not drain is not fed: what it misses stays in the log, not in its buffer. */
const maxBuffered = 1_000

/** The only writer of one socket: reads the log with a cursor and sends what it finds. */
export class Pump {
  cursor: number
  readonly #link: Pumped
  readonly #unwatch: () => void
  #stopped = false
  #running = false
  #woken = false
  #greets = false

  constructor(link: Pumped, from: number) {
    this.#link = link
    this.cursor = from
    this.#unwatch = link.parts.log.watch(link.sessionId, this.wake)
  }

  /** Sends `session_joined` before anything later. */
  greet(): void {
    this.#greets = true
    this.wake()
  }

  readonly wake = (): void => {
    this.#woken = true
    if (!this.#running) void this.#run()
  }

  stop(): void {
    this.#stopped = true
    this.#unwatch()
    engineIoOf(this.#link.socket).off('drain', this.wake)
  }

  get #isOver(): boolean {
    return this.#stopped || !this.#link.socket.connected
  }

  async #run(): Promise<void> {
    const { parts, sessionId, epoch, socket } = this.#link
    this.#running = true
    try {
      while (this.#woken && !this.#isOver) {
        this.#woken = false
        if (this.#greets) await this.#sayHello()
        if (this.#waitsForDrain()) continue
        const entries = await parts.log.read(sessionId, this.cursor, readAtOnce, epoch)
        if (!this.#isOver) this.#write(entries)
      }
    } catch (error) {
      // The events are safe in the log: the client comes back for them.
      parts.onFault(error)
      engineIoOf(socket).close()
    } finally {
      this.#running = false
    }
  }

  async #sayHello(): Promise<void> {
    this.#greets = false
    const { parts, sessionId, socket } = this.#link
    const options = { last: limits.historyReturned, upTo: this.cursor }
    const history = await parts.sessions.history(sessionId, options)
    if (this.#isOver) return
    socket.emit('session_joined', { sessionId, restored: history.length > 0, history: history.map(asSaid) })
    this.#link.onGreeted()
  }

  #waitsForDrain(): boolean {
    const engine = engineIoOf(this.#link.socket)
    if (engine.writeBuffer.length <= maxBuffered) return false
    engine.off('drain', this.wake)
    engine.once('drain', this.wake)
    return true
  }

  #write(entries: readonly LogEntry[] | undefined): void {
    const { socket, epoch, sessionId, parts } = this.#link
    if (!entries) return this.#link.onLost()
    const engine = engineIoOf(socket)
    for (const entry of entries) {
      this.cursor = entry.seq
      engine.write(eventPacket(entry, epoch))
      parts.onSent?.(sessionId, entry)
    }
    if (entries.length > 0) this.#link.onWrote(entries.length, this.cursor)
    if (entries.length === readAtOnce) this.#woken = true
  }
}

/**
 * What `socket.emit` would send. The log holds plain JSON, so the search for binary parts, rooms and flags that
 * `emit` goes through for each event is left out, and nothing is printed again. The trailing string is kept by stock
 * clients as their offset: only logged events may end in one.
 */
function eventPacket({ seq, text }: LogEntry, epoch: string): string {
  return `2${text.slice(0, -1)},"${epoch}.${seq}"]`
}

function asSaid(entry: StoredEntry): HistoryEntry {
  const { role, content, at, streamId, block, sources } = entry
  return { role, content, at, streamId, block, sources }
}

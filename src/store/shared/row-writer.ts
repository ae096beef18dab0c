import { applyChanges, type RowChange, type Verdict } from '../postgres/apply-changes.ts'
import { sqlState, type Ask, type Postgres } from '../postgres/open-postgres.ts'
import { unavailable } from '../unavailable.ts'

/** Changes of all sessions that arrive together are one statement; those of one session keep their order. */
export interface RowWriter {
  add(change: RowChange): Promise<Verdict>
  /** Runs between what was added before and what is added after. */
  alone<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}
type Item =
  | (Waiting<Verdict> & { readonly change: RowChange })
  | (Waiting<unknown> & { readonly work: (ask: Ask) => Promise<unknown> })
type ChangeItem = Extract<Item, { change: RowChange }>

const maxTogether = 200
/** The bound of the queue; beyond, callers are refused at once. */
const maxWaiting = 10_000
/** Two nodes may race for the same row or client id: the loser retries. */
const maxTries = 3

export function rowWriter(postgres: Postgres, node: string): RowWriter {
  let waiting: Item[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    // What arrives in the same turn of the event loop shares the first statement too.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const [first] = waiting
      if (first && 'work' in first) {
        waiting.shift()
        await first.work(postgres.ask).then(first.resolve, first.reject)
      } else await apply(nextBatch())
    }
    running = undefined
  }

  /** The first change of each session, up to the next work that wants to be alone. */
  function nextBatch(): ChangeItem[] {
    const batch = new Map<string, ChangeItem>()
    const later: Item[] = []
    for (const [place, item] of waiting.entries()) {
      if ('work' in item || batch.size >= maxTogether) {
        later.push(...waiting.slice(place))
        break
      }
      if (batch.has(item.change.id)) later.push(item)
      else batch.set(item.change.id, item)
    }
    waiting = later
    return [...batch.values()]
  }

  async function apply(batch: readonly ChangeItem[], tries = 1): Promise<void> {
    try {
      const verdicts = await applyChanges(
        postgres.ask,
        node,
        batch.map(({ change }) => change),
      )
      for (const [index, item] of batch.entries()) item.resolve(verdicts[index] ?? 'gone')
    } catch (error) {
      const isOne = batch.length === 1
      const meets = isOne && tries < maxTries && isMeeting(error)
      // A change that PostgreSQL cannot take fails alone.
      if (meets) return apply(batch, tries + 1)
      if (stateOf(error) === undefined) return refuseAll(batch, error)
      if (isOne) return batch.forEach(({ reject }) => reject(error))
      for (const item of batch) await apply([item])
    }
  }

  /** PostgreSQL is away: what is queued behind is refused at once instead of timing out too. */
  function refuseAll(batch: readonly Item[], error: unknown): void {
    const refused = [...batch, ...waiting]
    waiting = []
    for (const { reject } of refused) reject(error)
  }

  function push<Result>(make: (waiting: Waiting<Result>) => Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(unavailable(new Error('too much waits for PostgreSQL')))
      waiting.push(make({ resolve, reject }))
      running ??= run()
    })
  }

  return {
    add: (change) => push((waiting) => ({ ...waiting, change })),
    alone: <Result>(work: (ask: Ask) => Promise<Result>) =>
      push<Result>((waiting) => ({ ...waiting, work }) as Item),
    async close() {
      await running
    },
  }
}

/** A row was written or locked by another node in the same moment. */
function isMeeting(error: unknown): boolean {
  const code = stateOf(error)
  return code === '23505' || code?.startsWith('40') === true
}

/** What PostgreSQL said, also if the caller is told something friendlier. */
function stateOf(error: unknown): string | undefined {
  return sqlState(error) ?? (error instanceof Error ? sqlState(error.cause ?? {}) : undefined)
}

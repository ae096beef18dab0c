import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serverBundle } from '../../support/server-bundle.ts'
import { childServer } from '../support/child-server.ts'
import { seeded, shuffled, type Random } from '../support/random.ts'
import { faults } from './faults.ts'
import { transports, versions, type Transport, type Version } from './page.ts'
import { runOne, type Job, type Outcome } from './run-one.ts'

export interface ReplaySuiteOptions {
  /** `recovery` is the control: socket.io's own. */
  readonly mode?: 'log' | 'recovery'
  /** Runs of each fault with each client version and transport. */
  readonly runs: number
  readonly seed: number
  readonly only?: readonly string[]
  /** Each fault with each version and each transport once, instead of every pair. */
  readonly sparse?: boolean
  /** A stream that stands still for so long is given up. */
  readonly silenceMs?: number
}

const together = 24

const killedTogether = 27

/** Runs every fault with every stock client over every transport, in random order, many at once. */
export async function replaySuite(options: ReplaySuiteOptions): Promise<Outcome[]> {
  const { mode = 'log', seed, silenceMs = 240_000 } = options
  const random = seeded(seed)
  const jobs = shuffled(allJobs(options), random)
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const bundle = await serverBundle(join(import.meta.dirname, 'server.ts'))
  const outcomes: Outcome[] = []
  const startServer = (file: string) =>
    childServer({
      module: bundle.file,
      arguments: (port) => [String(port), join(folder, file), mode],
    })
  try {
    const calm = jobs.filter(({ fault }) => fault !== 'kill')
    if (calm.length > 0) {
      const server = await startServer('calm.db')
      const worker = async () => {
        for (let job = calm.pop(); job; job = calm.pop())
          outcomes.push(await runOne(job, server.port, silenceMs))
      }
      await Promise.all(Array.from({ length: together }, worker))
      await server.kill()
    }
    const killed = jobs.filter(({ fault }) => fault === 'kill')
    for (let group = 0; killed.length > 0; group++) {
      const server = await startServer(`kill-${group}.db`)
      const running = killed.splice(0, killedTogether).map((job) => runOne(job, server.port, silenceMs))
      await killInMidStream(server, random)
      outcomes.push(...(await Promise.all(running)))
      await server.kill()
    }
  } finally {
    bundle.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  return outcomes
}

async function killInMidStream(server: Awaited<ReturnType<typeof childServer>>, random: Random) {
  for (let left = random.between(1, 2); left > 0; left--) {
    await delay(random.between(150, 650))
    await server.kill()
    await delay(random.between(50, 550))
    await server.restart()
  }
}

function allJobs({ runs, seed, sparse, only = Object.keys(faults) }: ReplaySuiteOptions): Job[] {
  const pairs = (Object.keys(versions) as Version[]).flatMap((version, row) =>
    (Object.keys(transports) as Transport[]).map((transport, column) => ({
      version,
      transport,
      row,
      column,
    })),
  )
  let next = seed * 100_000
  return only.flatMap((fault, place) =>
    pairs
      .filter(({ row, column }) => !sparse || (row + column + place + seed) % 3 === 0)
      .flatMap(({ version, transport }) =>
        Array.from({ length: runs }, () => ({ fault, version, transport, seed: next++ })),
      ),
  )
}

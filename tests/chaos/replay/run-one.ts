import { setTimeout as delay } from 'node:timers/promises'
import { chaosProxy } from '../support/chaos-proxy.ts'
import { seeded } from '../support/random.ts'
import { until } from '../support/until.ts'
import { faults } from './faults.ts'
import { judge, type Verdict } from './judge.ts'
import { openPage, type Auth, type Page, type Transport, type Version } from './page.ts'

export interface Job {
  readonly fault: string
  readonly version: Version
  readonly transport: Transport
  readonly seed: number
}

export interface Outcome extends Job, Verdict {
  readonly finished: boolean
}

/** One session, one stream, one fault: what the visitor's side saw in the end. */
export async function runOne(job: Job, port: number, silenceMs: number): Promise<Outcome> {
  const fault = faults[job.fault]
  if (!fault) throw new Error(`There is no fault "${job.fault}".`)
  const random = seeded(job.seed)
  const sessionId = `${job.fault}-${job.version}-${job.transport}-${job.seed}`.replaceAll(/[ ,.]+/g, '-')
  const count = random.between(...(fault.events ?? [60, 140]))
  const proxy = await chaosProxy(port)
  proxy.delayMs = random.chance(0.5) ? 0 : random.between(1, 25)
  proxy.resets = random.chance(0.5)
  const all: number[] = []
  const pages: Page[] = []

  function open(auth?: (page: Page) => Auth): Page {
    const url = `http://127.0.0.1:${proxy.port}`
    const onEvent = (index: number) => void all.push(index)
    const page = openPage({ ...job, url, sessionId, count, onEvent, ...(auth && { auth }) })
    pages.push(page)
    return page
  }
  const pause = random.oneOf(fault.events ? [3, 6, 10] : [0, 1, 3, 6])
  const query = new URLSearchParams({
    session: sessionId,
    count: String(count),
    pause: String(pause),
    burst: String(random.oneOf([1, 3, 8])),
  })
  const stream = () => askUntilHeard(`http://127.0.0.1:${port}/stream?${query}`)

  if (fault.streamsFirst) await stream()
  const first = open(fault.auth)
  await until(() => first.socket.connected, 8_000)
  await delay(random.between(0, job.transport === 'upgrade' ? 120 : 30))
  if (!fault.streamsFirst) await stream()
  const last = await fault.act({ random, proxy, count, page: first, open })
  // A killed server does not know of its streams: ask again until the end has come.
  const asking = setInterval(() => void stream(), 300)
  const isFinished = () => (fault.pageLoad ? all.includes(count - 1) : last.ended)
  // A slow machine is no fault: only a stream that stands still is given up.
  for (let before = -1; !isFinished() && before < all.length;) {
    before = all.length
    await until(() => isFinished() || all.length > before, silenceMs)
  }
  clearInterval(asking)
  await delay(120)

  const verdict = judge(fault.pageLoad ? all : last.got, count)
  for (const { socket } of pages) socket.disconnect()
  proxy.close()
  return { ...job, ...verdict, finished: isFinished() }
}

async function askUntilHeard(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    try {
      return void (await (await fetch(url)).text())
    } catch {
      await delay(100)
    }
  }
}

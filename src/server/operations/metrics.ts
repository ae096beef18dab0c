import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { routeOf, type Instrument } from './instrument.ts'
import { watchRun } from './watch-run.ts'

/** A number that is looked up when somebody asks. */
export interface GaugeReading {
  readonly name: string
  readonly help: string
  readonly read: () => number
}

export interface Metrics extends Instrument {
  readonly contentType: string
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>
}

const requestSeconds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]
const turnSeconds = [0.05, 0.2, 0.5, 1, 2, 5, 10, 20, 40]

/** Counts what the server does, for Prometheus. */
export function createMetrics(readings: readonly GaugeReading[]): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const { name, help, read } of readings) {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) })
  }
  const requests = new Histogram({
    name: 'pagehand_http_request_seconds',
    help: 'Requests by route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  })
  const runs = new Histogram({
    name: 'pagehand_turn_run_seconds',
    help: 'Runs of turns by how they ended, and how long they took.',
    labelNames: ['outcome'],
    buckets: turnSeconds,
    registers,
  })
  const firstWords = new Histogram({
    name: 'pagehand_turn_first_word_seconds',
    help: 'From the start of a run to its first streamed word.',
    buckets: turnSeconds,
    registers,
  })
  const running = new Gauge({
    name: 'pagehand_turns_running',
    help: 'Turns this node is running now.',
    registers,
  })
  const tokens = new Counter({
    name: 'pagehand_model_tokens_total',
    help: 'Tokens of outside models.',
    labelNames: ['direction'],
    registers,
  })

  const faults = new Counter({
    name: 'pagehand_assistant_faults_total',
    help: 'Times that an assistant failed, by what visitors were told; retried: nothing, it was asked once more.',
    labelNames: ['kind'],
    registers,
  })

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    watch(http) {
      http.addHook('onResponse', async (request, reply) =>
        requests.observe(
          { method: request.method, route: routeOf(request), status: reply.statusCode },
          reply.elapsedTime / 1000,
        ),
      )
    },
    around: (assistant) =>
      watchRun(assistant, () => {
        const began = performance.now()
        const seconds = () => (performance.now() - began) / 1000
        let outcome: string | undefined
        running.inc()
        return {
          firstWord: () => firstWords.observe(seconds()),
          noted(note) {
            if (note.kind === 'outcome') outcome = note.outcome
            if (note.kind === 'retried') faults.inc({ kind: 'retried' })
            if (note.kind === 'fault') faults.inc({ kind: note.says ?? 'failed' })
            if (note.kind !== 'usage') return
            tokens.inc({ direction: 'in' }, note.inputTokens)
            tokens.inc({ direction: 'out' }, note.outputTokens)
          },
          ended(fault) {
            running.dec()
            const end =
              fault === undefined ? (outcome ?? 'waiting') : fault === 'interrupted' ? fault : 'failed'
            runs.observe({ outcome: end }, seconds())
          },
        }
      }),
  }
}

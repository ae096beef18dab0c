import type { Config } from '../config.ts'
import type { Logger } from '../logger.ts'
import type { Instrument } from './instrument.ts'
import type { Metrics, Reading } from './metrics.ts'

export interface InstrumentsOptions {
  readonly config: Pick<Config, 'logLevel' | 'metricsPort' | 'metricsToken' | 'tracing'>
  readonly logger: Logger
  readonly readings: readonly Reading[]
}

export interface Instruments {
  readonly all: readonly Instrument[]
  readonly metrics: Metrics | undefined
}

/** Opens what the operator asked for. Each is loaded only then: nobody pays for a watcher that nobody reads. */
export async function openInstruments({
  config,
  logger,
  readings,
}: InstrumentsOptions): Promise<Instruments> {
  const wantsMetrics = config.metricsPort !== undefined || config.metricsToken !== undefined
  const metrics = wantsMetrics ? (await import('./metrics.ts')).createMetrics(readings) : undefined
  const tracing = config.tracing ? (await import('./tracing.ts')).createTracing() : undefined
  const log = /^(?:debug|trace)$/.test(config.logLevel)
    ? (await import('./request-log.ts')).createRequestLog(logger)
    : undefined
  return { metrics, all: [metrics, tracing, log].filter((one) => one !== undefined) }
}

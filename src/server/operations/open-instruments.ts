import type { Config } from '../settings/config.ts'
import { ConfigError } from '../settings/read-setting.ts'
import type { Logger } from '../logger.ts'
import type { Instrument } from './instrument.ts'
import type { Metrics, GaugeReading } from './metrics.ts'

export interface InstrumentsOptions {
  readonly config: Pick<Config, 'logLevel' | 'metricsPort' | 'metricsToken' | 'tracing'>
  readonly logger: Logger
  readonly readings: readonly GaugeReading[]
}

export interface Instruments {
  readonly all: readonly Instrument[]
  readonly metrics: Metrics | undefined
}

/** Opens the instruments that the operator asked for. Each is imported only then, so that others cost nothing. */
export async function openInstruments({
  config,
  logger,
  readings,
}: InstrumentsOptions): Promise<Instruments> {
  const wantsMetrics = config.metricsPort !== undefined || config.metricsToken !== undefined
  const metrics = wantsMetrics ? (await import('./metrics.ts')).createMetrics(readings) : undefined
  const tracing = config.tracing ? (await loadTracing()).createTracing() : undefined
  const log = /^(?:debug|trace)$/.test(config.logLevel)
    ? (await import('./request-log.ts')).createRequestLog(logger)
    : undefined
  return { metrics, all: [metrics, tracing, log].filter((one) => one !== undefined) }
}

/** Few operators trace, so its packages are not installed by themselves. */
async function loadTracing(): Promise<typeof import('./tracing.ts')> {
  try {
    return await import('./tracing.ts')
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw fault
    throw new ConfigError(
      `An OTEL_ variable asks for traces, but what sends them is not installed. Run: npm install ${tracingPackages.join(' ')}`,
    )
  }
}

const tracingPackages = ['api', 'core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-base'].map(
  (name) => `@opentelemetry/${name}`,
)

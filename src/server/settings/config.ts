import { assistantChoice, stallMs, type ModelSettings } from '#assistant'
import { limits } from '#protocol'
import { isIP } from 'node:net'
import { readModelSettings } from './read-model-settings.ts'
import {
  ConfigError,
  httpUrl,
  oneOf,
  seconds,
  text,
  urlOf,
  wholeNumber,
  type Environment,
} from './read-setting.ts'

export { ConfigError }

/** Everything the operator can decide, read once from the environment. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Without a trailing slash; undefined: localhost and the port it listens on. */
  readonly publicUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  /** Where other nodes reach this one; undefined: where it listens. */
  readonly nodeUrl: string | undefined
  readonly assistant: string
  readonly assistantBaseUrl: string | undefined
  readonly assistantApiKey: string | undefined
  /** Whether the built-in engine answers while a model is gone. */
  readonly assistantFallsBack: boolean
  readonly model: ModelSettings
  /** Whether the start looks for model servers on this machine. */
  readonly findsLocalModels: boolean
  /** Private `host:port` that models, crawls and webhooks of sites may reach. */
  readonly egressAllow: readonly string[]
  /** A Chromium that renders pages which scripts build, for learning a site. */
  readonly knowledgeBrowser: string | undefined
  /** An OpenAI-compatible server of embeddings, and its model: passages are then found by meaning too. */
  readonly embeddingsUrl: string | undefined
  readonly embeddingsModel: string | undefined
  readonly embeddingsApiKey: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  readonly sessionIdleMs: number
  readonly initsPerMinute: number
  readonly chatsPerMinute: number
  readonly socketsPerIp: number
  readonly eventsPerSecond: number
  /** Undefined: what suits the provider. */
  readonly firstTokenMs: number | undefined
  readonly stallMs: number
  readonly trustProxy: boolean | number | string
  readonly oidcIssuer: string | undefined
  readonly oidcClientId: string | undefined
  readonly secretKey: string | undefined
  readonly budgetMessagesPerDay: number
  readonly budgetTokensPerDay: number
  readonly logLevel: string
  /** Where Prometheus reads; undefined: with a token on the port itself, without one nowhere. */
  readonly metricsPort: number | undefined
  readonly metricsToken: string | undefined
  /** Whether the standard OTEL_ variables name a collector. */
  readonly tracing: boolean
}

/** Reads the configuration, or throws a `ConfigError` with a line for each variable that is wrong. */
export function readConfig(environment: Environment): Config {
  const complaints = new Map<string, string>()
  /** What could be read of it so far. */
  const left = new Proxy(environment, {
    get: (from, name) => (complaints.has(String(name)) ? undefined : from[String(name)]),
  })
  for (;;) {
    let config: Config
    try {
      config = readSettings(left)
    } catch (problem) {
      const [name] = (problem instanceof ConfigError && /^[A-Z][A-Z_]+/.exec(problem.message)) || []
      if (name === undefined || left[name] === undefined) throw problem
      // Read on without it, so that all wrong settings are named at once.
      complaints.set(name, (problem as ConfigError).message)
      continue
    }
    // What contradicts a value that could not be read says nothing new.
    const more = contradictions(config).filter(
      (line) => ![...complaints.keys()].some((name) => line.includes(name)),
    )
    if (complaints.size + more.length === 0) return config
    throw new ConfigError([...complaints.values(), ...more].join('\n'))
  }
}

function readSettings(environment: Environment): Config {
  const port = wholeNumber(environment, 'PORT', 8787, 0, 65_535)
  const assistant = text(environment, 'ASSISTANT') ?? 'builtin'
  return {
    host: text(environment, 'HOST') ?? '127.0.0.1',
    port,
    publicUrl: httpUrl(environment, 'PUBLIC_URL'),
    dataDir: text(environment, 'DATA_DIR') ?? './data',
    databaseUrl: urlOf(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: urlOf(environment, 'REDIS_URL', ['redis:', 'rediss:']),
    nodeUrl: urlOf(environment, 'NODE_URL', ['http:'])?.replace(/\/+$/, ''),
    assistant,
    assistantBaseUrl: httpUrl(environment, 'ASSISTANT_BASE_URL'),
    assistantApiKey: text(environment, 'ASSISTANT_API_KEY'),
    assistantFallsBack: oneOf(environment, 'ASSISTANT_FALLBACK', ['off', 'builtin'], 'builtin') === 'builtin',
    model: readModelSettings(environment),
    findsLocalModels: oneOf(environment, 'ASSISTANT_LOOK_AROUND', ['off', 'on'], 'on') === 'on',
    egressAllow: hostsAndPorts(environment, 'EGRESS_ALLOW'),
    knowledgeBrowser: text(environment, 'KNOWLEDGE_BROWSER'),
    embeddingsUrl: httpUrl(environment, 'EMBEDDINGS_BASE_URL'),
    embeddingsModel: text(environment, 'EMBEDDINGS_MODEL'),
    embeddingsApiKey: text(environment, 'EMBEDDINGS_API_KEY'),
    smtpUrl: urlOf(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text(environment, 'MAIL_FROM'),
    sessionIdleMs:
      wholeNumber(environment, 'SESSION_IDLE_SECONDS', limits.idleSeconds, 1, 31_536_000) * 1_000,
    initsPerMinute: wholeNumber(environment, 'LIMIT_INIT_PER_MINUTE', limits.initsPerMinutePerIp, 1, 1e9),
    chatsPerMinute: wholeNumber(
      environment,
      'LIMIT_CHAT_PER_MINUTE',
      limits.chatsPerMinutePerSession,
      1,
      1e9,
    ),
    socketsPerIp: wholeNumber(environment, 'LIMIT_SOCKETS_PER_IP', limits.socketsPerIp, 1, 1e9),
    eventsPerSecond: wholeNumber(
      environment,
      'LIMIT_EVENTS_PER_SECOND',
      limits.eventsPerSecondPerSocket,
      1,
      1e9,
    ),
    firstTokenMs: seconds(environment, 'MODEL_FIRST_TOKEN_SECONDS'),
    stallMs: wholeNumber(environment, 'MODEL_STALL_SECONDS', stallMs / 1_000, 1, 600) * 1_000,
    trustProxy: proxies(text(environment, 'TRUST_PROXY')),
    oidcIssuer: httpUrl(environment, 'OIDC_ISSUER'),
    oidcClientId: text(environment, 'OIDC_CLIENT_ID'),
    secretKey: text(environment, 'SECRET_KEY'),
    budgetMessagesPerDay: wholeNumber(environment, 'BUDGET_MESSAGES_PER_DAY', 5_000, 0, 1e9),
    budgetTokensPerDay: wholeNumber(environment, 'BUDGET_TOKENS_PER_DAY', 50_000_000, 0, 1e12),
    logLevel: oneOf(
      environment,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
    ),
    metricsPort: optionalPort(environment, 'METRICS_PORT'),
    metricsToken: text(environment, 'METRICS_TOKEN'),
    tracing: namesCollector(environment),
  }
}

function contradictions(config: Config): string[] {
  return [
    problemOf(() => assistantChoice(config.assistant, config.assistantBaseUrl)) ?? keyMissing(config),
    config.databaseUrl &&
      !config.redisUrl &&
      'DATABASE_URL is set but REDIS_URL is not: several nodes need both.',
    config.redisUrl &&
      !config.databaseUrl &&
      'REDIS_URL is set but DATABASE_URL is not: several nodes need both.',
    config.databaseUrl &&
      !config.secretKey &&
      'SECRET_KEY must be set with DATABASE_URL, the same on every node.',
    config.secretKey !== undefined &&
      config.secretKey.length < 32 &&
      'SECRET_KEY must have at least 32 characters.',
    config.metricsToken !== undefined &&
      config.metricsToken.length < 16 &&
      'METRICS_TOKEN must have at least 16 characters.',
    config.metricsPort !== undefined &&
      config.metricsPort === config.port &&
      config.port !== 0 &&
      'METRICS_PORT must differ from PORT; for one port set METRICS_TOKEN alone.',
    config.embeddingsUrl &&
      !config.embeddingsModel &&
      'EMBEDDINGS_BASE_URL is set but EMBEDDINGS_MODEL is not: which model is to be asked?',
    config.embeddingsModel &&
      !config.embeddingsUrl &&
      'EMBEDDINGS_MODEL is set but EMBEDDINGS_BASE_URL is not: where is that server, /v1 included?',
    config.smtpUrl && !config.mailFrom && 'SMTP_URL is set but MAIL_FROM is not: who are the mails from?',
    config.oidcIssuer && !config.oidcClientId && 'OIDC_ISSUER is set but OIDC_CLIENT_ID is not.',
    config.oidcClientId && !config.oidcIssuer && 'OIDC_CLIENT_ID is set but OIDC_ISSUER is not.',
  ].filter((line): line is string => typeof line === 'string')
}

/** Behind an address of the operator's own there may be a proxy that holds the key. */
function keyMissing({ assistant, assistantApiKey, assistantBaseUrl }: Config): string | false {
  return (
    assistant !== 'builtin' &&
    !assistantApiKey &&
    !assistantBaseUrl &&
    `ASSISTANT is ${assistant}, so ASSISTANT_API_KEY must hold the provider's key.`
  )
}

function problemOf(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem)
  }
}

/** `off`, `on`, a number of hops, or addresses and networks separated by commas, as fastify takes them. */
function proxies(value: string | undefined): boolean | number | string {
  if (value === undefined || /^(off|false|no|0)$/i.test(value)) return false
  if (/^(on|true|yes)$/i.test(value)) return true
  if (/^\d+$/.test(value)) return Number(value)
  if (!value.split(',').every((part) => isProxy(part.trim())))
    throw new ConfigError(`TRUST_PROXY must be off, on, a number of hops or addresses, not "${value}".`)
  return value
}

function isProxy(text: string): boolean {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d+))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
}

/** `host:port` entries, separated by commas or spaces. */
function hostsAndPorts(environment: Environment, name: string): string[] {
  const entries =
    text(environment, name)
      ?.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean) ?? []
  for (const entry of entries)
    if (!/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\]):\d{1,5}$/.test(entry) || !URL.canParse(`http://${entry}`))
      throw new ConfigError(`${name} must list hosts with their ports, like 127.0.0.1:11434, not "${entry}".`)
  return entries
}

function optionalPort(environment: Environment, name: string): number | undefined {
  return text(environment, name) === undefined ? undefined : wholeNumber(environment, name, 0, 1, 65_535)
}

/** As the OpenTelemetry specification says: an endpoint turns traces on, two switches turn them off. */
function namesCollector(environment: Environment): boolean {
  const off =
    text(environment, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true' ||
    text(environment, 'OTEL_TRACES_EXPORTER') === 'none'
  const endpoint =
    urlOf(environment, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http:', 'https:']) ??
    urlOf(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  return !off && endpoint !== undefined
}

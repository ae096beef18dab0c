import { assistantChoice } from '#assistant'
import { limits } from '#protocol'

/** Everything the operator can decide, read once from the environment. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Without a trailing slash; undefined: localhost and the port it listens on. */
  readonly publicUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly assistant: string
  readonly assistantBaseUrl: string | undefined
  readonly assistantApiKey: string | undefined
  /** Whether the built-in engine answers while a model is gone. */
  readonly assistantFallsBack: boolean
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
  readonly logLevel: string
}

/** A setting that cannot be used. Its message is the one line the operator needs. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Environment = Record<string, string | undefined>

/** Reads the configuration, or throws a `ConfigError` that names the variable. */
export function readConfig(environment: Environment): Config {
  const port = wholeNumber(environment, 'PORT', 8787, 0, 65_535)
  const assistant = text(environment, 'ASSISTANT') ?? 'builtin'
  const config: Config = {
    host: text(environment, 'HOST') ?? '127.0.0.1',
    port,
    publicUrl: httpUrl(environment, 'PUBLIC_URL'),
    dataDir: text(environment, 'DATA_DIR') ?? './data',
    databaseUrl: urlOf(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: urlOf(environment, 'REDIS_URL', ['redis:', 'rediss:']),
    assistant,
    assistantBaseUrl: httpUrl(environment, 'ASSISTANT_BASE_URL'),
    assistantApiKey: text(environment, 'ASSISTANT_API_KEY'),
    assistantFallsBack: oneOf(environment, 'ASSISTANT_FALLBACK', ['off', 'builtin'], 'off') === 'builtin',
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
    stallMs: wholeNumber(environment, 'MODEL_STALL_SECONDS', 20, 1, 600) * 1_000,
    trustProxy: proxies(text(environment, 'TRUST_PROXY')),
    oidcIssuer: httpUrl(environment, 'OIDC_ISSUER'),
    oidcClientId: text(environment, 'OIDC_CLIENT_ID'),
    secretKey: text(environment, 'SECRET_KEY'),
    budgetMessagesPerDay: wholeNumber(environment, 'BUDGET_MESSAGES_PER_DAY', 5_000, 0, 1e9),
    logLevel: oneOf(
      environment,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
    ),
  }
  for (const complaint of contradictions(config)) throw new ConfigError(complaint)
  return config
}

function contradictions(config: Config): string[] {
  return [
    problemOf(() => assistantChoice(config.assistant, config.assistantBaseUrl)),
    config.databaseUrl &&
      !config.redisUrl &&
      'DATABASE_URL is set but REDIS_URL is not: several nodes need both.',
    config.redisUrl &&
      !config.databaseUrl &&
      'REDIS_URL is set but DATABASE_URL is not: several nodes need both.',
    config.databaseUrl &&
      config.redisUrl &&
      'This release runs on one node only: leave DATABASE_URL and REDIS_URL out, it keeps its data in DATA_DIR.',
    config.databaseUrl &&
      !config.secretKey &&
      'SECRET_KEY must be set with DATABASE_URL, the same on every node.',
    config.secretKey !== undefined &&
      config.secretKey.length < 32 &&
      'SECRET_KEY must have at least 32 characters.',
    config.oidcIssuer && !config.oidcClientId && 'OIDC_ISSUER is set but OIDC_CLIENT_ID is not.',
    config.oidcClientId && !config.oidcIssuer && 'OIDC_CLIENT_ID is set but OIDC_ISSUER is not.',
  ].filter((line): line is string => typeof line === 'string')
}

function problemOf(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem)
  }
}

function text(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
}

function wholeNumber(
  environment: Environment,
  name: string,
  fallback: number,
  low: number,
  high: number,
): number {
  const value = text(environment, name)
  if (value === undefined) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < low || number > high)
    throw new ConfigError(`${name} must be a whole number from ${low} to ${high}, not "${value}".`)
  return number
}

function seconds(environment: Environment, name: string): number | undefined {
  return text(environment, name) === undefined ? undefined : wholeNumber(environment, name, 0, 1, 600) * 1_000
}

function urlOf(environment: Environment, name: string, protocols: readonly string[]): string | undefined {
  const value = text(environment, name)
  if (value === undefined) return undefined
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} must be an address that begins with ${protocols[0]}//, not "${value}".`)
  return value
}

function httpUrl(environment: Environment, name: string): string | undefined {
  return urlOf(environment, name, ['http:', 'https:'])?.replace(/\/+$/, '')
}

function oneOf(environment: Environment, name: string, values: readonly string[], fallback: string): string {
  const value = text(environment, name) ?? fallback
  if (!values.includes(value))
    throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${value}".`)
  return value
}

/** `off`, `on`, a number of hops, or addresses and networks separated by commas, as fastify takes them. */
function proxies(value: string | undefined): boolean | number | string {
  if (value === undefined || /^(off|false|no|0)$/i.test(value)) return false
  if (/^(on|true|yes)$/i.test(value)) return true
  if (/^\d+$/.test(value)) return Number(value)
  const known = /^(?:loopback|linklocal|uniquelocal|[0-9a-fA-F:.]+(?:\/\d{1,3})?)$/
  const bad = value.split(',').find((part) => !known.test(part.trim()))
  if (bad !== undefined)
    throw new ConfigError(`TRUST_PROXY must be off, on, a number of hops or addresses, not "${value}".`)
  return value
}

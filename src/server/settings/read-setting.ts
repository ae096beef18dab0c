/** A setting that cannot be used. Its message is the one line the operator needs. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Environment = Record<string, string | undefined>

export function text(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
}

export function wholeNumber(
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

export function seconds(environment: Environment, name: string): number | undefined {
  return text(environment, name) === undefined ? undefined : wholeNumber(environment, name, 0, 1, 600) * 1_000
}

export function urlOf(
  environment: Environment,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const value = text(environment, name)
  if (value === undefined) return undefined
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} must be an address that begins with ${protocols[0]}//, not "${value}".`)
  return value
}

/** An address that others are made of, by adding a path. */
export function httpUrl(environment: Environment, name: string): string | undefined {
  const value = urlOf(environment, name, ['http:', 'https:'])
  if (value !== undefined && (/[?#]/.test(value) || new URL(value).username !== ''))
    throw new ConfigError(`${name} must be an address without a user, ? or #, like https://example.org.`)
  return value?.replace(/\/+$/, '')
}

export function oneOf(
  environment: Environment,
  name: string,
  values: readonly string[],
  fallback: string,
): string {
  const value = text(environment, name) ?? fallback
  if (!values.includes(value))
    throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${value}".`)
  return value
}

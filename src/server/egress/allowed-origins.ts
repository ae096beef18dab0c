import type { Config } from '../settings/config.ts'

/** Where sites may send us although it is private: the operator's own model, and what EGRESS_ALLOW names. */
export function allowedOrigins({
  assistantBaseUrl,
  egressAllow,
}: Pick<Config, 'assistantBaseUrl' | 'egressAllow'>): string[] {
  const named = egressAllow.flatMap((host) => [`http://${host}`, `https://${host}`])
  return [...(assistantBaseUrl === undefined ? [] : [assistantBaseUrl]), ...named].map(
    (address) => new URL(address).origin,
  )
}

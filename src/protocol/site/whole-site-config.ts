import { isRecord } from '../record.ts'
import { defaultSiteConfig } from './default-site-config.ts'
import type { SiteConfig } from './site-config.ts'

type Fields = Record<string, unknown>

/** A stored configuration over complete defaults, at every depth: one written by an older release lacks new settings. */
export function wholeSiteConfig(config: SiteConfig, siteName?: string): SiteConfig {
  return over(defaultSiteConfig(siteName), config) as SiteConfig
}

function over(defaults: Fields, given: Fields): Fields {
  const whole: Fields = { ...defaults, ...given }
  for (const [name, value] of Object.entries(given)) {
    const usual = defaults[name]
    if (isRecord(usual) && isRecord(value)) whole[name] = over(usual, value)
  }
  return whole
}

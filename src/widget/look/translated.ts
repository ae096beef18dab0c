import type { SiteConfig } from '#protocol'
import { translationFor } from './language.ts'

/** The configuration with the owner's own words in the visitor's language, where there are any. */
export function translated(config: SiteConfig, wishes: readonly (string | undefined)[]): SiteConfig {
  const match = translationFor(config, wishes)
  const { greeting, nudge, launcherLabel, disclaimer, quickChips } = config.translations?.[match ?? ''] ?? {}
  return {
    ...config,
    greeting: greeting ?? config.greeting,
    nudge: { ...config.nudge, message: nudge ?? config.nudge.message },
    launcher: { ...config.launcher, label: launcherLabel ?? config.launcher.label },
    disclaimer: disclaimer ?? config.disclaimer,
    quickChips: quickChips ?? config.quickChips,
  }
}

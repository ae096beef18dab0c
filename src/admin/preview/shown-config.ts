import type { SiteConfig } from '#protocol'
import type { PreviewState } from './preview-state.ts'

/** The configuration as the sample page shows it: rules about pages, pauses and waiting would only hide it. */
export function shownConfig({ config, dark, scene, locale }: PreviewState): SiteConfig {
  const { paths: _, ...rest } = config
  const { paths: __, excludePaths: ___, ...nudge } = config.nudge
  return {
    ...rest,
    enabled: true,
    locale,
    theme: config.theme === 'light' || config.theme === 'dark' ? config.theme : dark ? 'dark' : 'light',
    nudge: { ...nudge, enabled: scene === 'nudge' && config.nudge.enabled, trigger: 'delay', delay: 200 },
    quickChips: config.quickChips.map(({ text, payload }) => ({ text, payload })),
  }
}

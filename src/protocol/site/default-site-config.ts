import type { SiteConfig } from './site-config.ts'

/** What a site looks like whose owner has chosen nothing yet. */
export function defaultSiteConfig(siteName?: string): SiteConfig {
  return {
    layout: 'floating',
    primaryColor: '#2f6fed',
    greeting: 'Hello. I can answer questions about this site and do things on the page for you.',
    position: 'bottom-right',
    typography: { headingFont: 'system-ui', bodyFont: 'system-ui', buttonRadius: '10px' },
    launcher: { shape: 'circle', size: 'md', icon: 'chat', glow: false },
    nudge: { enabled: false },
    quickChips: [],
    enabled: true,
    theme: 'auto',
    ...(siteName === undefined ? {} : { siteName }),
  }
}

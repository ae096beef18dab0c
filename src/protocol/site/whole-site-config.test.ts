import { expect, it } from 'vitest'
import { defaultSiteConfig } from './default-site-config.ts'
import type { SiteConfig } from './site-config.ts'
import { wholeSiteConfig } from './whole-site-config.ts'

/** As a release wrote it that knew fewer settings. */
const older = (config: object) => config as SiteConfig

it('[K1] completes what an older release has written, at every depth', () => {
  const old = older({ primaryColor: '#112233', launcher: { shape: 'pill' }, nudge: {}, quickChips: [] })
  expect(wholeSiteConfig(old, 'Shop')).toEqual({
    ...defaultSiteConfig('Shop'),
    primaryColor: '#112233',
    launcher: { ...defaultSiteConfig().launcher, shape: 'pill' },
  })
})

it('leaves what the owner has decided as it is, lists and optional parts included', () => {
  const decided: SiteConfig = {
    ...defaultSiteConfig('Shop'),
    siteName: 'The shop',
    quickChips: [{ text: 'Hours', payload: 'When do you open?' }],
    actions: { deny: ['wholesale'] },
    translations: { de: { greeting: 'Guten Tag' } },
  }
  expect(wholeSiteConfig(decided, 'Shop')).toEqual(decided)
})

import { defaultSiteConfig } from '#protocol'

/** The look of a widget that may not ask its server yet: loaded only where `data-consent` holds it back. */
export const defaults = defaultSiteConfig()

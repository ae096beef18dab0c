import { patterns, type QuickChip, type SiteConfig } from '#protocol'

const checks: readonly {
  path: string
  pattern: string
  says: string
  of: (config: SiteConfig) => string | undefined
}[] = [
  {
    path: 'primaryColor',
    pattern: patterns.hexColour,
    says: 'Write the colour as #2f6fed.',
    of: (c) => c.primaryColor,
  },
  { path: 'typography.headingFont', ...fonts((c) => c.typography.headingFont) },
  { path: 'typography.bodyFont', ...fonts((c) => c.typography.bodyFont) },
  {
    path: 'typography.buttonRadius',
    pattern: patterns.cssLength,
    says: 'A length, such as 10px or 0.5rem.',
    of: (c) => c.typography.buttonRadius,
  },
  { path: 'launcher.iconUrl', ...address((c) => c.launcher.iconUrl) },
  { path: 'logoUrl', ...address((c) => c.logoUrl) },
  { path: 'consent.url', ...address((c) => c.consent?.url) },
  { path: 'contact.url', ...address((c) => c.contact?.url) },
  {
    path: 'contact.email',
    pattern: patterns.email,
    says: 'An address such as hello@example.org.',
    of: (c) => c.contact?.email,
  },
  {
    path: 'contact.phone',
    pattern: patterns.phone,
    says: 'Digits, with + and blanks where you like.',
    of: (c) => c.contact?.phone,
  },
]

/** What can be seen to be wrong while it is typed; the server checks everything again. */
export function checkConfig(config: SiteConfig): Record<string, string> {
  const found = checks.filter(({ of, pattern }) => {
    const value = of(config)
    return value !== undefined && !new RegExp(pattern).test(value)
  })
  const translated = Object.entries(config.translations ?? {}).flatMap(([code, { quickChips = [] }]) =>
    emptyChips(`translations.${code}.quickChips`, quickChips),
  )
  return Object.fromEntries([
    ...found.map(({ path, says }) => [path, says]),
    ...emptyChips('quickChips', config.quickChips),
    ...translated,
  ])
}

function emptyChips(path: string, chips: readonly QuickChip[]): string[][] {
  return chips.flatMap(({ text, payload }, place) => [
    ...(text.trim() ? [] : [[`${path}.${place}.text`, 'Give it a label.']]),
    ...(payload.trim() ? [] : [[`${path}.${place}.payload`, 'Say what is asked.']]),
  ])
}

function fonts(of: (config: SiteConfig) => string) {
  return {
    pattern: patterns.fontNames,
    says: 'Names with commas between them, no quotes.',
    of,
  }
}

function address(of: (config: SiteConfig) => string | undefined) {
  return {
    pattern: patterns.address,
    says: 'An address with https://, or a path of your site.',
    of,
  }
}

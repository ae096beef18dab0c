import type { SiteConfig } from '#protocol'

const checks: readonly {
  path: string
  pattern: RegExp
  says: string
  of: (config: SiteConfig) => string | undefined
}[] = [
  {
    path: 'primaryColor',
    pattern: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
    says: 'Write the colour as #2f6fed.',
    of: (c) => c.primaryColor,
  },
  { path: 'typography.headingFont', ...fonts((c) => c.typography.headingFont) },
  { path: 'typography.bodyFont', ...fonts((c) => c.typography.bodyFont) },
  {
    path: 'typography.buttonRadius',
    pattern: /^(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%))$/,
    says: 'A length, such as 10px or 0.5rem.',
    of: (c) => c.typography.buttonRadius,
  },
  { path: 'launcher.iconUrl', ...address((c) => c.launcher.iconUrl) },
  { path: 'logoUrl', ...address((c) => c.logoUrl) },
  { path: 'consent.url', ...address((c) => c.consent?.url) },
]

/** What can be seen to be wrong while it is typed; the server checks everything again. */
export function checkConfig(config: SiteConfig): Record<string, string> {
  const found = checks.filter(({ of, pattern }) => {
    const value = of(config)
    return value !== undefined && !pattern.test(value)
  })
  const chips = config.quickChips.flatMap(({ text, payload }, place) => [
    ...(text.trim() ? [] : [[`quickChips.${place}.text`, 'Give it a label.']]),
    ...(payload.trim() ? [] : [[`quickChips.${place}.payload`, 'Say what is asked.']]),
  ])
  return Object.fromEntries([...found.map(({ path, says }) => [path, says]), ...chips])
}

function fonts(of: (config: SiteConfig) => string) {
  return {
    pattern: /^[A-Za-z0-9 _-]+(?:, ?[A-Za-z0-9 _-]+)*$/,
    says: 'Names with commas between them, no quotes.',
    of,
  }
}

function address(of: (config: SiteConfig) => string | undefined) {
  return {
    pattern: /^(?:https?:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/,
    says: 'An address with https://, or a path of your site.',
    of,
  }
}

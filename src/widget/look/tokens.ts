import type { SiteConfig } from '#protocol'
import { fontStack, radius } from './launcher-tokens.ts'
import { palette } from './palette.ts'

const sizes = { sm: 14, md: 15, lg: 17 } as const

/** The custom properties of the owner's look, as the text of a stylesheet. Values are checked once more here. */
export function tokens(config: SiteConfig): string {
  const { typography, primaryColor } = config
  const size = sizes[typography.fontSize ?? 'md'] ?? sizes.md
  const plain = {
    font: fontStack(typography.bodyFont),
    'heading-font': fontStack(typography.headingFont),
    'heading-weight': Number.isInteger(typography.headingWeight) ? (typography.headingWeight as number) : 600,
    size: `${size}px`,
    radius: radius(typography.buttonRadius),
  }
  return `.ph{${declare(plain)}${declare(palette(primaryColor, 'light'))}}.ph[data-theme=dark]{${declare(palette(primaryColor, 'dark'))}}`
}

function declare(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}

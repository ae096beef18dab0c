import type { SiteConfig } from '#protocol'
import { carriesWhite, readColour } from './carries-white.ts'

const system = 'system-ui, sans-serif'
const sides = { sm: 44, md: 56, lg: 64, xl: 72 }
const corners = { circle: '50%', squircle: '34%', square: 'min(var(--radius),18px)', pill: '36px' }

/** The launcher's colours, size and place as CSS. Everything from the server is checked once more on its way there. */
export function launcherTokens(config: SiteConfig): string {
  const { primaryColor, typography, launcher, position } = config
  const { shape, size, offsetX = 20, offsetY = 20 } = launcher
  const fill = readColour(primaryColor)
  const scheme = config.theme === 'dark' || config.theme === 'light' ? config.theme : 'light dark'
  const bar = config.layout === 'bottom-bar'
  const [y, x] = position.split('-') as [string, string]
  const tab = shape === 'tab' && !bar && x !== 'center'
  const edge = (side: string, offset: string) => `${side}:calc(${offset} + env(safe-area-inset-${side},0px));`
  const corner = tab
    ? `${x === 'left' ? '0 12px 12px 0' : '12px 0 0 12px'}`
    : (corners[shape as 'pill'] ?? '36px')
  const place = tab
    ? `${x}:0;bottom:50%`
    : edge(bar ? 'bottom' : y, 'var(--offset-y)') + (bar || x === 'center' ? '' : edge(x, 'var(--offset-x)'))
  return `.ph{color-scheme:${scheme};--launch:rgb(${fill});--on-launch:${carriesWhite(fill) ? '#fff' : '#000'};--font:${fontStack(typography.bodyFont)};--radius:${radius(typography.buttonRadius)};--offset-x:${+offsetX}px;--offset-y:${+offsetY}px;--side:${bar ? 52 : tab ? 44 : (sides[size] ?? 56)}px;--corner:${bar ? '26px' : corner}}.launcher{${place}}`
}

/** Font names unquoted, so that `serif` keeps its meaning. Neither they nor a length can leave their declaration. */
export function fontStack(names: string): string {
  return plain(names) ? `${names}, ${system}` : system
}

export function radius(length: string): string {
  return length === '0' ? '0px' : plain(length) ? length : '10px'
}

function plain(value: string): boolean {
  return /^[\w .,%-]+$/.test(value)
}

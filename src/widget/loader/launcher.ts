import type { SiteConfig } from '#protocol'
import { launcherIcons } from '../look/icons.ts'

/** The button in the corner. */
export interface Launcher {
  readonly element: HTMLButtonElement
  /** Redraws it, for another configuration or language. */
  draw(config: SiteConfig, name: string): void
}

const svgNamespace = 'http://www.w3.org/2000/svg'

export function createLauncher(options: {
  document: Document
  onToggle: () => void
  /** Hovered, touched or focused: a click is likely. */
  onApproach: () => void
}): Launcher {
  const { document } = options
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'launcher'
  button.ariaExpanded = 'false'
  button.addEventListener('click', options.onToggle)
  for (const sign of ['pointerenter', 'focus']) button.addEventListener(sign, options.onApproach)

  return {
    element: button,
    draw({ layout, position, launcher }, name) {
      const { shape, hideOnMobile, glow } = launcher
      const bar = layout === 'bottom-bar'
      const worded = bar || shape === 'pill' || shape === 'tab'
      const center = bar || position.endsWith('center')
      const classes = {
        worded,
        bar,
        center,
        tab: shape === 'tab' && !center,
        glow,
        nophone: hideOnMobile,
      }
      for (const [name, on] of Object.entries(classes)) button.classList.toggle(name, !!on)
      button.ariaLabel = name
      button.replaceChildren(picture(document, launcher), worded ? name : '')
    },
  }
}

function picture(document: Document, { icon, iconUrl }: SiteConfig['launcher']): Element {
  const drawn = drawing(document, launcherIcons[icon as 'chat'] ?? launcherIcons.chat)
  if (icon !== 'custom' || !iconUrl) return drawn
  const image = document.createElement('img')
  image.alt = ''
  image.addEventListener('error', () => image.replaceWith(drawn))
  image.src = iconUrl
  return image
}

function drawing(document: Document, path: string): Element {
  const svg = document.createElementNS(svgNamespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(svgNamespace, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

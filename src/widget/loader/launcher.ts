import type { SiteConfig } from '#protocol'
import { launcherIcons } from '../look/icons.ts'

/** The button in the corner. */
export interface Launcher {
  readonly element: HTMLButtonElement
  /** Draws it anew, for another configuration or language. */
  draw(config: SiteConfig, name: string): void
  /** `closeName` is what it is called while the panel is open. */
  setOpen(open: boolean, closeName?: string): void
  setUnread(count: number): void
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
  const badge = document.createElement('span')
  badge.className = 'badge'
  badge.hidden = true
  let askName = ''
  let closeName: string | undefined
  let unread = 0

  button.addEventListener('click', options.onToggle)
  for (const sign of ['pointerenter', 'focus']) button.addEventListener(sign, options.onApproach)

  function name(): void {
    button.ariaLabel = closeName ?? (unread > 0 ? `${askName} (${unread})` : askName)
    button.ariaExpanded = String(closeName !== undefined)
  }

  return {
    element: button,
    draw({ layout, position, launcher }, named) {
      const { shape, hideOnMobile, glow } = launcher
      const bar = layout === 'bottom-bar'
      const worded = bar || shape === 'pill' || shape === 'tab'
      const classes = {
        worded,
        bar,
        center: bar || position.endsWith('center'),
        tab: shape === 'tab' && !bar && !position.endsWith('center'),
        glow,
        nophone: hideOnMobile,
      }
      for (const [name, on] of Object.entries(classes)) button.classList.toggle(name, Boolean(on))
      askName = named
      button.replaceChildren(picture(document, launcher), worded ? askName : '', badge)
      name()
    },
    setOpen(open, called = askName) {
      closeName = open ? called : undefined
      name()
    },
    setUnread(count) {
      unread = count
      badge.hidden = count === 0
      badge.textContent = count > 9 ? '9+' : String(count)
      name()
    },
  }
}

function picture(document: Document, { icon, iconUrl }: SiteConfig['launcher']): Element {
  if (icon === 'custom' && iconUrl) {
    const image = document.createElement('img')
    image.alt = ''
    image.addEventListener('error', () => image.replaceWith(drawing(document, launcherIcons.chat)))
    image.src = iconUrl
    return image
  }
  return drawing(document, launcherIcons[icon as 'chat'] ?? launcherIcons.chat)
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

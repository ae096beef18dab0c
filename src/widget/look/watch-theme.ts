import { luminance } from '#protocol'
import type { Theme } from '../api.ts'

/** Below this a background is dark: text on it is light. */
const darkBelow = 0.2
/** Pages that change their colours do it by a class or an attribute, and some fade. */
const fadeMs = 350

/** Puts the theme on the frame. While it is `auto` it follows the page's own background, or else the system. */
export function watchTheme(
  frame: HTMLElement,
  theme: Theme,
): { set(theme: Theme): void; look(): void; stop(): void } {
  const { ownerDocument } = frame
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let wish = theme
  let timer: ReturnType<typeof setTimeout> | undefined
  const paint = () => {
    frame.dataset.theme =
      wish === 'auto' ? ((pageIsDark(ownerDocument) ?? dark.matches) ? 'dark' : 'light') : wish
  }
  const soon = () => {
    paint()
    clearTimeout(timer)
    timer = setTimeout(paint, fadeMs)
  }
  const watcher = new MutationObserver(soon)
  for (const element of [ownerDocument.documentElement, ownerDocument.body])
    if (element) watcher.observe(element, { attributes: true })
  dark.addEventListener('change', soon)
  paint()
  return {
    set(theme) {
      wish = theme
      paint()
    },
    look: paint,
    stop() {
      watcher.disconnect()
      clearTimeout(timer)
      dark.removeEventListener('change', soon)
    },
  }
}

/** By the first background that can be seen, from the middle of the screen outwards; undefined: there is none. */
function pageIsDark(document: Document): boolean | undefined {
  const { clientWidth, clientHeight } = document.documentElement
  const middle = document
    .elementsFromPoint(clientWidth / 2, clientHeight / 2)
    .find((element) => !element.closest('[data-pagehand=ignore]'))
  for (let at: Element | null = document.body; at; at = at.parentElement) {
    const isDark = darkness(at)
    if (isDark !== undefined) return isDark
  }
  // Some applications colour a box of their own that fills the page.
  for (let at = middle; at; at = at.parentElement ?? undefined) {
    const { width, height } = at.getBoundingClientRect()
    if (width < clientWidth * 0.9 || height < clientHeight * 0.9) continue
    const isDark = darkness(at)
    if (isDark !== undefined) return isDark
  }
  return undefined
}

function darkness(element: Element): boolean | undefined {
  const paper = element.ownerDocument.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!paper) return undefined
  // A canvas reads every way to write a colour.
  paper.fillStyle = getComputedStyle(element).backgroundColor
  paper.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, opaque = 0] = paper.getImageData(0, 0, 1, 1).data
  return opaque < 128 ? undefined : luminance([red, green, blue]) < darkBelow
}

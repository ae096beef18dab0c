import type { Theme } from '../api.ts'

/** Puts the theme on the frame and follows the system's while it is `auto`. */
export function watchTheme(frame: HTMLElement, theme: Theme): { set(theme: Theme): void; stop(): void } {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let wish = theme
  const paint = () => {
    frame.dataset.theme = wish === 'auto' ? (dark.matches ? 'dark' : 'light') : wish
  }
  dark.addEventListener('change', paint)
  paint()
  return {
    set(theme) {
      wish = theme
      paint()
    },
    stop: () => dark.removeEventListener('change', paint),
  }
}

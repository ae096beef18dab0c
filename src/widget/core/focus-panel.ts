/** The composer, or the way back to it; on a touch screen the keyboard would jump up before anything was read. */
export function focusPanel(root: ShadowRoot): void {
  const panel = root.querySelector<HTMLElement>('.panel')
  const touch = matchMedia('(pointer: coarse)').matches
  const first = panel?.querySelector<HTMLElement>(touch ? '.back' : '.back,.composer textarea')
  ;(first ?? panel)?.focus({ preventScroll: true })
}

/** A step that a case wants to see, by the words on the page. */
export interface WantedStep {
  /** Verbs that do the same here. */
  readonly verbs: readonly string[]
  /** Label of the element; absent: none is aimed at. */
  readonly on?: string
  /** Region of the element, where its label occurs more than once. */
  readonly within?: string
  readonly value?: string
}

/** What a turn must come to. */
export type Expectation =
  /** Exactly these steps, over however many plans; `asks` names the field that is asked for at the end. */
  | { readonly kind: 'steps'; readonly steps: readonly WantedStep[]; readonly asks?: string }
  | { readonly kind: 'says'; readonly texts: readonly string[] }
  /** Nothing is done, and the visitor is told so. */
  | { readonly kind: 'cannot' }

const step = (verbs: readonly string[], on?: string, within?: string, value?: string): WantedStep => ({
  verbs,
  ...(on !== undefined && { on }),
  ...(within !== undefined && { within }),
  ...(value !== undefined && { value }),
})

export const click = (on: string, within?: string): WantedStep => step(['click'], on, within)
export const pick = (on: string, within?: string): WantedStep => step(['check', 'click'], on, within)
export const tick = (on: string, within?: string): WantedStep => step(['check', 'click'], on, within)
export const untick = (on: string): WantedStep => step(['uncheck', 'click'], on)
export const type = (on: string, value: string, within?: string): WantedStep =>
  step(['type', 'set_value'], on, within, value)
export const choose = (on: string, value: string): WantedStep => step(['select'], on, undefined, value)
export const clear = (on: string): WantedStep => step(['clear'], on)
export const enter = (): WantedStep => step(['press_key', 'click'])
export const scroll = (value: string): WantedStep => step(['scroll'], undefined, undefined, value)
export const scrollTo = (on: string): WantedStep => step(['scroll_to'], on)
export const show = (on: string): WantedStep => step(['highlight'], on)
export const reload = (): WantedStep => step(['reload'])

export const does = (...steps: readonly WantedStep[]): Expectation => ({ kind: 'steps', steps })
export const asksFor = (asks: string, ...steps: readonly WantedStep[]): Expectation => ({
  kind: 'steps',
  steps,
  asks,
})
export const says = (...texts: readonly string[]): Expectation => ({ kind: 'says', texts })
export const cannot: Expectation = { kind: 'cannot' }

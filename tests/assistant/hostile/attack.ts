import type { IndexedElement, PageContext, SequenceStep } from '#protocol'

/** One thing a page tells an obedient model to do, and which of it must never reach the widget. */
export interface Attack {
  readonly name: string
  readonly elements?: readonly IndexedElement[]
  readonly context?: Partial<PageContext>
  /** The model's calls, as the page dictates them. */
  readonly calls: readonly { readonly name: string; readonly input: object }[]
  readonly isForbidden: (step: SequenceStep) => boolean
}

export const id = 40

export const on = (step: SequenceStep) => step.elementId === id

export const always = () => true

export function act(...steps: Partial<SequenceStep>[]) {
  return [
    {
      name: 'page_act',
      input: { steps: steps.map((step) => Object.assign({ description: 'Go on' }, step)) },
    },
  ]
}

export function each(
  labels: Readonly<Record<string, string>>,
  attack: (label: string, language: string) => Attack[],
) {
  return Object.entries(labels).flatMap(([language, label]) => attack(label, language))
}

export const button = (text: string, more: Partial<IndexedElement> = {}): IndexedElement => ({
  id,
  type: 'button',
  text,
  ...more,
})

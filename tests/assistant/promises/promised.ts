import type { Line, SequenceStep } from '#protocol'
import type { Sight } from '../../../src/assistant/policy/testing/verdict-of.ts'

/** Something that docs/policy.md says in so many words, with the case that it names. */
export interface Promised {
  /** The words of docs/policy.md. */
  readonly says: string
  readonly verdict: string | RegExp
  readonly lines: readonly Line[]
  readonly step?: Partial<SequenceStep>
  readonly sight?: Sight
}

export const line = (kind: string, text: string, state: Line[4] = {}): Line => [0, 1, kind, text, state]
export const button = (text: string, state: Line[4] = {}) => line('button', text, state)
export const heading = (text: string): Line => [0, 0, 'heading', text]
export const link = (text: string, href: string) => [line('link', text, { href })]
export const box = { action: 'check' } as const
/** What sends the only form of the page. */
export const submits = { form: 0, submits: true } as const
/** What takes effect without a submit. */
export const atOnce = { checked: false, immediate: true } as const

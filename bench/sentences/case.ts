import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#protocol'

/** Pages that `npm run fit` may learn from, and pages that it never sees. */
export const halves = ['open', 'kept'] as const
export type Half = (typeof halves)[number]

/** A step that a case wants to see. `on` are marks of the page: `data-case`. */
export interface MarkedStep {
  readonly verbs: readonly string[]
  readonly on?: readonly string[]
  readonly value?: string
  readonly values?: readonly string[]
}

/** What a sentence should lead to, as its writer put it down. */
export interface MarkedExpect {
  readonly steps?: readonly MarkedStep[]
  readonly order?: boolean
  /** The last step binds: the visitor has to be asked first. */
  readonly confirm?: boolean
  readonly says?: readonly string[]
  readonly cannot?: boolean
  readonly asks?: boolean
  readonly among?: readonly string[]
}

export const kinds = ['act', 'form', 'question', 'cannot', 'ask'] as const
export type Kind = (typeof kinds)[number]

interface Placed {
  readonly half: Half
  readonly page: string
  readonly lang: Language
}

export interface SentenceCase extends Placed {
  readonly kind: Kind
  readonly say: string
  readonly expect: MarkedExpect
}

export interface Dialogue extends Placed {
  readonly kind: 'dialogue'
  readonly turns: readonly { readonly say: string; readonly expect: MarkedExpect }[]
}

export const folder = import.meta.dirname

/** Everything that was written for the pages of a half, in the order of the files. */
export function readCases(half: Half): (SentenceCase | Dialogue)[] {
  return pagesOf(half).flatMap((page) =>
    readFileSync(join(folder, half, `${page}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => Object.assign(JSON.parse(line) as SentenceCase | Dialogue, { half, page })),
  )
}

export function pagesOf(half: Half): string[] {
  return readdirSync(join(folder, half))
    .flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -5)] : []))
    .sort()
}

export function sentencesOf(half: Half): SentenceCase[] {
  return readCases(half).filter((one) => one.kind !== 'dialogue')
}

export function dialoguesOf(half: Half): Dialogue[] {
  return readCases(half).filter((one) => one.kind === 'dialogue')
}

/** What a step may write or choose; empty: whatever. */
export function valuesOf({ value, values = [] }: MarkedStep): string[] {
  return [...(value === undefined ? [] : [value]), ...values]
}

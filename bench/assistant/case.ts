import type { Expectation } from './expect.ts'

/** The sorts of things visitors say. `typo` cases are made from the literal ones. */
export const caseKinds = ['literal', 'typo', 'paraphrase', 'question', 'fill', 'steps', 'impossible'] as const
export type CaseKind = (typeof caseKinds)[number]

export type Half = 'development' | 'held-out'

/** What a visitor says on a page, and what must come of it. */
export interface Case {
  readonly page: string
  readonly half: Half
  readonly kind: CaseKind
  readonly say: string
  readonly expect: Expectation
  /** Which page a click on a label leads to, beyond what the links themselves say. */
  readonly leads: Readonly<Record<string, string>>
}

/** The cases of one page, as they are written down. */
export interface PageCases {
  readonly page: string
  readonly half: Half
  readonly literal: Lines
  readonly paraphrase: Lines
  readonly question: Lines
  readonly fill?: Lines
  readonly steps?: Lines
  readonly impossible: readonly string[]
  readonly leads?: Readonly<Record<string, string>>
}

type Lines = readonly (readonly [say: string, expect: Expectation])[]

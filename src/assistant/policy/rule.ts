import type { ActionName, IndexedElement, SequenceStep } from '#protocol'
import type { Scene } from './scene.ts'
import type { Verdict } from './verdict.ts'

/** A step whose verb is known, with the element it is aimed at. */
export interface Act {
  readonly verb: ActionName
  readonly step: SequenceStep
  readonly target: IndexedElement | undefined
}

export type Objection = Omit<Extract<Verdict, { decision: 'ask' | 'refuse' }>, 'rule'>

/** One thing the policy looks at. A rule that has nothing to say of an act returns undefined. */
export interface Rule {
  readonly id: string
  readonly check: (act: Act, scene: Scene) => Objection | undefined
}

export function refuse(reason: string): Objection {
  return { decision: 'refuse', reason }
}

export function ask(reason: string, destructive = false): Objection {
  return { decision: 'ask', reason, ...(destructive ? { destructive } : {}) }
}

/** How a reason names an element. */
export function named(element: IndexedElement | undefined): string {
  return element ? `${element.type ?? 'element'} "${element.text ?? element.id}"` : 'the page'
}

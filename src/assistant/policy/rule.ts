import type { IndexedElement } from '#protocol'
import type { Act } from './act.ts'
import type { Scene } from './scene.ts'
import type { Verdict } from './verdict.ts'

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

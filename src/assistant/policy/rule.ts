import type { LabelGroup } from '#languages'
import { labelHas, type Thing } from '../view/index.ts'
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

/** How a reason names a thing. */
export function named(thing: Thing | undefined): string {
  return thing ? `${thing.kind} "${thing.name || thing.id}"` : 'the page'
}

/** Whether any of a thing's names says this: what it shows and what it is called may differ. */
export function isCalled(thing: Thing, group: Exclude<LabelGroup, 'innocent'>): boolean {
  return thing.names.some((name) => labelHas(group, name))
}

import type { Expectation, Scenario, ScriptedStep } from './scenario.ts'

/** Steps of a plan by what they do, so that a scenario reads as a sentence. */
export const click = (on: string): ScriptedStep => ({ action: 'click', on })
export const type = (on: string, inputData: string): ScriptedStep => ({ action: 'type', on, inputData })
export const select = (on: string, inputData: string): ScriptedStep => ({ action: 'select', on, inputData })
export const set = (on: string, inputData: string): ScriptedStep => ({ action: 'set_value', on, inputData })
export const key = (inputData: string, on?: string): ScriptedStep => ({ action: 'press_key', on, inputData })
export const check = (on: string): ScriptedStep => ({ action: 'check', on })
export const uncheck = (on: string): ScriptedStep => ({ action: 'uncheck', on })
export const focus = (on: string): ScriptedStep => ({ action: 'focus', on })
export const drag = (on: string, onto: string): ScriptedStep => ({ action: 'drag', on, onto })
export const visit = (url: string): ScriptedStep => ({ action: 'navigate', url })

/** A scenario of one plan. */
export function scene(
  name: string,
  html: Scenario['html'],
  says: string,
  steps: readonly ScriptedStep[],
  expect: Expectation,
  more: Partial<Scenario> = {},
): Scenario {
  return { name, html, says, plans: [steps], expect, ...more }
}

/** An ordinary wish that is done without a question. */
export function wish(
  name: string,
  html: Scenario['html'],
  says: string,
  steps: readonly ScriptedStep[],
  did: readonly string[],
): Scenario {
  return scene(name, html, says, steps, { did, asks: 0 })
}

/** A wish that binds: asked for once, and done after the yes. */
export function bound(
  name: string,
  html: Scenario['html'],
  says: string,
  steps: readonly ScriptedStep[],
  did: readonly string[],
): Scenario {
  return scene(name, html, says, steps, { did, asks: 1 }, { answers: ['yes'] })
}

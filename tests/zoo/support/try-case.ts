import { isDeepStrictEqual } from 'node:util'
import type { Page as Tab } from 'playwright-core'
import type { Line, SequenceStep, StepResult } from '../../../src/protocol/index.ts'
import type { Aim, Case, Library, More, Step } from './library.ts'
import type { ZooStage } from './stage.ts'

declare global {
  interface Window {
    /** What the components of a page hold by their own account. */
    held: Record<string, unknown>
    ready?: Promise<void>
  }
}

/**
 * `false success` is the one that counts: the page does not hold what the plan was for, and every step said it was
 * done. `false failure`: it holds it, and a step said it was not.
 */
export type Verdict = 'right' | 'not seen' | 'failed' | 'false failure' | 'false success'

export interface Trial {
  readonly library: string
  readonly does: string
  readonly verdict: Verdict
  /** What was seen and said, for whoever mends it. */
  readonly story: string
}

export async function tryCase(stage: ZooStage, library: Library, tried: Case): Promise<Trial> {
  const [does, steps, key, value, end] = tried
  const told = (verdict: Verdict, story: string): Trial => ({ library: library.name, does, verdict, story })
  const tab = await stage.visit(library.page)
  const results: StepResult[] = []
  for (const step of steps) {
    const aimed = await aim(tab, step)
    if (typeof aimed === 'string') return told('not seen', aimed)
    results.push(await tab.evaluate((step) => window.hands.run(step), aimed))
  }
  const holds = await waitFor(tab, key, value)
  const story = [
    ...results.map(({ success, error, reason, description }) =>
      success ? `${description}: done` : `${description}: ${error}, ${reason}`,
    ),
    `${key} is ${JSON.stringify(await heldIn(tab, key))}, wanted ${JSON.stringify(value)}`,
  ].join('\n')
  const last = results.at(-1)
  const claimed = end
    ? last?.error === end.refused && results.slice(0, -1).every(({ success }) => success)
    : results.every(({ success }) => success)
  if (holds && claimed) return told('right', story)
  if (holds) return told(end && last?.success ? 'false success' : 'false failure', story)
  return told(results.every(({ success }) => success) ? 'false success' : 'failed', story)
}

/** The step with the numbers that a fresh look gives, or what that look told instead. */
async function aim(tab: Tab, [action, target, more = {}]: Step): Promise<SequenceStep | string> {
  const { to, side, ...rest }: More = typeof more === 'string' ? { inputData: more } : more
  const lines = await tab.evaluate(async () => (await window.hands.snapshot()).outline?.lines ?? [])
  const elementId = target === undefined ? -1 : idOf(lines, target)
  const goal = to === undefined ? undefined : idOf(lines, to)
  if (elementId === undefined || (to !== undefined && goal === undefined))
    return `no ${nameOf(elementId === undefined ? target : to)} among\n${linesIn(lines)}`
  const description = `${action} ${nameOf(target)}`
  return {
    action,
    elementId,
    description,
    ...rest,
    ...(goal === undefined ? {} : { to: { elementId: goal, ...(side ? { side } : {}) } }),
  }
}

function idOf(lines: readonly Line[], aim: Aim): number | undefined {
  const { name, kind, nth = 0 } = typeof aim === 'string' || aim instanceof RegExp ? { name: aim } : aim
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
  const found = lines.filter(([, id, of, text]) => id > 0 && fits(text) && (!kind || kind === of))
  return found[nth]?.[1]
}

function nameOf(aim: Aim | undefined): string {
  return aim === undefined ? '' : String(typeof aim === 'string' || aim instanceof RegExp ? aim : aim.name)
}

function linesIn(lines: readonly Line[]): string {
  return lines
    .map(
      ([depth, id, kind, text, state]) =>
        `${'  '.repeat(depth)}${id || '-'} ${kind} ${text} ${state?.value ?? ''}`,
    )
    .join('\n')
}

/** Some components take a moment, as for a person. */
async function waitFor(tab: Tab, key: string, value: unknown): Promise<boolean> {
  for (let look = 0; look < 20; look += 1) {
    if (isDeepStrictEqual(await heldIn(tab, key), value)) return true
    await tab.waitForTimeout(50)
  }
  return false
}

function heldIn(tab: Tab, key: string): Promise<unknown> {
  return tab.evaluate((key) => JSON.parse(JSON.stringify(window.held[key] ?? null)) as unknown, key)
}

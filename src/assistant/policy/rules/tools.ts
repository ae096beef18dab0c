import { ask, refuse, type Rule } from '../rule.ts'
import type { Scene } from '../scene.ts'

export const knownTool: Rule = {
  id: 'known-tool',
  check: ({ traits, step }, scene) =>
    traits.uses.includes('tool') && !toolOf(step.tool, scene)
      ? refuse(`unsupported_action: this page has no tool "${step.tool}"`)
      : undefined,
}

/** A tool its page did not call read-only may do anything. */
export const writingTool: Rule = {
  id: 'writing-tool',
  check: ({ traits, step }, scene) =>
    traits.uses.includes('tool') && toolOf(step.tool, scene)?.readOnly !== true
      ? ask(`the tool "${step.tool}" is not read-only`)
      : undefined,
}

function toolOf(name: string | undefined, { page }: Scene) {
  return page.tools?.find((tool) => tool.name === name)
}

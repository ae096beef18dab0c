import { bondIn } from '../labels/binding-in.ts'
import type { Evidence } from '../row.ts'
import type { Scene } from '../scene.ts'

export const unknownTool: Evidence = ({ traits, step }, scene) =>
  traits.uses.includes('tool') && !toolOf(step.tool, scene)
    ? `unsupported_action: this page has no tool "${step.tool}"`
    : undefined

/** A tool its page did not call read-only may do anything. */
export const writingTool: Evidence = ({ traits, step }, scene) =>
  traits.uses.includes('tool') && toolOf(step.tool, scene)?.readOnly !== true
    ? { reason: `the tool "${step.tool}" is not read-only`, destructive: bondIn(step.tool) === 'destructive' }
    : undefined

/** A tool that only reads is as free as looking. */
export const readingTool: Evidence = ({ traits, step }) =>
  traits.uses.includes('tool') ? `the tool "${step.tool}" only reads` : undefined

function toolOf(name: string | undefined, { page }: Scene) {
  return page.tools?.find((tool) => tool.name === name)
}

import { bondIn } from '../labels/binding-in.ts'
import type { Evidence } from '../row.ts'
import type { Scene } from '../scene.ts'

export const unknownTool: Evidence = ({ traits, step }, scene) =>
  traits.uses.includes('tool') && !toolOf(step.tool, scene)
    ? `unsupported_action: this page has no tool "${step.tool}"`
    : undefined

/** A tool its page did not call read-only may do anything; and a name that deletes or pays counts more than that word. */
export const writingTool: Evidence = ({ traits, step }, scene) => {
  if (!traits.uses.includes('tool')) return undefined
  const bond = bondIn(step.tool?.replaceAll(/[_-]+/g, ' '))
  const matters = bond === 'destructive' || bond === 'final'
  if (toolOf(step.tool, scene)?.readOnly === true && !matters) return undefined
  return { reason: `the tool "${step.tool}" is not read-only`, destructive: bond === 'destructive' }
}

/** A tool that only reads is as free as looking. */
export const readingTool: Evidence = ({ traits, step }) =>
  traits.uses.includes('tool') ? `the tool "${step.tool}" only reads` : undefined

function toolOf(name: string | undefined, { page }: Scene) {
  return page.tools?.find((tool) => tool.name === name)
}

import { bondIn } from '../labels/binding-in.ts'
import type { Evidence } from '../row.ts'
import type { PolicyContext } from '../policy-context.ts'

export const unknownTool: Evidence = ({ traits, step }, context) =>
  traits.uses.includes('tool') && !toolOf(step.tool, context)
    ? `unsupported_action: this page has no tool "${step.tool}"`
    : undefined

/** A tool its page did not call read-only may do anything; and a name that deletes or pays counts more than that word. */
export const writingTool: Evidence = ({ traits, step }, context) => {
  if (!traits.uses.includes('tool')) return undefined
  const bond = bondIn(step.tool?.replaceAll(/[_-]+/g, ' '))
  const matters = bond === 'destructive' || bond === 'final'
  if (toolOf(step.tool, context)?.readOnly === true && !matters) return undefined
  return { reason: `the tool "${step.tool}" is not read-only`, destructive: bond === 'destructive' }
}

/** A tool that only reads is as free as looking. */
export const readingTool: Evidence = ({ traits, step }) =>
  traits.uses.includes('tool') ? `the tool "${step.tool}" only reads` : undefined

function toolOf(name: string | undefined, { page }: PolicyContext) {
  return page.tools?.find((tool) => tool.name === name)
}

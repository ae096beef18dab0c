import { conceptLanguages } from '#languages'
import type { SequenceStep } from '#protocol'
import { checkPlan, type CheckedPlan } from '../../policy/check-plan.ts'
import type { TurnMemory } from '../turn-memory.ts'
import { pageOf, policyContextOf, type Run } from '../run.ts'

/** Rows that decide about an act of which nothing is known. */
const isOpen = new Set(['unknown', 'named'])

/**
 * Judges a plan. Only where words leave an act of which nothing is known are the concepts of the page's and the
 * visitor's languages brought in: it may have been named in other words, or bind by what it means.
 */
export async function check(
  steps: readonly SequenceStep[],
  run: Run,
  memory: TurnMemory,
): Promise<CheckedPlan> {
  const context = policyContextOf(run, memory)
  const checked = checkPlan(steps, context)
  const { lexicon } = run.options
  if (!lexicon || !checked.notes.some((note) => note.kind === 'policy' && isOpen.has(note.rule)))
    return checked
  const tags = [pageOf(run).language, run.request.language]
  const codes = new Set(tags.map((tag) => tag?.toLowerCase().split('-')[0]))
  const languages = conceptLanguages.filter((language) => codes.has(language))
  await lexicon.load(languages)
  run.signal.throwIfAborted()
  return checkPlan(steps, { ...context, notions: { lexicon, languages } })
}

import type { AssistantChange, AssistantTest } from '#protocol'
import { Problem } from '../../api/problem.ts'
import { useConfirm } from '../../parts/confirm.tsx'

/**
 * Saves a change whose new key the server has tried first. Where the model does not answer with it, nothing is saved,
 * and the person decides: keep it all the same, or mend it. Undefined: they would rather mend it.
 */
export function useKeptKey() {
  const confirm = useConfirm()
  return async <Saved>(
    change: AssistantChange,
    save: (change: AssistantChange) => Promise<Saved>,
    onRefused: (reason: string) => void,
  ): Promise<Saved | undefined> => {
    try {
      return await save(change)
    } catch (fault) {
      const test = fault instanceof Problem && (fault.details.test as AssistantTest | undefined)
      if (!test) throw fault
      const keep = await confirm({
        title: 'Keep this key?',
        text: `The model does not answer with it: ${test.message} A key holds at once, also for the version that visitors have now. Nothing is saved yet.`,
        confirm: 'Keep it anyway',
        danger: true,
      })
      if (keep) return save({ ...change, keepKey: true })
      onRefused(test.message)
      return undefined
    }
  }
}

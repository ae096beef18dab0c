import { isExactField, isSelect } from '../../dom/kind.ts'
import type { Act, Action, StepReport } from '../hands.ts'
import { setValue } from './set-value.ts'
import { writeText } from '../input/write-text.ts'

/** Replaces what a field holds. */
export const type: Action = (act) => write(act, act.input)
export const append: Action = (act) => write(act, act.input, true)
export const clear: Action = (act) => write(act, '')

function write(act: Act, text: string, append = false): Promise<StepReport | void> {
  const target = act.target()
  return isSelect(target) || isExactField(target) ? setValue(act) : writeText(act, text, append)
}

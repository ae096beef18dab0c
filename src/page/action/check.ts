import { isChecked } from '../snapshot/describe.ts'
import { nextFrame } from '../dom/pause.ts'
import { pressOn } from './click.ts'
import { StepFailure } from './failure.ts'
import type { Act, Action, Done } from './hands.ts'
import { untilReady } from './ready.ts'

export const check: Action = (act) => bring(act, true)
export const uncheck: Action = (act) => bring(act, false)

/** Brings a checkbox, radio button, switch or toggle to a state by clicking it, and looks whether it stays there. */
async function bring(act: Act, wanted: boolean): Promise<Done> {
  const { hands } = act
  const element = act.target()
  const name = hands.nameOf(element)
  const word = wanted ? 'checked' : 'not checked'
  if (isChecked(element) === undefined) {
    throw new StepFailure('unsupported_action', `“${name}” cannot be checked.`)
  }
  if (isChecked(element) === wanted) return { description: `“${name}” was ${word} already.` }
  const ready = await untilReady(act)
  await pressOn(act, ready)
  const deadline = performance.now() + hands.patience.effectMs
  while (isChecked(act.target()) !== wanted) {
    if (performance.now() >= deadline)
      throw new StepFailure('no_effect', `“${name}” is still ${wanted ? 'not checked' : 'checked'}.`)
    await nextFrame(hands.view)
  }
  return { description: `${wanted ? 'Checked' : 'Unchecked'} “${name}”.` }
}

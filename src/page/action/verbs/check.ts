import { isCheckable } from '../../dom/kind.ts'
import { isChecked } from '../../reading/field-state.ts'
import { pressJudged } from './click.ts'
import { fail } from '../failure.ts'
import type { Act, Action } from '../hands.ts'
import { untilReady } from '../target/ready.ts'
import { until } from '../until.ts'

export const check: Action = (act) => bring(act, true)
export const uncheck: Action = (act) => bring(act, false)

/** Brings a checkbox, radio button, switch or toggle to a state by clicking it, and looks whether it stays there. */
async function bring(act: Act, wanted: boolean): Promise<void> {
  const target = () => boxIn(act.target())
  const isOn = () => stateOf(target())
  const now = isOn()
  if (now === undefined) fail('unsupported_action', 'It cannot be checked.')
  if (now === wanted) return
  await pressJudged(act, await untilReady({ ...act, target }))
  const { elements, patience } = act.hands
  // What is taken out of a filtered list by its tick is gone with it.
  const isGone = () => elements.get(act.step.elementId) === undefined
  const done = await until(act, patience.effectMs, () => isGone() || isOn() === wanted)
  if (!done) fail('no_effect', wanted ? 'It is still not checked.' : 'It is still checked.')
}

/** What shows the state: the element itself, or the one box in it, as in the cell of a table. */
function boxIn(element: Element): Element {
  if (stateOf(element) !== undefined) return element
  const boxes = element.querySelectorAll(
    '[type=checkbox],[role=checkbox],[role=switch],[type=radio],[role=radio]',
  )
  return (boxes.length === 1 && boxes[0]) || element
}

function stateOf(element: Element): boolean | undefined {
  const told = isChecked(element)
  if (told !== undefined || isCheckable(element)) return told
  // A component may keep its role and state to itself, and show this property.
  const { checked } = element as HTMLInputElement
  if (typeof checked === 'boolean') return checked
  const selected = element.getAttribute('aria-selected')
  return selected === null ? undefined : selected === 'true'
}

import { isCheckable, isExactField, isTextField } from '../dom/kind.ts'
import { nextFrame } from '../dom/pause.ts'
import { matchLabel } from '../text.ts'
import { check } from './check.ts'
import { exactValue, formOf } from './exact-value.ts'
import { StepFailure } from './failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Act, Action, Done } from './hands.ts'
import { sendKey } from './press-key.ts'
import { untilReady } from './ready.ts'
import { select } from './select.ts'
import { type } from './type-text.ts'
import { writeValue } from './write-value.ts'

/** Sets what is not written letter by letter: dates, times, ranges, colours, ratings, sliders. */
export const setValue: Action = async (act) => {
  const element = act.target()
  if (isExactField(element)) return setExactly(act)
  if (element.getAttribute('role') === 'slider' || element.getAttribute('role') === 'spinbutton')
    return slide(act)
  if (isCheckable(element)) return checkNamed(act, element)
  if (isTextField(element) || (element as HTMLElement).isContentEditable) return type(act)
  return select(act)
}

async function setExactly(act: Act): Promise<Done> {
  const { hands, step } = act
  const { element, at } = await untilReady(act, { covered: 'allow' })
  const input = element as HTMLInputElement
  const name = hands.nameOf(input)
  const value = exactValue(input, step.inputData ?? '')
  if (value === undefined) {
    throw new StepFailure('no_effect', `“${name}” takes ${formOf(input.type)}, not “${step.inputData}”.`)
  }
  if (input.readOnly) throw new StepFailure('disabled', `“${name}” can only be read.`)
  await hands.pointer?.press(at)
  focusFrom(input)
  await writeValue(input, value)
  await nextFrame(hands.view)
  const kept = (act.target() as HTMLInputElement).value
  if (kept === value) return { description: `Set “${name}” to ${value === '' ? 'nothing' : value}.` }
  // A range moves what it is given to the nearest step it has.
  if (input.type === 'range' && kept !== '')
    return { description: `Set “${name}” to ${kept}, the nearest value it has.` }
  throw new StepFailure('no_effect', `“${name}” did not keep ${value}.`)
}

/** A slider drawn by the page answers to arrow keys; it is moved until it says the value, or stops moving. */
async function slide(act: Act): Promise<Done> {
  const { hands, step } = act
  const { element } = await untilReady(act, { covered: 'allow' })
  const wanted = Number(step.inputData)
  const read = () => Number(act.target().getAttribute('aria-valuenow'))
  const name = hands.nameOf(element)
  if (!Number.isFinite(wanted)) throw new StepFailure('no_effect', `“${name}” takes a number.`)
  focusFrom(element)
  for (
    let presses = 0, last = Number.NaN;
    presses < 500 && read() !== wanted && read() !== last;
    presses += 1
  ) {
    last = read()
    await sendKey(act.target(), last < wanted ? 'ArrowRight' : 'ArrowLeft', hands)
    if (presses === 0) await nextFrame(hands.view)
    const passed = (last < wanted && read() > wanted) || (last > wanted && read() < wanted)
    if (passed) break
  }
  if (read() === wanted) return { description: `Set “${name}” to ${wanted}.` }
  throw new StepFailure('no_effect', `“${name}” stands at ${read()}, not ${wanted}.`)
}

/** A rating is a group of radio buttons: the one that has the wanted name or value is the target. */
function checkNamed(act: Act, element: HTMLInputElement): Promise<Done> {
  const wanted = act.step.inputData ?? ''
  const root = element.getRootNode() as Document | ShadowRoot
  const group = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (radio) => element.type === 'radio' && radio.name === element.name && radio.form === element.form,
  )
  const named = matchLabel(group, wanted, (radio) => [act.hands.nameOf(radio), radio.value])
  if (!named && group.length > 0) {
    throw new StepFailure('option_not_found', `There is no “${wanted}” in this group.`, {
      options: group.map((radio) => act.hands.nameOf(radio) || radio.value),
    })
  }
  return check(named ? { ...act, target: () => named } : act)
}
